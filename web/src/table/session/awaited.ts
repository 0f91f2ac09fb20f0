// Whether the table waits for the reader, and what the reader may ask of it.
import type { SeatInfo, State } from '../../wire/protocol';

export type Reason = 'turn' | 'vote' | 'rematch';

export function awaitsVote(state: State | null): boolean {
  const proposal = state?.table.proposal;
  if (!proposal || !state) return false;
  if (state.table.settings.take_back === 'host') return state.you.host ?? false;
  return state.you.seat != null && proposal.asked.includes(state.you.seat);
}

/** Whether the reader may ask the table to go back, as long as they see it with their own eyes. */
export function mayAsk({ table, you }: State): boolean {
  const own = you.seat != null && you.seats.includes(you.seat);
  return own && table.settings.take_back !== 'never' && !table.proposal;
}

/** Whether the table waits only for bots. */
export function onlyBots({ table, to_move = [] }: State): boolean {
  return to_move.length > 0 && to_move.every((seat) => isBot(table.seats[seat]));
}

function isBot(info: SeatInfo | undefined): boolean {
  return info?.kind === 'bot' || (info?.minded ?? false);
}

/** Why the table waits for the reader, if it does. */
export function awaited(state: State | null): Reason | null {
  if (state?.table.rematch && state.you.seats.length) return 'rematch';
  if (!state || state.table.status !== 'playing') return null;
  if (awaitsVote(state)) return 'vote';
  const mine = (state.to_move ?? []).some(
    (seat) => state.you.seats.includes(seat) && !state.table.seats[seat]?.minded,
  );
  return mine || state.back?.commit ? 'turn' : null;
}
