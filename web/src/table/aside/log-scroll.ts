// Whether a box that grows at its end follows what comes. It is the reader who decides, by scrolling; that the
// box grew, shrank or was hidden in between says nothing about what the reader wants.

/** What of a scrolling element is needed. */
export interface Rolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** "new": what is new to the reader, from its beginning; "end": the last line; "own": a place of their own choice. */
type Wish = 'new' | 'end' | 'own';

const NEAR = 40; // pixels from the end that count as the end

export class LogScroll {
  private wish: Wish = 'new';
  private placed = 0; // where the box was put
  private left = 0; // where it is now, by us or by the reader
  private size = '';

  /** Start again: the reader has just opened the box, or has asked for other lines. */
  restart(): void {
    this.wish = 'new';
  }

  /** The reader has acted: what comes now is new to them, unless they are reading further up. */
  acted(): void {
    if (this.wish === 'end' || this.left >= this.placed) this.wish = 'new';
  }

  /** The lines or the box have changed; `mark` is how far down the first new line lies, if there is one. */
  place(box: Rolled, mark: number | null): void {
    const end = Math.max(box.scrollHeight - box.clientHeight, 0);
    if (this.wish !== 'own') {
      box.scrollTop = this.wish === 'end' || mark === null ? end : Math.min(mark, end);
      this.placed = this.left = box.scrollTop;
    }
    this.size = sizes(box);
  }

  /** The box was scrolled, no matter by whom. */
  moved(box: Rolled): void {
    const same = this.size === sizes(box);
    this.size = sizes(box);
    if (!same || Math.abs(box.scrollTop - this.left) < 2) return;
    this.left = box.scrollTop;
    this.wish = atEnd(box) ? 'end' : 'own';
  }

  /** To the last line, and on from there. */
  toEnd(box: Rolled): void {
    this.wish = 'end';
    this.place(box, null);
  }
}

export function atEnd(box: Rolled): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
}

function sizes({ scrollHeight, clientHeight }: Rolled): string {
  return `${scrollHeight}/${clientHeight}`;
}
