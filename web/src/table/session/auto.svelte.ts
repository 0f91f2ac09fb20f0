// A question with a single answer is answered by itself, after a pause of no fixed length: an answer that
// came at once would tell the others that there was nothing to choose. It never turns a page that the reader
// has not read yet: how long that takes only the reader knows. And it never answers again what was taken back.
import { untrack } from 'svelte';
import { prefs } from '../../device/prefs.svelte';
import type { Session } from './session.svelte';

export const SHORTEST = 800;
export const LONGEST = 2000;

export class Auto {
  due = $state(false);

  constructor(private readonly session: Session) {}

  /** While a page shows this table. */
  keepAnswering(): void {
    const waiting = $derived(this.wanted ? this.session.state?.version : '');
    $effect(() => {
      void waiting;
      return untrack(() => this.wait());
    });
  }

  /** Whether the open question is one to be answered by itself. */
  get wanted(): boolean {
    const { state, seat, calm, warned, link, fresh, answered } = this.session;
    if (!prefs.autoForced || !state || state.you.locked || seat === null || calm || warned) return false;
    if (fresh.length || state.version === answered) return false; // to have answered turns the pages at once
    if (state.back?.rewound) return false; // the same answer would undo what was taken back
    return state.table.status === 'playing' && link === 'open' && state.question?.choices.length === 1;
  }

  /** Begin to wait; to be called again for every question. Gives back how to stop. */
  wait(random: () => number = Math.random): (() => void) | undefined {
    const only = this.session.state?.question?.choices[0];
    if (!this.wanted || !only) {
      this.due = false;
      return undefined;
    }
    this.due = true;
    const timer = setTimeout(
      () => {
        this.due = false;
        this.session.play(only, undefined, true);
      },
      SHORTEST + random() * (LONGEST - SHORTEST),
    );
    return () => clearTimeout(timer);
  }

  cancel(): void {
    this.due = false;
    this.session.calm = true;
  }
}
