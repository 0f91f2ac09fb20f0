// For tests: moments of King Arthur as the game itself shows them; tests/games/kingarthur/states.py writes them.
import type { State } from '../wire/protocol';
import { which } from './fake-line';
import recorded from './kingarthur.jsonl?raw';

type Moment = Pick<State, 'prompt' | 'to_move' | 'scene' | 'question' | 'ending'> & { name: string };

const MOMENTS = new Map(
  recorded
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment)
    .map((moment) => [moment.name, moment]),
);

/** What Ann, in the first seat of three, is sent at this moment. */
export function moment(name: string): State {
  const { name: version, ...sent } = MOMENTS.get(name)!;
  const people = ['Ann', 'Ben', 'Cai'].map((name) => ({ kind: 'local' as const, name, taken: true }));
  return {
    ...which,
    ...sent,
    version,
    story: { start: 0, lines: [], digest: '' },
    you: { ...which.you, seat: 0, seats: [0] },
    table: { ...which.table, seats: people, status: sent.ending ? 'over' : 'playing' },
  };
}

export const MOMENT_NAMES = [...MOMENTS.keys()];
