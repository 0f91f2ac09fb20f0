// The title and the icon of the browser's tab: which game it is, and whether the reader is awaited.
import { text } from '../../i18n';
import { awaited } from '../session/awaited';
import type { Session } from '../session/session.svelte';
import awaitedIcon from './awaited.svg?url&no-inline';

/** While a page shows this table; the game has a name when its words are `ready`. */
export function showInTab(session: Session, ready: () => boolean): void {
  const waits = $derived(awaited(session.state) !== null);
  $effect(() => {
    const game = ready() ? text().say('title') : '';
    const sign = waits ? `● ${text().say('table-your-turn')} – ` : '';
    document.title = `${sign}${game ? `${game} – ` : ''}${text().say('web.brand')}`;
    setIcon(waits);
    return () => setIcon(false);
  });
}

function setIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.calm ??= link.href;
  link.href = on ? awaitedIcon : link.dataset.calm;
}
