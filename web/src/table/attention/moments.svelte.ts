// What just happened may be shown large for a moment, where the game's board wants it: a line of the reader's own story, with what
// moved as it was told. It covers no choice for long: any press or key lets the table be as it is.
import { untrack } from 'svelte';
import type { Board, Moment } from '../../games/board';
import { prefs } from '../../device/prefs.svelte';
import type { Session } from '../session/session.svelte';

const MOST = 6; // of more at once nobody sees each
const ALL = 5200; // milliseconds that all of them may take together: then the newest are enough
const QUICK = 0.5;

interface Shown extends Moment {
  key: number;
  lasts: number;
}

export class Moments {
  shown = $state.raw<Shown | null>(null);
  /** Milliseconds until all of them have been shown: what flies over the table waits for that. */
  left = 0;

  private queue: Shown[] = [];
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: Session,
    private readonly board: () => Board | null | undefined,
  ) {}

  /** While a page shows this table. */
  keepShowing(): void {
    const version = $derived(this.session.state?.version);
    let before: string | undefined;
    $effect.pre(() => {
      const now = version;
      if (before !== undefined && now !== before) untrack(() => this.take());
      before = now;
    });
    $effect(() => () => this.skip());
  }

  /** All has been seen: nobody wants to watch. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.left = 0;
    this.shown = null;
  }

  private take(): void {
    this.left = 0;
    const moments = this.board()?.moments;
    if (!moments || this.session.state?.ending) return this.skip();
    const { heard, held } = this.session;
    const first = held.lines.length - heard.length;
    const speed = prefs.motion === 'quick' ? QUICK : 1;
    const fresh = heard.flatMap((line, at): Shown[] => {
      const lasts = moments.lasts(line) * speed;
      const moved = (this.session.state?.moved ?? []).filter((one) => one.line === first + at);
      return lasts ? [{ key: ++this.count, line, moved, lasts }] : [];
    });
    this.queue = [...this.queue, ...fresh].slice(-MOST);
    const long = () => this.queue.reduce((sum, { lasts }) => sum + lasts, 0);
    while (this.queue.length > 1 && long() > ALL * speed) this.queue.shift();
    this.left = long();
    if (!this.shown) this.next();
  }

  private next(): void {
    this.shown = this.queue.shift() ?? null;
    if (this.shown) this.timer = setTimeout(() => this.next(), this.shown.lasts);
  }
}
