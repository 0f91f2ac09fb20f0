import type { Entry } from '../session/choosing';
import type { Session } from '../session/session.svelte';

const SHOWN = 6; // what has no room is in the list of all choices

/** The choices that stand in the prompt: what picking has left, then what needs no picking. */
export function buttons({ look, choosing }: Session): Entry[] {
  const room = choosing.free.length > SHOWN ? SHOWN - 1 : SHOWN;
  return [...look.offers, ...choosing.free.slice(0, room)];
}
