// Bringing into sight what a question is about, without taking the table out of the reader's hands.
import { motion } from '../../device/prefs.svelte';

export interface Span {
  top: number;
  bottom: number;
}

const CALM = 700; // milliseconds after which a reader has done with scrolling

/** How far down to scroll so that most of the spans are in sight, and which of them then are. */
export function bestView(
  spans: readonly Span[],
  height: number,
  now: number,
): { top: number; inside: number[] } {
  let best = { top: now, inside: [] as number[] };
  for (const { top } of spans) {
    const inside = spans.flatMap((span, at) => (span.top >= top && span.bottom <= top + height ? [at] : []));
    const end = Math.max(...inside.map((at) => spans[at]!.bottom));
    const to = top - (height - (end - top)) / 2; // what is in sight lies in the middle
    const nearer = Math.abs(to - now) < Math.abs(best.top - now);
    if (inside.length > best.inside.length || (inside.length === best.inside.length && nearer))
      best = { top: to, inside };
  }
  return best;
}

/** Whether its middle is on the screen with nothing over it. */
export function inSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** All that can be chosen by pointing at it. */
export function litPieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-piece].lit')];
}

/** What a match came to, when it is over. */
export function theEnd(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.ending h2')];
}

/** What the reader's hand is doing: while the reader scrolls, nothing else does. */
export class Hand {
  private last = -Infinity;
  private down = false;

  rolled = (): void => void (this.last = performance.now());
  pressed = (): void => void (this.down = true);
  released = (): void => void (this.down = false);

  get scrolling(): boolean {
    return this.down || performance.now() - this.last < CALM;
  }
}

/** Scroll, if less than half of these is in sight, so that as many as possible are; those that then are. */
export function bring(pieces: readonly HTMLElement[]): HTMLElement[] {
  const seen = pieces.filter(inSight);
  if (seen.length * 2 >= pieces.length) return seen;
  let brought = seen;
  for (const box of document.querySelectorAll<HTMLElement>('[data-rolls]')) {
    const within = pieces.filter((piece) => box.contains(piece));
    const before = seen.filter((piece) => within.includes(piece));
    const start = box.getBoundingClientRect().top - box.scrollTop;
    const spans = within.map((piece) => {
      const { top, bottom } = piece.getBoundingClientRect();
      return { top: top - start, bottom: bottom - start };
    });
    const { top, inside } = bestView(spans, box.clientHeight, box.scrollTop);
    if (inside.length <= before.length) continue;
    box.scrollTo({ top, behavior: motion() ? 'smooth' : 'auto' });
    const rest = brought.filter((piece) => !before.includes(piece));
    brought = [...rest, ...inside.map((at) => within[at]!)];
  }
  return brought;
}

/** Scroll, if not all of these pages are in sight, so that one can read from the first of them on; where that is. */
export function unroll(pages: readonly HTMLElement[]): number {
  const [first, last] = [pages[0], pages.at(-1)];
  const box = first?.closest<HTMLElement>('[data-rolls]');
  if (!first || !last || !box) return 0;
  const { top, bottom } = box.getBoundingClientRect();
  const from = first.getBoundingClientRect().top;
  if (from >= top && last.getBoundingClientRect().bottom <= bottom) return box.scrollTop;
  const to = box.scrollTop + from - top;
  box.scrollTo({ top: to, behavior: motion() ? 'smooth' : 'auto' });
  return Math.min(to, box.scrollHeight - box.clientHeight);
}

const LINE = 48; // pixels of a page that must be in sight for one to see where it begins

/** Where the reader was led to read: they stay there, whatever else comes to be read. */
export class Opened {
  private page = '';
  private at = 0;

  /** Lead to the first of these pages: once, and again if something else than the reader has moved it out of sight. */
  lead(pages: readonly HTMLElement[]): void {
    const first = pages[0];
    const box = first?.closest<HTMLElement>('[data-rolls]');
    if (!first || !box) return;
    const page = first.dataset.page ?? '';
    if (page === this.page && (Math.abs(box.scrollTop - this.at) > 1 || begins(first, box))) return;
    this.page = page;
    this.at = unroll(pages);
  }
}

function begins(page: HTMLElement, box: HTMLElement): boolean {
  const { top } = page.getBoundingClientRect();
  const within = box.getBoundingClientRect();
  return top > within.top - LINE / 2 && top + LINE <= within.bottom;
}
