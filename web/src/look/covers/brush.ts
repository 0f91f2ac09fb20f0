/** Flat shapes with a wobble out of a seeded generator: no filters, no bitmaps, and the same words give the same picture. */

import { dice, tenth } from '../art/pen.ts';

export type Point = readonly [x: number, y: number];
export type Random = () => number;

export const INK = '#241b13';

export const seeded = (seed: number): Random => dice((seed * 2654435761) >>> 0);

/** A soft line through points (Catmull-Rom as Béziers), open or closed. */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const last = points.length - 1;
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i))]!;
  const [x, y] = at(0);
  let path = `M${tenth(x)} ${tenth(y)}`;
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension];
    const second = [to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension];
    path += `C${[...first, ...second, ...to].map(tenth).join(' ')}`;
  }
  return path + (closed ? 'Z' : '');
}

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

export const shape = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`;

export const inked = (path: string, fill: string, width = 1.5): string =>
  shape(path, fill, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);

export const line = (path: string, width = 1, colour = INK, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** A stroke that swells and thins: a filled sliver. */
export function brush(from: Point, to: Point, width: number, colour = INK, bend = 0, opacity = 1): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(from[0] + to[0]) / 2 + nx * bend, (from[1] + to[1]) / 2 + ny * bend];
  const [a, b] = [from, to].map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
  const over = `${tenth(mx + nx * width)} ${tenth(my + ny * width)}`;
  const back = `${tenth(mx - nx * width)} ${tenth(my - ny * width)}`;
  return `<path d="M${a}Q${over} ${b}Q${back} ${a}Z" fill="${colour}" opacity="${opacity}"/>`;
}

/** Woodcut hatching under the falling sides of a ridge. */
export function hatch(random: Random, points: readonly Point[], length: number, opacity: number): string {
  const STROKES = 7;
  return points
    .slice(1)
    .flatMap(([x2, y2], i) => {
      const [x1, y1] = points[i]!;
      if (y2 <= y1) return [];
      return Array.from({ length: STROKES }, (_, k) => {
        const part = (k + 0.3) / STROKES;
        const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part + 1];
        const to: Point = [x - 3 - random() * 3, y + length * (0.5 + random() * 0.7)];
        return brush([x, y], to, 0.45, INK, 0.5, opacity);
      });
    })
    .join('');
}

interface Size {
  width: number;
  height: number;
}

/** A ridge across the picture: its outline down to the bottom, its upper edge, and the points of that. */
export function ridge(random: Random, y: number, rise: number, parts: number, { width, height }: Size) {
  const points = Array.from({ length: parts + 1 }, (_, i): Point => [
    -6 + ((width + 12) * i) / parts,
    y + (random() - 0.5) * 2 * rise,
  ]);
  const edge = smooth(points);
  return { points, edge, outline: `${edge}L${width + 6} ${height + 4}L-6 ${height + 4}Z` };
}

/** A hill with its inked edge and its hatching. */
export function hill(random: Random, y: number, rise: number, colour: string, size: Size): string {
  const { points, edge, outline } = ridge(random, y, rise, 6, size);
  return shape(outline, colour) + line(edge, 1.1, INK, 0.6) + hatch(random, points, 11, 0.35);
}

interface Scattered {
  count: number;
  from: number;
  to: number;
  colour: string;
  opacity: number;
  length: number;
  width: number;
}

/** Dry strokes on the ground. */
export function strokes(random: Random, wanted: Scattered): string {
  return Array.from({ length: wanted.count }, () => {
    const x = random() * wanted.width;
    const y = wanted.from + random() * (wanted.to - wanted.from);
    const to: Point = [x + wanted.length * (0.5 + random()), y + (random() - 0.5) * 3];
    return brush([x, y], to, 0.5 + random() * 0.9, wanted.colour, (random() - 0.5) * 3, wanted.opacity);
  }).join('');
}

/** Rays from a point, between two angles. */
export function rays(
  centre: Point,
  count: number,
  reach: number,
  from: number,
  to: number,
  paint: string,
): string {
  const step = (to - from) / count;
  const at = (angle: number): Point => [
    centre[0] + Math.cos(angle) * reach,
    centre[1] + Math.sin(angle) * reach,
  ];
  return Array.from({ length: count }, (_, i) => {
    const angle = from + step * i;
    return `<path d="${poly([centre, at(angle), at(angle + step / 2)])}" ${paint}/>`;
  }).join('');
}

/** A tendril that curls up and thins out. */
export function curl([x, y]: Point, angle: number, size: number, turn: number, colour: string): string {
  const STEPS = 30;
  const one: Point[] = [];
  const other: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const part = i / STEPS;
    const width = size * 0.13 * (1 - part) ** 0.8 + 0.3;
    const [nx, ny] = [Math.cos(angle + Math.PI / 2) * width, Math.sin(angle + Math.PI / 2) * width];
    one.push([x + nx, y + ny]);
    other.unshift([x - nx, y - ny]);
    const step = size * 0.115 * (1 - part * 0.72);
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    angle += turn * (0.05 + part * 0.5);
  }
  return `<path d="${smooth([...one, ...other], true)}" fill="${colour}" opacity=".95"/>`;
}
