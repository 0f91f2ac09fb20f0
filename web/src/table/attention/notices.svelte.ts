// A sound and a notice of the browser when the table begins to wait for its reader. Neither tells anything of the
// game: others may be looking at the screen.
import { untrack } from 'svelte';
import { prefs } from '../../device/prefs.svelte';
import { text } from '../../i18n';
import { awaited, type Reason } from '../session/awaited';
import type { Session } from '../session/session.svelte';

/** While a page shows this table; what it waits for when the page is opened is no news. */
export function tellWhenAwaited(session: Session): void {
  const reason = $derived(session.state ? awaited(session.state) : undefined); // undefined: nothing is known yet
  let before: typeof reason;
  $effect(() => {
    const now = reason;
    if (now && before !== undefined) untrack(() => tell(now, session.id));
    before = now;
  });
}

function tell(reason: Reason, table: string): void {
  if (prefs.sound) ring();
  if (prefs.notifications) notify(text().say('web.brand'), text().say(`table-notice-${reason}`), table);
}

let sounds: AudioContext | undefined;

/** Two soft tones; a browser that wants a click first stays silent. */
function ring(): void {
  try {
    sounds ??= new AudioContext();
    if (sounds.state !== 'running') void sounds.resume().catch(() => undefined);
    tone(sounds, 523, 0);
    tone(sounds, 784, 0.16);
  } catch {
    // No sound here: the tab still tells.
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
function notify(title: string, body: string, tag: string): void {
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
