import { expect, test } from 'vitest';
import { pathOf, scaleOf, spread } from './course';

const COURSE = [
  [0, 0],
  [4, 0],
  [4, 12],
];

test('the highest score is at the top, nothing at the bottom, the last turn at the end', () => {
  const scale = scaleOf(COURSE, 200, 100);
  expect([scale.y(12), scale.y(0), scale.x(2)]).toEqual([0, 100, 200]);
  expect(scale.ticks).toEqual([0, 5, 10]);
  expect(pathOf(COURSE, 1, scale)).toBe('M0 100L100 100L200 0');
});

test('a match in which nobody scored is a flat line', () => {
  const scale = scaleOf([[0], [0]], 200, 100);
  expect(pathOf([[0], [0]], 0, scale)).toBe('M0 100L200 100');
});

test('letters at the same height stand one above the other, within the picture', () => {
  expect(spread([50, 50, 50], 10, 60)).toEqual([40, 50, 60]);
  expect(spread([10, 90, 12], 10, 100)).toEqual([10, 90, 20]);
});
