import type { Entry } from '../session/choosing';
import type { Session } from '../session/session.svelte';
import type { Words } from '../../wire/protocol';

const SHOWN = 6; // what has no room is in the list of all choices

/** The choices that stand in the prompt: what picking has left, then what needs no picking. */
export function buttons({ look, choosing }: Session): Entry[] {
  const room = choosing.free.length > SHOWN ? SHOWN - 1 : SHOWN;
  return [...look.offers, ...choosing.free.slice(0, room)];
}

// How many letters fit beside a question on a screen of 1366 pixels, by the number of choices.
const LETTERS: Record<number, number> = { 1: 44, 2: 44, 3: 30 };

/** Whether these choices have more words than fit into the line of their question. */
export function wordy(entries: readonly Entry[], say: (words: Words) => string): boolean {
  const letters = entries.flatMap(({ choice: { label, detail } }) => (detail ? [label, detail] : [label]));
  const all = letters.reduce((sum, words) => sum + say(words).length, 0);
  return entries.length > 0 && all > (LETTERS[entries.length] ?? 0);
}
