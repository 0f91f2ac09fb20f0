// Where everything of the land lies on its sheet, and how its ground is painted.
import { tenth } from '../../../look/art/pen';
import { bareTree } from '../../../look/covers/moor';
import { brush, curl, line, seeded, smooth, type Point } from '../../../look/covers/brush';
import type { Way, World } from '../reading';

/** Pixels at full size: a card, and from one card to the next. */
export const CARD = { width: 190, height: 136 };
const PITCH = { x: 218, y: 164 };
const EDGE = 0.32; // of a card: how far the sheet goes on around
const STUB = 0.66; // how far away what lies outside of all that is known is drawn

export interface Spot {
  left: number;
  top: number;
  small: boolean;
}

export interface Sheet {
  width: number;
  height: number;
  at: (x: number, y: number) => Spot;
  middle: (x: number, y: number) => Point;
}

/** A sheet on which all that is known has room; what lies outside of it stands at the margin. */
export function sheetOf({ columns, rows, unseen }: World): Sheet {
  const out = {
    west: unseen.some(({ x }) => x < 0),
    east: unseen.some(({ x }) => x >= columns),
    north: unseen.some(({ y }) => y < 0),
    south: unseen.some(({ y }) => y >= rows),
  };
  const pad = (is: boolean) => (is ? EDGE : 0.12);
  const [left, top] = [pad(out.west) * PITCH.x, pad(out.north) * PITCH.y];
  const width = left + columns * PITCH.x + pad(out.east) * PITCH.x - (PITCH.x - CARD.width);
  const height = top + rows * PITCH.y + pad(out.south) * PITCH.y - (PITCH.y - CARD.height);
  const along = (n: number, count: number) => (n < 0 ? -STUB : n >= count ? count - 1 + STUB : n);
  const middle = (x: number, y: number): Point => {
    return [
      left + along(x, columns) * PITCH.x + CARD.width / 2,
      top + along(y, rows) * PITCH.y + CARD.height / 2,
    ];
  };
  const at = (x: number, y: number): Spot => {
    const [cx, cy] = middle(x, y);
    const small = x < 0 || y < 0 || x >= columns || y >= rows;
    return { left: cx - (small ? 30 : CARD.width / 2), top: cy - (small ? 18 : CARD.height / 2), small };
  };
  return { width, height, at, middle };
}

// -- light and dark ----------------------------------------------------------------------------------------

/** The reach of a stone is three by three cards, so its light has corners. */
function reach([cx, cy]: Point, seed: number, grow: number, wobble: number): string {
  const random = seeded(seed);
  const phase = [random() * 6, random() * 6, random() * 6];
  const [a, b] = [PITCH.x * 1.5 * grow, PITCH.y * 1.5 * grow];
  const points = Array.from({ length: 46 }, (_, i): Point => {
    const turn = (i / 46) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const waves =
      Math.sin(5 * turn + phase[0]!) +
      0.7 * Math.sin(9 * turn + phase[1]!) +
      0.6 * Math.sin(14 * turn + phase[2]!);
    const k = 1 + (wobble * waves) / 100;
    return [cx + Math.sign(c) * Math.abs(c) ** 0.4 * a * k, cy + Math.sign(s) * Math.abs(s) ** 0.4 * b * k];
  });
  return smooth(points, true);
}

export interface Beyond {
  x: number;
  y: number;
}

interface Area extends Beyond {
  width: number;
  height: number;
}

interface Light {
  at: Point;
  days: number;
}

const within = ([x, y]: Point, { at: [cx, cy] }: Light, grow: number) =>
  (Math.abs(x - cx) / (PITCH.x * grow)) ** 5 + (Math.abs(y - cy) / (PITCH.y * grow)) ** 5 < 1;

/** The wyrdness: three washes, each creeping further in, and tendrils along its edge. */
function darkness(lights: readonly Light[], { x: left, y: top, width, height }: Area, id: string): string {
  const whole = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const wash = (name: string, grow: number, wobble: number, fill: string, opacity: number) =>
    `<mask id="${id}-${name}" maskUnits="userSpaceOnUse" ${whole}><rect ${whole} fill="#fff"/>` +
    lights
      .map(
        ({ at, days }, i) =>
          `<path d="${reach(at, 11 + i * 7 + grow * 10, grow - (days <= 1 ? 0.03 : 0), wobble)}" fill="#000"/>`,
      )
      .join('') +
    `</mask><rect ${whole} fill="${fill}" opacity="${opacity}" mask="url(#${id}-${name})"/>`;
  let drawn =
    wash('a', 1, 1.3, 'var(--wyrd-3)', 0.5) +
    wash('b', 1.05, 1.7, 'var(--wyrd-2)', 0.75) +
    wash('c', 1.11, 2.2, 'var(--wyrd)', 0.96);
  const random = seeded(23);
  for (const light of lights) {
    const [cx, cy] = light.at;
    for (let i = 0; i < 40; i++) {
      const turn = (i / 40) * 2 * Math.PI;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const x = cx + Math.sign(c) * Math.abs(c) ** 0.4 * PITCH.x * 1.6;
      const y = cy + Math.sign(s) * Math.abs(s) ** 0.4 * PITCH.y * 1.63;
      if (lights.some((other) => other !== light && within([x, y], other, 1.5))) continue;
      const way = random() < 0.5 ? 1 : -1;
      const towards = Math.atan2(cy - y, cx - x) - way * (0.9 + random() * 0.4);
      drawn += curl([x, y], towards, 20 + random() * 22, way, 'var(--wyrd)');
    }
  }
  for (let i = 0; i < 26; i++) {
    const at: Point = [left + random() * width, top + random() * height];
    const [angle, size] = [random() * 6.3, 26 + random() * 46];
    if (!lights.some((light) => within(at, light, 1.8)))
      drawn += curl(at, angle, size, random() < 0.5 ? 1 : -1, 'var(--wyrd-3)');
  }
  return drawn;
}

/** Bare trees in the dark, and something that looks. */
function trees(lights: readonly Light[], { x, y, width, height }: Area): string[] {
  const random = seeded(41);
  return Array.from({ length: 14 }, () => {
    const at: Point = [x + random() * width, y + 60 + random() * (height - 60)];
    const [tall, looks] = [60 + random() * 60, random() < 0.4];
    if (lights.some((light) => within(at, light, 1.95))) return '';
    if (looks) return eyes(at);
    return `<g class="tree">${bareTree(random, at, tall).replaceAll('#2b2119', 'var(--wyrd-3)')}</g>`;
  });
}

const eyes = ([x, y]: Point) =>
  `<path transform="translate(${tenth(x)} ${tenth(y)})" fill="#d9c77e" opacity=".85" d="M-12 0q6-5 10 1q-6 4-10-1zM12 0q-6-5-10 1q6 4 10-1z"/>`;

function road(from: Point, to: Point, { seen, price }: Way): string {
  const path = `M${tenth(from[0])} ${tenth(from[1])}L${tenth(to[0])} ${tenth(to[1])}`;
  if (price)
    return (
      line(path, 84, '#ffd766', 0.3) +
      line(path, 52, '#6d4c0f') +
      line(path, 48, '#f0c858') +
      line(path, 36, '#fbe7a6')
    );
  return (
    line(path, 18, '#3a2c17', seen ? 1 : 0.5) +
    line(path, 14, seen ? '#d9c596' : '#8d7c58', seen ? 1 : 0.7) +
    `<path d="${path}" stroke="#7d6638" stroke-width="2.5" stroke-dasharray="5 6" fill="none"/>`
  );
}

/** All that lies beneath the cards, on a sheet that goes on beyond them for as much as there is room. */
export function drawGround(world: World, sheet: Sheet, beyond: Beyond, id: string): string {
  const { middle } = sheet;
  const area: Area = {
    x: tenth(-beyond.x),
    y: tenth(-beyond.y),
    width: tenth(sheet.width + 2 * beyond.x),
    height: tenth(sheet.height + 2 * beyond.y),
  };
  const random = seeded(5);
  const lights = world.places.flatMap(({ x, y, days }) =>
    days === null ? [] : [{ at: middle(x, y), days }],
  );
  const spots = new Map([...world.places, ...world.unseen].map(({ number, x, y }) => [number, middle(x, y)]));
  const strokes = Array.from({ length: 40 }, () => {
    const [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
    return brush(
      [x, y],
      [x + 40 + random() * 60, y + (random() - 0.5) * 10],
      1 + random() * 2,
      '#6b5a35',
      (random() - 0.5) * 14,
      0.22,
    );
  });
  const glow = lights.map(
    ({ at: [x, y], days }) =>
      `<ellipse class="glow" cx="${tenth(x)}" cy="${tenth(y)}" rx="${PITCH.x * 1.75}" ry="${PITCH.y * 1.7}" fill="url(#${id}-${days > 1 ? 'lit' : 'dim'})"/>`,
  );
  const roads = [...world.ways]
    .sort((one, other) => Number(one.price !== null) - Number(other.price !== null))
    .map((way) => {
      const [from, to] = [spots.get(way.from), spots.get(way.to)];
      return from && to ? road(from, to, way) : '';
    });
  return [
    `<defs><radialGradient id="${id}-lit"><stop offset="0" stop-color="#ffe9ad"/><stop offset=".5" stop-color="#e9cf8e" stop-opacity=".75"/><stop offset="1" stop-color="#cdb57c" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="${id}-dim"><stop offset="0" stop-color="#f0d28c" stop-opacity=".8"/><stop offset="1" stop-color="#cdb57c" stop-opacity="0"/></radialGradient></defs>`,
    ...strokes,
    ...glow,
    lights.length ? darkness(lights, area, id) : '',
    ...(lights.length ? trees(lights, area) : []),
    ...roads,
  ].join('');
}
