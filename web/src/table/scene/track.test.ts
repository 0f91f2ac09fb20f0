import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Text } from '../../i18n';
import type { Zone } from '../../wire/protocol';
import { Choosing } from '../session/choosing';
import { pieceLabel, spaceLabel } from './labels';
import { lay, slotsOf, standing } from '../session/laid';
import { spacesInRow, wind } from './track';

const FILES = ['text/en.ftl', 'text/web/table.en.ftl', 'games/kingarthur/text/en.ftl'];
const text = new Text(
  'en',
  FILES.map((file) => new FluentResource(readFileSync(`../src/roundtable/${file}`, 'utf-8'))),
  { names: ['Ann', 'Ben'] },
);

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

test('a track winds: there, down, and back again', () => {
  const spots = wind(7, 3);
  expect(spots.map(({ row, column }) => `${row}/${column}`)).toEqual([
    ...['1/1', '1/2', '1/3'],
    ...['2/3', '2/2', '2/1'],
    '3/1',
  ]);
  expect(spots.map(({ to }) => to)).toEqual(['right', 'right', 'down', 'left', 'left', 'down', '']);
  expect(spots.map(({ back }) => back)).toEqual([false, false, false, true, true, true, false]);
  expect(spots.map(({ end }) => end)).toEqual(['start', '', '', '', '', '', 'finish']);
});

test('the next space is always beside the last one', () => {
  for (const columns of [3, 5, 6, 12]) {
    const spots = wind(48, columns);
    spots.slice(1).forEach(({ row, column }, at) => {
      const before = spots[at]!;
      expect(Math.abs(row - before.row) + Math.abs(column - before.column)).toBe(1);
    });
  }
});

test('there are as many spaces in a row as there is room for, and rows are about equally long', () => {
  expect(spacesInRow(374, 54, 48)).toBe(6);
  expect(spacesInRow(928, 54, 48)).toBe(12);
  expect(spacesInRow(600, 54, 48)).toBe(10); // eleven would fit and leave four for the last row
  expect(spacesInRow(928, 54, 7)).toBe(7);
  expect(spacesInRow(50, 54, 48)).toBe(3);
  expect(spacesInRow(0, 0, 48)).toBe(12); // nothing has been measured yet
});

test('the label of a space says its number, what it is, what lies on it and who stands there', () => {
  const space = { name: 'grail', value: 17, on: [dragon, { name: 'merlin' }], seats: [1, 0] };
  expect(spaceLabel(text, space)).toBe(
    'space 17, Holy Grail, on it: dragon 3, Merlin, here, from the front: Ben, Ann',
  );
  expect(spaceLabel(text, { name: 'grail', value: 0, seats: [0] }, 0, 'start')).toBe(
    'space 0, start, Holy Grail, here: Ann',
  );
  expect(spaceLabel(text, { name: 'grail', seats: [1, 0] }, 0, '', 1)).toBe(
    'Holy Grail, here, from the front: Ben (you), Ann',
  );
  expect(spaceLabel(text, { name: 'grail' }, 0, 'finish')).toBe('finish, Holy Grail');
  const named = { name: (name: string) => name, say: text.say.bind(text) } as Text;
  expect(spaceLabel(named, { name: 'Finish' }, 0, 'finish')).toBe('Finish'); // once is enough
});

test('the label of any piece says what lies on it', () => {
  expect(pieceLabel(text, { name: 'grail', on: [{ name: '' }] })).toBe('Holy Grail, on it: face down');
});

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
