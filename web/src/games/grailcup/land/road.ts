// How a road of any number of spaces lies in a sheet of any size: it climbs in terraces from the start to the finish.

export type Point = readonly [number, number];

/** A place on the road, and in which way it leads there. */
export interface Spot {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface Road {
  width: number;
  height: number;
  line: readonly Point[];
  spaces: readonly Spot[];
  step: number; // from one space to the next, along the road
  rows: number;
  rowHeight: number;
  top: number; // of the highest row
  bottom: number; // of the lowest one
  scale: number; // of all that stands on it
  at: (along: number) => Spot; // so far from the start
}

const SLAB = 125; // the room of a space and what stands there, at scale 1
const STOREY = 158; // what a row needs above the next one, at scale 1

/** A smooth line through points (Catmull-Rom), so many steps between two. */
export function smooth(points: readonly Point[], per = 24): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[i]!];
    const [c, d] = [points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const way = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      line.push([way(0), way(1)]);
    }
  }
  line.push(points.at(-1)!);
  return line;
}

interface Sheet {
  width: number;
  height: number;
  rows: number;
  scale: number;
  edge: number;
  top: number;
  bottom: number;
  rowHeight: number;
  broad: boolean;
}

/** How many rows, and how large things are on it. */
function measure(count: number, width: number, height: number): Sheet {
  const broad = width > height;
  const rows = Math.max(3, Math.round(Math.sqrt(count * 0.74 * (height / width))));
  const scale = Math.min((width * 0.86 * rows) / count / SLAB, height / (rows * STOREY + 70));
  const edge = width * (broad ? 0.012 : 0.02);
  const [top, bottom] = [166 * scale + edge, height - 58 * scale - edge];
  return { width, height, rows, scale, edge, top, bottom, rowHeight: (bottom - top) / (rows - 1), broad };
}

/** The turns of the road: rows that sway a little, there and back again, and a rise to the castle at the end. */
function turns(sheet: Sheet): Point[] {
  const { width, rows, scale, edge, bottom, rowHeight, broad } = sheet;
  const [left, right] = [62 * scale + edge, width - 62 * scale - edge];
  const sway = (x: number) =>
    Math.sin((x / width) * Math.PI * 2 * (broad ? 1.55 : 1) + 0.7) * rowHeight * 0.17;
  const pieces = broad ? 7 : 4;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const [forth, y, last] = [row % 2 === 0, bottom - row * rowHeight, row === rows - 1];
    const [a, b] = [row === 0 ? left : left + rowHeight * 0.3, right - rowHeight * 0.3];
    const from = forth ? a : b;
    const castle = 232 * scale + edge;
    const to = last ? (forth ? width - castle : castle) : forth ? b : a;
    for (let k = 0; k <= pieces; k++) {
      const t = k / pieces;
      const x = from + (to - from) * t;
      const calm = (k === 0 || k === pieces ? 0.4 : 1) * (row === 0 ? 0.75 : 1);
      const dip = !last || k < pieces - 1 ? 0 : k === pieces ? (broad ? 0.3 : 0.4) : broad ? 0.1 : 0.14;
      points.push([x, y + sway(x) * calm + rowHeight * dip]);
    }
    if (last) break;
    const x = forth ? right : left;
    points.push([x, y - rowHeight / 2 + sway(x) * 0.4]);
  }
  return points;
}

export function layRoad(count: number, width: number, height: number): Road {
  const sheet = measure(count, width, height);
  const line = smooth(turns(sheet));
  const run = [0];
  for (let i = 1; i < line.length; i++)
    run.push(run[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]));
  const at = (along: number): Spot => {
    const i = Math.min(Math.max(1, firstAtLeast(run, along)), line.length - 1);
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
    const t = Math.min(Math.max((along - run[i - 1]!) / (run[i]! - run[i - 1]! || 1), 0), 1);
    return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t, dx: bx - ax, dy: by - ay };
  };
  const step = run.at(-1)! / (count - 1);
  const spaces = Array.from({ length: count }, (_, i) => at(i * step));
  const { rows, rowHeight, top, bottom } = sheet;
  const scale = Math.min(step / SLAB, rowHeight / STOREY);
  return { width, height, line, spaces, step, rows, rowHeight, top, bottom, scale, at };
}

/** Where in a rising row the first stands that is no less than this. */
function firstAtLeast(row: readonly number[], least: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the road leads to the left there: who rides on it looks that way. */
export const leadsBack = ({ dx, dy }: Spot): boolean => dx < -Math.abs(dy) * 0.4;

/** How far a point is from the road, about. */
export function offRoad(road: Road, x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < road.line.length; i += 3) {
    const [a, b] = road.line[i]!;
    least = Math.min(least, (a - x) ** 2 + (b - y) ** 2);
  }
  return Math.sqrt(least);
}
