import { expect, test } from 'vitest';
import type { Words } from '../../wire/protocol';
import { inParts, inRows } from './parts';

const told = (key: string, seat?: number) => ({ key, seat });
const split = (lines: { key: string; seat?: number | undefined }[], ...rubrics: string[]) =>
  inParts(
    lines.map(({ key, seat }, line) => ({
      words: [key, seat === undefined ? {} : { seat }] as Words,
      line,
      own: false,
    })),
    { rubrics, asides: ['follows'] },
  ).map(({ rubric, seat, lines: within }) => [rubric?.words[0] ?? '', seat, within.map(({ line }) => line)]);

test('what one player does in a row is one part, with what follows from it', () => {
  expect(split([told('goes', 0), told('draws', 0), told('falls'), told('goes', 1), told('goes', 0)])).toEqual(
    [
      ['', 0, [0, 1, 2]],
      ['', 1, [3]],
      ['', 0, [4]],
    ],
  );
});

test('a rubric begins a part, also of the same player; one of nobody takes the shield of the first that acts', () => {
  expect(
    split([told('turn', 0), told('goes', 0), told('turn', 0), told('dawn'), told('goes', 1)], 'turn', 'dawn'),
  ).toEqual([
    ['turn', 0, [1]],
    ['turn', 0, []],
    ['dawn', 1, [4]],
  ]);
});

test('line by line, a part has its rubric first and a shield beside the first of its lines', () => {
  const lines = [told('turn', 0), told('goes', 0), told('draws', 0)].map(({ key, seat }, line) => ({
    words: [key, { seat }] as Words,
    line,
    own: false,
  }));
  const rows = inParts(lines, { rubrics: ['turn'] }).flatMap(inRows);
  expect(rows.map(({ told: { line }, rubric, seat }) => [line, rubric, seat])).toEqual([
    [0, true, null],
    [1, false, 0],
    [2, false, null],
  ]);
});

test('what follows from a deed is read with it, whomever it names', () => {
  expect(split([told('seals', 1), told('follows', 0), told('draws', 1), told('goes', 0)])).toEqual([
    ['', 1, [0, 1, 2]],
    ['', 0, [3]],
  ]);
});
