// Whether the table waits for the reader, and what the reader may ask of it.
import type { State } from '../../wire/protocol';

export type Reason = 'turn' | 'vote';

export function awaitsVote(state: State | null): boolean {
  const proposal = state?.table.proposal;
  if (!proposal || !state) return false;
  if (state.table.settings.take_back === 'host') return state.you.host ?? false;
  return state.you.seat != null && proposal.asked.includes(state.you.seat);
}

/** Whether the reader may ask the table to go back, as far as he sees it with his own eyes. */
export function mayAsk({ table, you }: State): boolean {
  const own = you.seat != null && you.seats.includes(you.seat);
  return own && table.settings.take_back !== 'never' && !table.proposal;
}

/** Why the reader is awaited, if he is. */
export function awaited(state: State | null): Reason | null {
  if (!state || state.table.status !== 'playing') return null;
  if (awaitsVote(state)) return 'vote';
  const mine = (state.to_move ?? []).some(
    (seat) => state.you.seats.includes(seat) && !state.table.seats[seat]?.minded,
  );
  return mine || state.back?.commit ? 'turn' : null;
}
