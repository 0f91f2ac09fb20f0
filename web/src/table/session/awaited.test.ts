import { expect, test } from 'vitest';
import { locked, which } from '../../testing/fake-line';
import { awaited } from './awaited';

test('awaited is whose turn or vote it is, on whatever device he sits', () => {
  expect(awaited(which)).toBe('turn');
  expect(awaited(locked)).toBe('turn');
  expect(awaited({ ...which, to_move: [2] })).toBeNull();
  expect(awaited({ ...which, table: { ...which.table, status: 'paused' } })).toBeNull();
  const proposal = { seat: 0, line: 1, agreed: [0], asked: [1] };
  const asked = { ...which, to_move: [2], table: { ...which.table, proposal } };
  expect(awaited(asked)).toBe('vote');
  expect(awaited({ ...asked, you: { ...asked.you, seat: 0 } })).toBeNull();
});
