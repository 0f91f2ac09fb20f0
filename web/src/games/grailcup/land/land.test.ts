import { expect, test } from 'vitest';
import { drawLand, drawNumbers, SLAB, type Place } from './land';
import { layRoad, leadsBack } from './road';

const SHEETS = [
  [1600, 870], // a desk
  [1600, 640], // a low one
  [1600, 2100], // a phone that stands
  [1600, 1000], // a phone that lies
] as const;
const COUNTS = [30, 40, 48, 60, 80];
const all = SHEETS.flatMap(([width, height]) => COUNTS.map((count) => ({ width, height, count })));

test.each(all)(
  '$count spaces lie on a sheet of $width × $height and never touch',
  ({ width, height, count }) => {
    const { spaces, scale } = layRoad(count, width, height);
    expect(spaces).toHaveLength(count);
    const [rx, ry] = [SLAB.x * scale, SLAB.y * scale];
    for (const { x, y } of spaces) {
      expect(x - rx).toBeGreaterThan(0);
      expect(x + rx).toBeLessThan(width);
      expect(y - ry).toBeGreaterThan(0);
      expect(y + ry + SLAB.deep * scale).toBeLessThan(height);
    }
    spaces.forEach((one, i) =>
      spaces.slice(i + 1).forEach((other) => {
        // Two ellipses of the same shape touch when their middles are two radii apart.
        const apart = Math.hypot((one.x - other.x) / rx, (one.y - other.y) / ry);
        expect(apart).toBeGreaterThan(2);
      }),
    );
  },
);

test.each(all)(
  '$count spaces on $width × $height climb from the start to the finish',
  ({ width, height, count }) => {
    const { spaces, rows } = layRoad(count, width, height);
    expect(spaces[0]!.y).toBeGreaterThan(spaces.at(-1)!.y);
    expect(leadsBack(spaces[2]!)).toBe(false);
    expect(leadsBack(spaces[count - 3]!)).toBe(rows % 2 === 0);
  },
);

const PLACES: Place[] = ['start', 'path', 'red', 'village', 'clover', 'castle-clover', 'church', 'castle']
  .flatMap((kind) => Array.from({ length: 5 }, () => ({ kind, numbers: kind === 'start' ? '1·2' : '' })))
  .concat({ kind: 'finish', numbers: '' });

test('the same track in the same size is the same land, and another one is not', () => {
  const road = layRoad(PLACES.length, 1600, 870);
  expect(drawLand(road, PLACES, 1.5)).toBe(drawLand(road, PLACES, 1.5));
  expect(drawLand(road, [...PLACES].reverse(), 1.5)).not.toBe(drawLand(road, PLACES, 1.5));
});

test('each kind has its landmark, and each space its number', () => {
  const drawn = drawLand(layRoad(PLACES.length, 1600, 870), PLACES, 1.5);
  const count = (what: string) => drawn.split(what).length - 1;
  expect(count('"#land-village"')).toBe(5);
  expect(count('"#land-church"')).toBe(5);
  expect(count('"#land-castle"')).toBe(10);
  expect(count('"#land-fire"')).toBe(5);
  expect(count('"#land-grail"')).toBe(1);
  expect(count('class="pennant"')).toBe(5);
  expect(drawn).not.toMatch(/NaN|undefined/);
  const figures = drawNumbers(layRoad(PLACES.length, 1600, 870), PLACES, 1.5);
  expect(figures.split('<text').length - 1).toBe(PLACES.length);
  expect(figures).not.toMatch(/NaN|undefined/);
});
