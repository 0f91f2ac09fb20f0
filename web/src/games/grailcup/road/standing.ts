// Where on the screen everything stands that is not painted: knights in their queues, the dragon, tokens, the way of a move.
import { tenth } from '../../../look/art/pen';
import { layRoad, leadsBack, type Road } from '../land/road';

/** The width of the painted land, in its own units; it is as high as the box is. */
export const WIDTH = 1600;

export interface Sheet {
  road: Road;
  unit: number; // so many of the land's units are a pixel
}

export function layOut(count: number, width: number, height: number): Sheet {
  return { road: layRoad(count, WIDTH, (WIDTH * height) / width), unit: WIDTH / width };
}

/** A figure on the screen: where its hooves are, how large it is, and which way it looks. In pixels. */
export interface Figure {
  space: number;
  x: number;
  y: number;
  size: number; // pixels for a unit of its own drawing
  back: boolean;
}

const LEAST = 40; // a knight is never lower than this
const TALL = 130; // the drawing of a knight in its own units
const RANK = 5; // so many stand behind one another; the next ones beside them

/** A knight in its queue: the first in front, the others half behind; before the dragon the queue begins a little short. */
export function standIn(
  { road, unit }: Sheet,
  space: number,
  at: number,
  of: number,
  dragon: number,
): Figure {
  const spot = road.spaces[space]!;
  const s = road.scale;
  const size = Math.max(((of > 1 ? 0.81 : 0.9) * s) / unit, LEAST / TALL);
  const long = Math.hypot(spot.dx, spot.dy) || 1;
  const rank = Math.min(of, RANK);
  const gap = Math.min((of > 3 ? 34 : 46) * s, (150 * s) / rank);
  const short = space === road.spaces.length - 1 || space + 1 === dragon;
  const lead = short ? -8 * s : Math.min(rank - 1, 2) * gap * 0.45;
  const along = lead - (at % RANK) * gap - (at >= RANK ? gap / 2 : 0);
  const beside = at >= RANK ? -16 * s : 0;
  return {
    space,
    x: (spot.x + (spot.dx / long) * along) / unit,
    y: (spot.y + (spot.dy / long) * along - (1 + at * 1.5) * s + beside) / unit,
    size,
    back: leadsBack(spot),
  };
}

export function dragonOn({ road, unit }: Sheet, space: number): Figure {
  const spot = road.spaces[space]!;
  const s = road.scale;
  return {
    space,
    x: spot.x / unit,
    y: (spot.y + 12 * s) / unit,
    size: (0.86 * s) / unit,
    back: leadsBack(spot),
  };
}

/** A line along the road between two spaces, in the land's units. */
export function between({ road }: Sheet, from: number, to: number): string {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const points: string[] = [];
  const [begin, end] = [low * road.step + 30 * road.scale, high * road.step - 26 * road.scale];
  for (let along = begin; along < end; along += 8) {
    const { x, y } = road.at(along);
    points.push(`${tenth(x)} ${tenth(y)}`);
  }
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** How high a sheet of this width must be, so that a finger can hit every space. */
export function leastHeight(count: number, width: number): number {
  const [apart, row] = [46, 60];
  const rows = Math.max(3, Math.ceil(count / Math.max(3, Math.floor((width * 0.9) / apart))));
  return Math.round(rows * row + 60);
}
