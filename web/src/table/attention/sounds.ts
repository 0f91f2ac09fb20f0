// Soft sounds of our own, made on the spot: a bell, a card, a piece set down, a fanfare. A browser that wants a click
// first stays silent.
import { prefs } from '../../device/prefs.svelte';

export type Sound = 'awaited' | 'card' | 'piece' | 'end';

let context: AudioContext | undefined;

export function sound(which: Sound): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    SOUNDS[which](context);
  } catch {
    // No sound here: the eyes are told all the same.
  }
}

const SOUNDS: Record<Sound, (on: AudioContext) => void> = {
  awaited: (on) => {
    tone(on, 523, 0);
    tone(on, 784, 0.16);
  },
  card: (on) => rustle(on, 0.09, 2600),
  piece: (on) => {
    rustle(on, 0.05, 700);
    tone(on, 196, 0, 0.05, 0.16);
  },
  end: (on) => [392, 494, 587, 784].forEach((pitch, at) => tone(on, pitch, at * 0.14, 0.07, 0.9)),
};

function tone(on: AudioContext, pitch: number, after: number, loud = 0.08, long = 0.5): void {
  const start = on.currentTime + after;
  const oscillator = new OscillatorNode(on, { type: 'sine', frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  oscillator.connect(volume).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + long + 0.05);
}

/** Paper or wood: a breath of noise around a pitch. */
function rustle(on: AudioContext, long: number, pitch: number): void {
  const frames = Math.ceil(on.sampleRate * long);
  const buffer = on.createBuffer(1, frames, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < frames; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 2;
  const source = new AudioBufferSourceNode(on, { buffer });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(on, { gain: 0.12 }))
    .connect(on.destination);
  source.start();
}
