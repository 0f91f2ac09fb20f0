import { expect, test } from 'vitest';
import { spacesInRow, wind } from './track';

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
