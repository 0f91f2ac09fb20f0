// A sound and a notice of the browser when the table begins to wait for its reader. Neither tells anything of the
// game: others may be looking at the screen.
import { untrack } from 'svelte';
import { prefs } from '../../device/prefs.svelte';
import { text } from '../../i18n';
import { awaited, type Reason } from '../session/awaited';
import type { Session } from '../session/session.svelte';
import { sound } from './sounds';

/** While a page shows this table; what it already waits for when the page is opened is not news. */
export function tellWhenAwaited(session: Session): void {
  const reason = $derived(session.state ? awaited(session.state) : undefined); // undefined: nothing is known yet
  let before: typeof reason;
  $effect(() => {
    const now = reason;
    if (now && before !== undefined) untrack(() => tell(now, session.id));
    before = now;
  });
}

/** A fanfare when a match ends before the reader's eyes. */
export function soundTheEnd(session: Session): void {
  const over = $derived(session.state ? Boolean(session.state.ending) : undefined);
  let before: typeof over;
  $effect(() => {
    if (over && before === false) untrack(() => sound('end'));
    before = over;
  });
}

function tell(reason: Reason, table: string): void {
  sound('awaited');
  if (prefs.notifications) notify(text().say('web.brand'), text().say(`table-notice-${reason}`), table);
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
