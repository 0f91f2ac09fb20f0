// How somebody learns that he is awaited: title, icon, sound and the browser's own notice. None of it tells
// anything of the game: others may be looking at the screen.
import type { State } from '../../wire/protocol';
import awaitedIcon from './awaited.svg?url&no-inline';

export type Reason = 'turn' | 'vote';

export function awaitsVote(state: State | null): boolean {
  const proposal = state?.table.proposal;
  if (!proposal || !state) return false;
  if (state.table.settings.take_back === 'host') return state.you.host ?? false;
  return state.you.seat != null && proposal.asked.includes(state.you.seat);
}

/** Whether the reader may ask the table to go back, as far as he sees it with his own eyes. */
export function mayAsk({ table, you }: State): boolean {
  const own = you.seat != null && you.seats.includes(you.seat);
  return own && table.settings.take_back !== 'never' && !table.proposal;
}

/** Why the reader is awaited, if he is. */
export function awaited(state: State | null): Reason | null {
  if (!state || state.table.status !== 'playing') return null;
  if (awaitsVote(state)) return 'vote';
  const mine = (state.to_move ?? []).some(
    (seat) => state.you.seats.includes(seat) && !state.table.seats[seat]?.minded,
  );
  return mine || state.back?.commit ? 'turn' : null;
}

export function setIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.calm ??= link.href;
  link.href = on ? awaitedIcon : link.dataset.calm;
}

let sounds: AudioContext | undefined;

/** Two soft tones; a browser that wants a click first stays silent. */
export function ring(): void {
  try {
    sounds ??= new AudioContext();
    if (sounds.state !== 'running') void sounds.resume().catch(() => undefined);
    tone(sounds, 523, 0);
    tone(sounds, 784, 0.16);
  } catch {
    // No sound here: title and icon still tell.
  }
}

function tone(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.55);
}

/** A notice of the browser, when the page is not being looked at and the reader has asked for notices. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices only through a service worker.
  }
}
