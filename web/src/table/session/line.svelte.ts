// Keeping the line to the table of a page that is opened, left, and looked at again.
import type { Session } from './session.svelte';

const STALE = 60_000; // milliseconds in the background after which a line may be dead without a sign

export class Line {
  private left = 0;

  constructor(private readonly session: Pick<Session, 'open' | 'close' | 'nudge'>) {}

  /** While a page shows this table. */
  keep(): void {
    $effect(() => {
      this.session.open();
      return () => this.session.close();
    });
  }

  /** The page has come into sight or gone out of it. */
  looked(): void {
    if (document.hidden) this.left = Date.now();
    else if (Date.now() - this.left > STALE) this.session.open();
    else this.session.nudge();
  }
}
