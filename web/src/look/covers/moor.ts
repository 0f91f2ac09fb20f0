/** A moor under heavy clouds, 200 × 130, and what stands on it. */

import { tenth } from '../art/pen.ts';
import {
  INK,
  brush,
  hatch,
  line,
  poly,
  ridge,
  shape,
  smooth,
  strokes,
  type Point,
  type Random,
} from './brush.ts';

const SIZE = { width: 200, height: 130 };
const MOOR = {
  top: '#8f8b80',
  sky: '#b8ab8b',
  wash: '#ddcfa8',
  far: '#85877f',
  mid: '#6a6a53',
  near: '#7d6d45',
  fore: '#40371f',
  tuft: '#332b19',
};

/** A lid of cloud, a pale gap at the horizon, three ridges. */
export function land(random: Random): string {
  return sky(random) + ground(random);
}

function sky(random: Random): string {
  let drawn = `<rect width="200" height="130" fill="${MOOR.sky}"/>`;
  for (const [y, opacity] of [
    [16, 0.9],
    [27, 0.55],
    [38, 0.3],
  ] as const) {
    const edge = Array.from({ length: 7 }, (_, i): Point => [-8 + i * 36, y + (random() - 0.5) * 11]);
    drawn += shape(`${smooth(edge)}L210 -4L-8 -4Z`, MOOR.top, `opacity="${opacity}"`);
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [random() * 150 - 30, 24 + random() * 26];
    const to: Point = [x + 60 + random() * 80, y + (random() - 0.5) * 6];
    drawn += brush([x, y], to, 1.5 + random() * 4, MOOR.wash, (random() - 0.5) * 5, 0.6);
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [random() * 160 - 10, 4 + random() * 22];
    const to: Point = [x + 40 + random() * 50, y + (random() - 0.5) * 3];
    drawn += brush([x, y], to, 0.8, INK, (random() - 0.5) * 4, 0.16);
  }
  return drawn;
}

function ground(random: Random): string {
  const [far, mid, near] = [
    ridge(random, 60, 9, 7, SIZE),
    ridge(random, 76, 7, 7, SIZE),
    ridge(random, 95, 4, 7, SIZE),
  ];
  const dry = { width: 200 };
  return [
    shape(far.outline, MOOR.far),
    line(far.edge, 0.7, INK, 0.4),
    hatch(random, far.points, 10, 0.28),
    shape(mid.outline, MOOR.mid),
    line(mid.edge, 0.9, INK, 0.6),
    hatch(random, mid.points, 9, 0.4),
    strokes(random, { ...dry, count: 12, from: 80, to: 93, colour: MOOR.far, opacity: 0.35, length: 22 }),
    shape(near.outline, MOOR.near),
    line(near.edge, 1, INK, 0.65),
    strokes(random, { ...dry, count: 20, from: 98, to: 122, colour: MOOR.wash, opacity: 0.25, length: 20 }),
    strokes(random, { ...dry, count: 16, from: 99, to: 128, colour: MOOR.fore, opacity: 0.55, length: 14 }),
  ].join('');
}

/** A stone that burns, with candles at its foot. */
export function menhir([x, y]: Point, height: number): string {
  const width = height * 0.42;
  const at = (dx: number, dy: number): Point => [x + width * dx, y - height * dy];
  const outline = [
    at(-0.5, 0),
    at(-0.46, 0.5),
    at(-0.3, 0.88),
    at(-0.02, 1),
    at(0.3, 0.9),
    at(0.46, 0.45),
    at(0.52, 0),
  ];
  const shade = [at(0.52, 0), at(0.46, 0.45), at(0.3, 0.9), at(0.12, 0.96), at(0.16, 0.5), at(0.1, 0)];
  const [cx, cy] = at(-0.1, 0.56);
  const q = height * 0.13;
  const gem = poly([
    [cx, cy - q * 1.5],
    [cx + q, cy],
    [cx, cy + q * 1.5],
    [cx - q, cy],
  ]);
  const cracks = [0, 1, 2, 3, 4].map((i) => {
    const [cx, cy] = at(0.18, 0.15 + i * 0.14);
    return brush([cx, cy], [cx + width * 0.22, cy + height * 0.03], 0.5, INK, 0, 0.55);
  });
  return [
    `<ellipse cx="${x}" cy="${y - height / 2}" rx="${tenth(height * 1.35)}" ry="${tenth(height * 1.1)}" fill="url(#glow)" opacity=".62"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${tenth(width * 0.85)}" ry="${tenth(height * 0.07)}" fill="${INK}" opacity=".3"/>`,
    shape(`${smooth(outline, false, 9)}Z`, '#c4b896'),
    shape(`${smooth(shade, false, 9)}Z`, '#7a6a4a'),
    line(smooth(outline, false, 9), height * 0.022),
    ...cracks,
    `<path d="${gem}" fill="#ffdf86"/>`,
    line(gem, 0.9, '#8a4b10'),
    ...[
      [-0.75, 0.13],
      [-0.95, 0.1],
      [0.8, 0.12],
      [1.02, 0.09],
    ].map(([dx = 0, tall = 0]) => candle(x + width * dx, y, height, tall)),
  ].join('');
}

function candle(x: number, y: number, height: number, tall: number): string {
  const [width, length] = [height * 0.036, height * tall];
  return (
    `<rect x="${tenth(x - width / 2)}" y="${tenth(y - length)}" width="${tenth(width)}" height="${tenth(length)}" fill="#f2e3b8"/>` +
    `<circle cx="${tenth(x)}" cy="${tenth(y - length - height * 0.035)}" r="${tenth(height * 0.03)}" fill="#ffd566"/>`
  );
}

/** A tree without leaves, each branch thinner than the one that it grows from. */
export function bareTree(random: Random, [x, y]: Point, height: number): string {
  let drawn = '';
  const grow = (x: number, y: number, length: number, angle: number, depth: number, width: number) => {
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const thin = width * 0.62;
    const branch = poly([
      [x - nx * width, y - ny * width],
      [tx - nx * thin, ty - ny * thin],
      [tx + nx * thin, ty + ny * thin],
      [x + nx * width, y + ny * width],
    ]);
    drawn += shape(branch, '#2b2119');
    if (depth === 0) return;
    const count = depth > 2 ? 3 : 2;
    for (let i = 0; i < count; i++) {
      const longer = length * (0.62 + random() * 0.2);
      const turned = angle + (i - (count - 1) / 2) * (0.7 + random() * 0.3) + (random() - 0.5) * 0.35;
      grow(tx, ty, longer, turned, depth - 1, thin * 0.85);
    }
  };
  grow(x, y, height * 0.36, -Math.PI / 2 + (random() - 0.5) * 0.25, 4, height * 0.05);
  return drawn;
}

/** Dark growth in the corners: it frames the picture and gives it depth. */
export function foreground(random: Random): string {
  const [k, m] = [10 + random() * 8, 9 + random() * 9];
  const left: Point[] = [
    [-4, 124 - k],
    [14, 130 - k],
    [34, 124],
    [60, 127],
    [80, 131],
  ];
  const right: Point[] = [
    [126, 132],
    [146, 126],
    [170, 130 - m * 0.7],
    [188, 130 - m],
    [204, 125 - m],
  ];
  let drawn = shape(`${smooth(left)}L-4 134Z`, MOOR.fore) + shape(`${smooth(right)}L204 134Z`, MOOR.fore);
  for (let i = 0; i < 34; i++) {
    const where = random();
    const x = where < 0.42 ? random() * 64 : where < 0.84 ? 140 + random() * 62 : random() * 200;
    const top = x < 64 ? 122 - (64 - x) * 0.16 : x > 140 ? 122 - (x - 140) * 0.17 : 126;
    const height = 4 + random() * 9;
    const to: Point = [x + (random() - 0.5) * 9, top - height];
    drawn += brush([x, 131], to, 1, MOOR.tuft, (random() - 0.5) * 3, 0.97);
  }
  return drawn;
}

const TOOLS = {
  hammer:
    line('M16 60L9 22', 3.4, '#5a3d22') +
    `<path d="M1 14l17-4 2 9-17 4z" fill="#6d6f70" stroke="${INK}" stroke-width="1.4"/>`,
  staff:
    line('M48 74L53 12', 3, '#5a3d22') +
    `<path d="M53 13q-7-3-4-9q6 0 5 6q5-6 9-1q-3 6-10 4z" fill="#6f8a4c" stroke="${INK}" stroke-width="1.1"/>`,
};
const CLOAK = 'M32 8C21 9 19 20 20 29C12 36 11 56 12 72Q32 79 52 72C53 55 52 36 44 29C45 20 43 9 32 8Z';
const FOLDS = 'M34 9C44 10 45 20 44 29C52 36 53 55 52 72Q46 75 39 76C44 55 44 36 38 28C40 20 39 12 34 9Z';

/** A hooded figure on its base. */
export function wanderer(
  tool: keyof typeof TOOLS,
  cloak: string,
  x: number,
  y: number,
  width: number,
): string {
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${tenth((width * 86) / 64)}" viewBox="0 0 64 86">`,
    '<ellipse cx="32" cy="78" rx="25" ry="7" fill="#120c06" opacity=".45"/>',
    `<ellipse cx="32" cy="75" rx="22" ry="6.5" fill="#e9c462" stroke="${INK}" stroke-width="1.6"/>`,
    TOOLS[tool],
    `<path d="${CLOAK}" fill="${cloak}" stroke="${INK}" stroke-width="2"/><path d="${FOLDS}" opacity=".28"/>`,
    '<path d="M32 15c-7 0-9 8-7 15c3 5 11 5 14 0c2-7 0-15-7-15z" fill="#1d150f"/>',
    '<path d="M27.500 23c1.400-3.500 7.600-3.500 9 0c1 5-2 9-4.500 9s-5.500-4-4.500-9z" fill="#d8b78c"/>',
    '<path d="M24 34q8 7 16 0" fill="none" stroke="#e9c462" stroke-width="2"/></svg>',
  ].join('');
}
