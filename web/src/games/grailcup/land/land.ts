// The painted land of a track, as text of a drawing: the same track in the same size always gives the same land.
import { dice, tenth } from '../../../look/art/pen';
import { stand, SYMBOLS } from './buildings';
import { drawGround, type Ground } from './ground';
import { leadsBack, offRoad, type Road } from './road';
import { INK, put, tag } from './svg';

/** A space as its picture needs it: what it is, and for a start space its numbers. */
export interface Place {
  kind: string;
  numbers: string;
}

/** Something that takes up room: its middle and how far it reaches. */
type Taken = readonly [number, number, number];

/** How tall and how deep the slab of a space is, at scale 1. */
export const SLAB = { x: 40, y: 29, deep: 6 };

const RIMS: Record<string, string> = {
  start: 'var(--edge)',
  village: '#c47a2c',
  clover: '#3c8a5c',
  castle: '#8a6a5a',
  church: '#3d66a6',
  red: '#b83222',
};
const MEADOW = 'M-62 4C-70-26-30-46 4-42 40-46 70-22 62 8 58 34 20 42-6 38-36 42-58 32-62 4z';
const SCORCH =
  'M-60 6-48-16-58-30-30-28-14-44 4-32 30-42 36-24 62-20 50 0 64 18 38 22 26 40 2 32-24 42-34 24z';
const LEAVES = [0, 120, 240].map((turn) => `<circle cy="-5" r="4.6" transform="rotate(${turn})"/>`).join('');
const CLOVERS = [
  [-52, -12],
  [-44, 22],
  [50, 20],
  [54, -14],
  [0, 37],
  [-26, -36],
]
  .map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y}) scale(.62)" fill="var(--leaf-c)">${LEAVES}<path d="M0 0v9" stroke="var(--leaf-c)" stroke-width="2"/></g>`,
  )
  .join('');

export const hasClover = (kind: string): boolean => kind.endsWith('clover');
const building = (kind: string) => (kind === 'castle-clover' ? 'castle' : kind);
const isBare = ({ kind }: Place) => ['path', 'red'].includes(kind);

/** What lies flat: meadow or scorched earth, and the slab with its rim. */
function slab(road: Road, i: number, { kind }: Place): string {
  const [{ x, y }, s] = [road.spaces[i]!, road.scale];
  const finish = kind === 'finish';
  const rim = RIMS[building(kind)];
  const ring = (rx: number, ry: number, cy: number, more: Record<string, string | number>) =>
    tag('ellipse', { cx: x, cy, rx, ry, ...more });
  const line = { stroke: INK, 'stroke-width': 2.4 };
  let drawn = '';
  if (hasClover(kind))
    drawn += put(
      x,
      y,
      s,
      `<path d="${MEADOW}" fill="var(--meadow)" stroke="${INK}" stroke-opacity=".45" stroke-width="2"/>${CLOVERS}`,
    );
  if (kind === 'red')
    drawn += put(
      x,
      y,
      s,
      `<path d="${SCORCH}" fill="var(--scorch)" opacity=".78" stroke="${INK}" stroke-width="2"/>`,
    );
  const [rx, ry] = [SLAB.x * s, SLAB.y * s];
  drawn += ring(rx, ry, y + SLAB.deep * s, { fill: rim ?? 'var(--road-edge)', ...line });
  drawn += ring(rx, ry, y, { fill: finish ? 'var(--gilt)' : 'var(--stone)', ...line });
  if (rim) drawn += ring(rx - 5 * s, ry - 4.5 * s, y, { fill: 'none', stroke: rim, 'stroke-width': 4.2 * s });
  return drawn;
}

interface Landmark {
  foot: number;
  drawn: string;
  taken: Taken[];
}

/** The pennant of a start space with its numbers; letters are as large as on the page. */
function pennant(x: number, y: number, numbers: string, scale: number): string {
  const half = (numbers.length * 12 + 22) / 2;
  return put(
    x,
    y,
    scale,
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"><path d="M-${half} 2V-58" stroke-width="3.2"/>` +
      `<path d="M-${half}-58H${half + 8}L${half}-43 ${half + 8}-28H-${half}z" fill="var(--red-cloth)"/>` +
      `<text class="pennant" x="2" y="-35.500" text-anchor="middle" stroke="none">${numbers}</text></g>`,
  );
}

/** What stands behind a space, if anything does. `unit`: how many units of the drawing a pixel is. */
function landmark(road: Road, i: number, { kind, numbers }: Place, unit: number): Landmark | null {
  const [spot, s] = [road.spaces[i]!, road.scale];
  const { x, y } = spot;
  const foot = y - 21 * s;
  // At the edge of the sheet it stands a little further in.
  const aside = (x > road.width - 120 * s ? -1 : x < 120 * s ? 1 : 0) * 34 * s;
  switch (building(kind)) {
    case 'finish': {
      const cx = x + (leadsBack(spot) ? -124 : 124) * s;
      return {
        foot: y + 8 * s,
        drawn: stand('grail', cx, y + 8 * s, s * (road.width > road.height ? 1.02 : 0.9)),
        taken: [
          [cx, y - 60 * s, 130 * s],
          [cx - 50 * s, y + 20 * s, 70 * s],
          [cx + 50 * s, y + 20 * s, 70 * s],
        ],
      };
    }
    case 'castle':
      return { foot, drawn: stand('castle', x + aside, foot, s), taken: [[x, y - 60 * s, 84 * s]] };
    case 'church':
      return { foot, drawn: stand('church', x + aside, foot, s * 0.98), taken: [[x, y - 60 * s, 74 * s]] };
    case 'village':
      return { foot, drawn: stand('village', x + aside, foot, s * 1.05), taken: [[x, y - 50 * s, 78 * s]] };
    case 'red':
      return {
        foot: foot + 10 * s,
        drawn: stand('fire', x - 2, foot + 10 * s, s * 0.9, ' class="fire"'),
        taken: [],
      };
    case 'start':
      return {
        foot: foot + 4 * s,
        drawn: pennant(x, foot + 4 * s, numbers, Math.max(s, (13.2 * unit) / 22)),
        taken: [[x, y - 40 * s, 60 * s]],
      };
    default:
      return null;
  }
}

/** A single space with its slab and what stands behind it. */
export const drawPlace = (road: Road, i: number, place: Place): string =>
  slab(road, i, place) + (landmark(road, i, place, 1)?.drawn ?? '');

type Foot = readonly [number, string];

/** Woods on the ridges, and a mill, old stones and sheep where there is room. */
function woods(road: Road, ground: Ground, taken: Taken[], roll: () => number): Foot[] {
  const [s, found]: [number, Foot[]] = [road.scale, []];
  const near = (x: number, y: number, reach: number) =>
    ground.course.some(([a, b]) => Math.hypot(a - x, b - y) < reach);
  const free = (x: number, y: number, [off, over, spare, wet]: readonly number[]) =>
    offRoad(road, x, y) >= off! * s &&
    offRoad(road, x, y - 32 * s) >= over! * s &&
    !taken.some(([a, b, r]) => Math.hypot(a - x, b - y + 9 * s) < r + spare! * s) &&
    !near(x, y, wet! * s);
  for (const line of ground.ridges)
    for (let x = 10; x < road.width; x += (15 + roll() * 26) * s) {
      const thick = Math.sin(x * 0.008 + line[0]![1]) + Math.sin(x * 0.021 + line[0]![1] * 2);
      const [chance, lift, size, leaf, sort] = [roll(), roll(), roll(), roll(), roll()];
      if (thick < -0.15 && chance > 0.12) continue;
      const y = line[Math.min(line.length - 1, Math.round((x + 10) / 20))]![1] + (lift * 30 - 10) * s;
      if (!free(x, y, [44, 40, 0, 36])) continue;
      const kind = thick > 0.9 ? 2 : sort < 0.6 ? 0 : 1;
      const colour = ` color="var(--leaf-${'abc'[Math.floor(leaf * 3)]})"`;
      found.push([y, stand(`tree${kind}`, x, y, (0.62 + size * 0.36) * s, colour)]);
    }
  const wanted = ['mill', 'stones', 'sheep', 'sheep', 'sheep', 'sheep', 'sheep'] as const;
  for (let tries = 0, have = 0; tries < 400 && have < wanted.length; tries++) {
    const [x, y] = [(0.06 + roll() * 0.88) * road.width, road.top + roll() * (road.height - road.top - 20)];
    const what = wanted[have]!;
    const off = what === 'sheep' ? 50 : 72;
    if (!free(x, y, [off, off * 0.8, 20, 60])) continue;
    have += 1;
    taken.push([x, y, 50 * s]);
    found.push([y, stand(what, x, y, s * 0.9)]);
  }
  return found;
}

/** The numbers on the slabs, on their front third, so that hooves hardly reach them: a drawing of their own, for they stand
    above all that stands on the road. */
export function drawNumbers(road: Road, places: readonly Place[], unit: number): string {
  const size = Math.max(13 * unit, 24 * road.scale);
  return road.spaces
    .map(({ x, y }, i) =>
      tag(
        'text',
        {
          class: places[i]!.kind === 'finish' ? 'number finish' : 'number',
          x,
          y: y + Math.min(21 * road.scale, size * 0.9),
          'font-size': size,
          'stroke-width': 4 * unit,
        },
        String(i),
      ),
    )
    .join('');
}

const DEFS =
  '<linearGradient id="land-sky" x2="0" y2="1"><stop offset="0" stop-color="var(--sky)"/><stop offset=".35" stop-color="var(--horizon)"/></linearGradient>' +
  '<radialGradient id="land-candle" cx=".5" cy=".55" r=".75"><stop offset="0" stop-color="light-dark(#0000, #ffb84d)" stop-opacity=".17"/><stop offset=".6" stop-color="light-dark(#0000, #ffb84d)" stop-opacity=".05"/><stop offset="1" stop-color="light-dark(#0000, #000)" stop-opacity=".5"/></radialGradient>' +
  '<pattern id="land-grain" width="140" height="120" patternUnits="userSpaceOnUse"><path d="M8 12l9-2M60 30l14 3M110 14l6-1M30 62l12-2M92 70l10 3M14 100l16 1M70 104l9-3M124 92l8 1" fill="none" stroke="#3a2a1c" stroke-opacity=".09" stroke-linecap="round" stroke-width="2"/><g fill="#fff" fill-opacity=".13"><circle cx="40" cy="20" r="2"/><circle cx="100" cy="44" r="3"/><circle cx="18" cy="78" r="2.400"/><circle cx="82" cy="90" r="1.800"/><circle cx="128" cy="64" r="2"/></g></pattern>';

/** The land in the units of its road; `unit` of them are a pixel of the screen. */
export function drawLand(road: Road, places: readonly Place[], unit: number): string {
  const roll = dice(11);
  const ground = drawGround(road, places.map(isBare), roll);
  const slabs = places.map((place, i) => slab(road, i, place)).join('');
  const marks = places.flatMap((place, i) => landmark(road, i, place, unit) ?? []);
  const trees = woods(
    road,
    ground,
    marks.flatMap(({ taken }) => taken),
    roll,
  );
  const standing = [...marks.map(({ foot, drawn }): Foot => [foot, drawn]), ...trees];
  const whole = { width: tenth(road.width), height: tenth(road.height) };
  return (
    `<defs>${DEFS}${SYMBOLS}</defs>${ground.drawn}${slabs}` +
    tag('rect', { ...whole, fill: 'url(#land-grain)' }) +
    standing
      .sort((a, b) => a[0] - b[0])
      .map(([, drawn]) => drawn)
      .join('') +
    tag('rect', { ...whole, fill: 'url(#land-candle)' })
  );
}
