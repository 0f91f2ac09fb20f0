import { expect, test } from 'vitest';
import { pay, which } from '../../testing/fake-line';
import type { State, Zone } from '../../wire/protocol';
import { Choosing } from './choosing';
import { lay, slotsOf, standing } from './laid';

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

const dragon = { name: 'dragon-3', ref: 'track/dragon', icon: 'dragon-head', tint: 'red' };
const zone: Zone = {
  name: 'track',
  title: ['t', {}],
  shape: 'track',
  groups: [
    {
      pieces: [
        { name: 'grail', ref: 'track/0' },
        { name: 'grail', ref: 'track/1', on: [dragon] },
      ],
    },
  ],
};

test('what lies on a piece can be pointed at, and a click on the piece means it', () => {
  const { zones, slots } = lay([zone]);
  expect(slots.map(({ ref }) => ref)).toEqual(['track/0', 'track/1', 'track/dragon']);
  const [plain, occupied] = zones[0]!.groups[0]!.pieces;
  expect(slotsOf(plain!).map(({ ref }) => ref)).toEqual(['track/0']);
  expect(slotsOf(occupied!).map(({ ref }) => ref)).toEqual(['track/1', 'track/dragon']);
  const choices = [{ answer: 1, label: ['t', {}] as [string, object], touches: ['track/dragon'] }];
  const choosing = new Choosing(choices as ConstructorParameters<typeof Choosing>[0], slots);
  const look = choosing.look(new Map());
  expect(slotsOf(occupied!).map((slot) => choosing.lit(slot, new Map(), look))).toEqual([false, true]);
});

test('a mark on a space stands for the one thing before its seat that can be chosen', () => {
  const group = (seat: number, ...refs: string[]) => ({
    seat,
    pieces: refs.map((ref) => ({ name: 'k', ref })),
  });
  const groups = [group(0, 'knight/0'), group(1, 'knight/1', 'card/1'), group(2, 'knight/2')];
  const table = lay([
    { ...zone, groups: [{ pieces: [{ name: 'grail', ref: 'track/0', seats: [1, 2, 0] }] }] },
    { name: 'players', title: ['t', {}], shape: 'players', groups },
  ]);
  const stand = (...lit: string[]) =>
    standing(table.zones[0]!.groups[0]!.pieces[0]!, table, ({ ref }) => lit.includes(ref)).map(
      ({ seat, slot }) => [seat, slot.ref],
    );
  expect(stand('knight/1', 'knight/0')).toEqual([
    [1, 'knight/1'],
    [0, 'knight/0'],
  ]);
  expect(stand('knight/1', 'card/1')).toEqual([]); // which of them is meant?
  expect(stand('track/0')).toEqual([]);
});
