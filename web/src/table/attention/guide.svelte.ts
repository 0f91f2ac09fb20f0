// Leading the eye, and the keyboard, to what a new moment is about.
import { tick } from 'svelte';
import type { Panels } from '../panels.svelte';
import type { Session } from '../session/session.svelte';
import { bring, Hand, inSight, litPieces, Opened, theEnd } from './sight';

const LAID_OUT = 300; // milliseconds until a new moment stands still

export class Guide {
  private byKey = false; // whether the reader's last deed was a key
  private frame = 0;
  private readonly hand = new Hand();
  private readonly opened = new Opened();

  constructor(
    private readonly session: Session,
    private readonly panels: Panels,
    private readonly playing: () => boolean, // whether the table is on the screen
  ) {}

  /** While a page shows this table; nothing can be chosen before its words are `ready`. */
  lead(ready: () => boolean): void {
    const { session } = this;
    const settled = $derived(ready() && !session.busy ? session.state?.version : undefined);
    $effect(() => {
      if (settled === undefined) return undefined;
      void tick().then(() => this.attend());
      const again = setTimeout(() => this.attend(), LAID_OUT); // what came beside the question has its room by then
      return () => clearTimeout(again);
    });
    // What can be picked next may lie elsewhere; but what is in sight stays where it is.
    const picked = $derived(session.picked);
    $effect(() => {
      if (picked.size) void tick().then(() => this.follow());
    });
  }

  // -- what the reader does -------------------------------------------------------------------------------

  keyed = (): void => void (this.byKey = true);

  pressed = (): void => {
    this.byKey = false;
    this.hand.pressed();
  };

  released = (): void => this.hand.released();
  rolled = (): void => this.hand.rolled();

  /** Something has been scrolled, no matter by whom. */
  moved = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.look());
  };

  // -- where the reader is led ------------------------------------------------------------------------------

  /** Bring into sight what is new to be read, or what can be chosen, or else where the reader stands; do not leave the keyboard without a place. */
  private attend(): void {
    const pages = found('.page.fresh');
    const lit = litPieces();
    if (!this.hand.scrolling) this.opened.lead(pages);
    const seen = this.hand.scrolling || pages.length ? [] : bring(lit.length ? lit : this.ownSpace());
    this.look();
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.byKey || !lost || !this.playing()) return;
    const first = lit.length ? (seen[0] ?? lit[0]) : document.getElementById('prompt-sentence');
    first?.focus({ preventScroll: seen.length > 0 });
  }

  private ownSpace(): HTMLElement[] {
    return this.session.state?.question ? found('[data-piece].stands.own').slice(0, 1) : [];
  }

  private follow(): void {
    const lit = litPieces();
    if (!lit.some(inSight)) bring(lit);
  }

  /** On a page that is read, nothing may say that there is something to choose elsewhere, or how it all ended: the prompt does. */
  private look(): void {
    const wanted = this.session.state?.ending ? theEnd() : litPieces();
    this.panels.away = wanted.length > 0 && !wanted.some(inSight);
  }
}

function found(what: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(what)];
}
