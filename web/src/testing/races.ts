// For tests: moments of Grail Cup as the server sends them, made by tests/games/grailcup/whole/test_client.py.
import type { State } from '../wire/protocol';
import { which } from './fake-line';
import recorded from './races.jsonl?raw';

type Sent = Pick<State, 'to_move' | 'prompt' | 'question' | 'scene'>;

const moments = recorded
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sent & { name: string });

/** Seat 0 of a race, in one of these moments. */
export function race(moment: string): State {
  const { to_move, prompt, question, scene } = moments.find(({ name }) => name === moment)!;
  const seats = scene!.find(({ name }) => name === 'players')!.groups.length;
  const people = Array.from({ length: seats }, (_, seat) => ({
    kind: seat ? ('bot' as const) : ('local' as const),
    name: ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'][seat]!,
    taken: true,
    here: true,
  }));
  return {
    ...which,
    to_move,
    prompt,
    question,
    scene,
    version: `race-${moment}`,
    table: { ...which.table, game: 'grailcup', seats: people },
    you: { ...which.you, seats: [0], seat: 0 },
  };
}
