// What a reader asks in passing: why a piece cannot be chosen, and how the table was after a line of the story.
import type { Order } from '../../../wire/connection';
import type { Because, Recalled, Reviewed, Then, Words, Zone } from '../../../wire/protocol';

export class Glances {
  /** Why the piece that was pressed last cannot be chosen. */
  reason = $state.raw<{ ref: string; why: Words } | null>(null);
  /** The table as it was: nothing can be chosen there. */
  past = $state.raw<{ line: number; scene: Zone[] } | null>(null);

  /** The moments at which another answer would have changed most, once somebody has asked. */
  moments = $state.raw<readonly Recalled[] | null>(null);
  reviewing = $state(false);

  private wondered = { id: '', ref: '' }; // what was asked last; nobody waits for what was asked before
  private sought = '';

  constructor(private readonly send: (order: Order) => string) {}

  wonder(ref: string, version: string): void {
    this.reason = null;
    this.wondered = { id: this.send({ type: 'why', version, ref }), ref };
  }

  lookBack(line: number): void {
    this.sought = this.send({ type: 'at', line });
  }

  review(): void {
    this.reviewing = true;
    this.send({ type: 'review' });
  }

  /** Back to what is going on. */
  comeBack(): void {
    this.past = null;
    this.sought = '';
  }

  take(push: Because | Then | Reviewed): void {
    if (push.type === 'reviewed') {
      this.reviewing = false;
      this.moments = push.moments;
    } else if (push.type === 'because') {
      if (push.id === this.wondered.id) this.reason = { ref: this.wondered.ref, why: push.why };
    } else if (push.id === this.sought) this.past = { line: push.line, scene: push.scene };
  }

  /** Other eyes: their lines are numbered otherwise. */
  forgetReview(): void {
    this.moments = null;
    this.reviewing = false;
  }

  /** Another moment: a reason counts no longer; the past is left when there is something to answer. */
  moveOn(asked: boolean): void {
    this.reason = null;
    this.wondered = { id: '', ref: '' };
    if (asked) this.comeBack();
  }
}
