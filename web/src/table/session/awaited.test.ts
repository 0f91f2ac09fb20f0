import { expect, test } from 'vitest';
import { locked, which } from '../../testing/fake-line';
import { awaited, onlyBots } from './awaited';

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

test('a table waits for bots alone, or also for somebody', () => {
  const seats = which.table.seats.map(
    (info, seat) => ({ ...info, kind: seat === 1 ? 'link' : 'bot' }) as const,
  );
  const table = { ...which.table, seats };
  expect(onlyBots({ ...which, table, to_move: [0, 2] })).toBe(true);
  expect(onlyBots({ ...which, table, to_move: [0, 1] })).toBe(false);
  expect(onlyBots({ ...which, table, to_move: [] })).toBe(false);
  const minded = { ...table, seats: seats.map((info) => ({ ...info, minded: true })) };
  expect(onlyBots({ ...which, table: minded, to_move: [1] })).toBe(true);
});
