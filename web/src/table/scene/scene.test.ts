import { expect, test } from 'vitest';
import type { State, Zone } from '../../wire/protocol';
import { Choosing } from '../session/choosing';
import { locked, pay, which } from '../../testing/fake-line';
import { awaited } from '../attention/notices';
import { ARROWS, columns, isBroad, isSorted, lay, neighbour } from '../session/laid';

test('every piece has an id of its own, the same in the next state', () => {
  const ids = (state: State) =>
    lay(state.scene!).zones.flatMap(({ groups }) =>
      groups.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
    );
  expect(new Set(ids(which)).size).toBe(ids(which).length);
  expect(ids(pay)).toEqual(ids(which));
});

test('in a recorded question only pieces on the screen are pointed at', () => {
  for (const { scene, question } of [which, pay]) {
    const choosing = new Choosing(question!.choices, lay(scene!).slots);
    for (const { choice, size } of choosing.all) expect(size).toBe(choice.touches?.length ?? 0);
  }
});

test('a piece that lies there several times has room for as many', () => {
  const zone = {
    name: 'hand',
    title: ['t', {}],
    shape: 'hand',
    groups: [
      {
        pieces: [
          { ref: 'hand/red', count: 3 },
          { ref: 'pile', count: 0 },
        ],
      },
    ],
  };
  expect(lay([zone as unknown as Zone]).slots.map(({ room }) => room)).toEqual([3, 1]);
});

test('zones are shared out between two columns', () => {
  const names = columns(lay(which.scene!).zones).map((column) => column.map(({ zone }) => zone.name));
  expect(names).toHaveLength(2);
  expect(names.flat().sort()).toEqual(which.scene!.map(({ name }) => name).sort());
});

/** A zone of columns, each with pieces like "dragon:dragon-3", a picture and a name. */
function quests(...groups: string[][]) {
  const made = groups.map((pieces) => ({
    pieces: pieces.map((words) => ({ icon: words.split(':')[0], name: words.split(':')[1] })),
  }));
  const zone = { name: 'board', title: ['t', {}], shape: 'columns', groups: made } as unknown as Zone;
  return lay([zone]).zones[0]!;
}

test('a picture that stands for several things does not say what a piece is', () => {
  const vague = quests(['knight:kay', 'seal:loyal'], ['knight:bors', 'seal:loyal']).groups.map(({ pieces }) =>
    pieces.map((piece) => piece.vague),
  );
  expect(vague).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('a heading says what the pictures below it are, if every column holds one kind', () => {
  expect(isSorted(quests(['dragon:dragon-3', 'dragon:dragon-5'], [], ['monster:monster-1']))).toBe(true);
  expect(isSorted(quests(['dragon:dragon-3'], ['castle:camelot', 'tower:engine']))).toBe(false);
});

test('many columns need more than half of the width', () => {
  expect(isBroad(quests([], [], [], []))).toBe(false);
  expect(isBroad(quests([], [], [], [], [], [], []))).toBe(true);
});

test('arrows lead to the nearest piece that way', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 2), box(0, 20), box(22, 40)];
  const to = (from: number, key: string) => neighbour(boxes, from, ARROWS[key]!);
  expect(to(0, 'ArrowRight')).toBe(1);
  expect(to(1, 'ArrowRight')).toBe(2);
  expect(to(0, 'ArrowDown')).toBe(3);
  expect(to(3, 'ArrowUp')).toBe(0);
  expect(to(0, 'ArrowLeft')).toBe(-1);
  expect(neighbour(boxes, -1, ARROWS.ArrowDown!)).toBe(0);
});

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
