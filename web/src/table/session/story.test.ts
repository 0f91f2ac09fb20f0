import { describe, expect, test } from 'vitest';
import type { Story, Words } from '../../wire/protocol';
import { BLANK, firstNew, joined, recent, speaksOf } from './story';

const line = (n: number): Words => ['line', { n }];
const part = (start: number, ...numbers: number[]): Story => ({
  start,
  lines: numbers.map(line),
  digest: `to ${start + numbers.length}`,
});

describe('joining the story', () => {
  test('the first part is all of it', () => {
    expect(joined(BLANK, part(0, 1, 2))).toEqual({ lines: [line(1), line(2)], digest: 'to 2' });
  });

  test('a further part is added', () => {
    expect(joined(joined(BLANK, part(0, 1, 2))!, part(2, 3))!.lines).toEqual([line(1), line(2), line(3)]);
  });

  test('what was taken back is void from there on', () => {
    expect(joined(joined(BLANK, part(0, 1, 2, 3))!, part(1, 9))!.lines).toEqual([line(1), line(9)]);
  });

  test('a state without a story changes nothing', () => {
    const held = joined(BLANK, part(0, 1))!;
    expect(joined(held, null)).toBe(held);
    expect(joined(held, undefined)).toBe(held);
  });

  test('a part that does not join on must be asked for again', () => {
    expect(joined(BLANK, part(2, 3))).toBeNull();
  });
});

test('the first new line is where the stories part', () => {
  expect(firstNew([line(1), line(2)], [line(1), line(2), line(3)])).toBe(2);
  expect(firstNew([line(1), line(2)], [line(1), line(8)])).toBe(1);
  expect(firstNew([line(1), line(2)], [line(1)])).toBe(1);
});

test('a line speaks of a seat by its figures', () => {
  expect(speaksOf(['won', { seat: 1 }], 1)).toBe(true);
  expect(speaksOf(['won', { seats: [0, 2] }], 2)).toBe(true);
  expect(speaksOf(['won', { seat: 0, count: 1 }], 1)).toBe(false);
  expect(speaksOf(['laid'] as unknown as Words, 1)).toBe(false);
});

describe('what is told in passing', () => {
  const by = (...seats: (number | null)[]): Words[] =>
    seats.map((seat) => ['moved', seat === null ? {} : { seat }]);

  test('is rather what others did than what the reader did, and the newest of it', () => {
    const told = by(0, 1, 0, 2, 0, 0);
    expect(recent(told, 0, 0)).toBe(3);
    expect(recent(told, 4, 0)).toBe(5);
    expect(recent(told, 6, 0)).toBeUndefined();
    expect(recent(told, 0, null)).toBe(5);
  });

  test('is what happened by itself only after what others did, but before the reader’s own', () => {
    expect(recent(by(1, null, null), 0, 0)).toBe(0);
    expect(recent(by(null, 0, 0), 0, 0)).toBe(0);
  });

  test('a line is of who did it, else of those whom it names', () => {
    const lines: Words[] = [
      ['named', { seat: 1, seats: [0] }],
      ['met', { seats: [0, 2] }],
      ['lost', { seats: [0] }],
      ['chose', { seat: 0, seats: [1] }],
    ];
    expect(recent(lines, 0, 0)).toBe(1);
    expect(recent(lines.slice(0, 1), 0, 0)).toBe(0);
  });
});
