// A stretch of the road, straight, with what stands behind its spaces: for the pages of the rules.
import { SYMBOLS } from './buildings';
import { drawPlace, SLAB, type Place } from './land';
import type { Road, Spot } from './road';
import { tag } from './svg';

const STEP = 104; // from one space to the next
const ALONE = 240; // the room of a space that is shown by itself
const CASTLE = 56; // and where it lies there if a castle stands beside it
const ABOVE = 132; // what stands on a space, above its middle
const BELOW = 50;

export interface Stretch {
  width: number;
  height: number;
  spots: Spot[];
}

/** Where the spaces of a stretch lie. */
export function stretchOf(places: readonly Place[]): Stretch {
  const alone = places.length === 1;
  const first = alone ? (places[0]!.kind === 'finish' ? CASTLE : ALONE / 2) : STEP / 2;
  return {
    width: alone ? ALONE : STEP * places.length,
    height: ABOVE + BELOW,
    spots: places.map((_, at) => ({ x: first + STEP * at, y: ABOVE, dx: 1, dy: 0 })),
  };
}

export function drawStretch(places: readonly Place[], { width, height, spots }: Stretch): string {
  const road: Pick<Road, 'width' | 'height' | 'spaces' | 'scale'> = {
    width: Infinity, // nothing need stand further in
    height,
    spaces: spots,
    scale: 1,
  };
  const way = (stroke: string, broad: number) =>
    tag('path', { d: `M0 ${ABOVE}H${width}`, stroke, 'stroke-width': broad });
  const drawn = places.map((place, at) => drawPlace(road as Road, at, place)).join('');
  return `<defs>${SYMBOLS}</defs>${way('var(--pen)', 40)}${way('var(--road)', 35)}${drawn}`;
}

/** The numbers of its spaces, above what stands on them. */
export const drawFigures = (numbers: readonly number[], { spots }: Stretch): string =>
  numbers
    .map((number, at) =>
      tag(
        'text',
        { class: 'number', x: spots[at]!.x, y: ABOVE + SLAB.y - 8, 'font-size': 24 },
        String(number),
      ),
    )
    .join('');
