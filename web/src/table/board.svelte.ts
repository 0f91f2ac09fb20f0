// The board of the table's game, if it has one.
import type { Board, FindBoard } from '../games/board';
import type { Session } from './session/session.svelte';

export class TableBoard {
  /** Undefined while it is not known yet whether there is one. */
  found = $state.raw<Board | null>();

  constructor(
    private readonly session: Session,
    private readonly find: FindBoard,
  ) {}

  /** While a page shows this table. */
  keepFinding(): void {
    const game = $derived(this.session.state?.table.game);
    $effect(() => {
      if (game !== undefined) void this.find(game).then((board) => (this.found = board));
    });
  }
}
