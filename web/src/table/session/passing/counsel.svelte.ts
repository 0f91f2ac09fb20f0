// What the reader could answer: asked of the server when they want a hint, kept while the question lasts.
import type { Order } from '../../../wire/connection';
import type { Advice, Choice, Words } from '../../../wire/protocol';

export class Counsel {
  /** What is suggested, once it is known. */
  told = $state.raw<Advice | null>(null);
  /** Somebody is thinking about it. */
  sought = $state(false);

  private id = '';

  constructor(private readonly send: (order: Order) => string) {}

  /** Ask, or put the hint away. */
  ask(version: string): void {
    if (this.told) return this.forget();
    if (this.sought) return;
    this.sought = true;
    this.id = this.send({ type: 'advise', version });
  }

  take(advice: Advice): void {
    if (advice.id !== this.id) return;
    this.sought = false;
    this.told = advice;
  }

  /** There is none, for this reason; true if somebody still waits for it. */
  refuse(id: string): boolean {
    const waited = this.sought && id === this.id;
    if (waited) this.forget();
    return waited;
  }

  forget(): void {
    this.id = '';
    this.sought = false;
    this.told = null;
  }

  get lines(): readonly Words[] {
    return this.told?.lines ?? [];
  }

  /** Which of these choices is meant. */
  among(choices: readonly Choice[]): Choice | null {
    if (!this.told) return null;
    const wanted = JSON.stringify(this.told.answer);
    return choices.find(({ answer }) => JSON.stringify(answer) === wanted) ?? null;
  }
}
