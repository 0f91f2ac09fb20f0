// The words of the table's game, and the names of those who sit at it.
import { loadGame, text } from '../i18n';
import { seatName } from '../setup/seats';
import type { Session } from './session/session.svelte';

/** While a page shows this table. */
export function speakOf(session: Session): void {
  const table = $derived(session.state?.table);
  $effect(() => {
    if (table) loadGame(table.game).catch(() => undefined);
  });
  const names = $derived(table?.seats.map((seat, index) => seatName(text(), seat, index)) ?? []);
  $effect(() => {
    text().names = names;
  });
}
