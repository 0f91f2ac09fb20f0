/** What grows, and what has been left in the ground. */

import { bareTree } from '../../../look/covers/moor';
import { tenth } from '../../../look/art/pen';
import { INK, brush, line, poly, shape, type Point, type Random } from '../../../look/covers/brush';
import type { Thing } from './stones';

function pine(random: Random, x: number, y: number, height: number, light: string, dark: string): string {
  const width = height * 0.34;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= 4; i++) {
    const [part, wobble] = [i / 4, 0.92 + random() * 0.18];
    const [top, wide] = [y - height * (0.12 + 0.88 * (1 - part)), width * part];
    left.push([x - wide * wobble, top + height * 0.02], [x - wide * 0.52, top - height * 0.015]);
    right.push([x + wide * wobble, top + height * 0.02], [x + wide * 0.52, top - height * 0.015]);
  }
  const tip: Point = [x, y - height];
  const outline = poly([tip, ...right, ...left.reverse()]);
  return [
    `<rect x="${tenth(x - height * 0.025)}" y="${tenth(y - height * 0.2)}" width="${tenth(height * 0.05)}" height="${tenth(height * 0.2)}" fill="${INK}"/>`,
    shape(outline, light),
    shape(poly([tip, ...right, [x + width * 0.1, y - height * 0.14]]), dark),
    line(outline, 0.6, INK, 0.75),
  ].join('');
}

function sword(x: number, y: number, height: number, lean: number): string {
  const at = (part: number): Point => [x + lean * height * part, y - height * part];
  const [hx, hy] = at(0.7);
  const [px, py] = at(1);
  const guard = height * 0.16;
  const blade = `M${tenth(x)} ${tenth(y)}L${tenth(hx)} ${tenth(hy)}`;
  return [
    line(blade, height * 0.075, '#cfd0c4'),
    line(blade, height * 0.028, '#4c4d48'),
    line(
      `M${tenth(hx - guard)} ${tenth(hy - lean * guard)}L${tenth(hx + guard)} ${tenth(hy + lean * guard)}`,
      height * 0.055,
      INK,
    ),
    line(`M${tenth(hx)} ${tenth(hy)}L${tenth(px)} ${tenth(py)}`, height * 0.06, '#4f3320'),
    `<circle cx="${tenth(px)}" cy="${tenth(py)}" r="${tenth(height * 0.05)}" fill="#8a6a2a" stroke="${INK}" stroke-width=".6"/>`,
  ].join('');
}

export const crow = (x: number, y: number, s: number): string =>
  `<path d="M${tenth(x - s)} ${tenth(y - s * 0.45)}Q${tenth(x - s * 0.35)} ${tenth(y - s * 0.55)} ${x} ${y}Q${tenth(x + s * 0.35)} ${tenth(y - s * 0.6)} ${tenth(x + s)} ${tenth(y - s * 0.3)}Q${tenth(x + s * 0.4)} ${tenth(y - s * 0.25)} ${x} ${tenth(y + s * 0.22)}Q${tenth(x - s * 0.4)} ${tenth(y - s * 0.2)} ${tenth(x - s)} ${tenth(y - s * 0.45)}Z" fill="${INK}"/>`;

const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const GROWTH: Readonly<Record<string, Thing>> = {
  trees: (random) =>
    times(11, (i) =>
      pine(random, 6 + i * 18 + random() * 6, 88 + random() * 6, 34 + random() * 20, '#6c8064', '#56694f'),
    ) +
    [8, 28, 50, 76, 130, 152, 174, 194]
      .map((x) =>
        pine(random, x + random() * 5, 110 + random() * 8, 52 + random() * 24, '#37492f', '#26331f'),
      )
      .join(''),
  deadwood: (random) =>
    bareTree(random, [34, 112], 62) + bareTree(random, [168, 108], 54) + bareTree(random, [136, 100], 34),
  willow: (random) =>
    bareTree(random, [40, 104], 40) +
    times(22, () => {
      const x = 16 + random() * 48;
      const y = 58 + Math.abs(x - 40) * 0.5 + random() * 6;
      const to: Point = [x + (random() - 0.5) * 6, y + 20 + random() * 14];
      return brush([x, y], to, 1, random() < 0.5 ? '#7c8a58' : '#55663f', (random() - 0.5) * 4, 0.9);
    }),
  reeds: (random) =>
    times(22, () => {
      const x = random() < 0.5 ? random() * 50 : 150 + random() * 50;
      return brush([x, 130], [x + (random() - 0.5) * 8, 104 + random() * 10], 0.8, '#3f4a31', 1, 0.95);
    }),
  snare: () => line('M96 118q3-16 12-17q10 0 9 9q-1 8-9 8q-6-1-6-7', 1.4, '#d9c48d'),
  swords: (random) =>
    times(8, (i) =>
      sword(14 + i * 24 + random() * 8, 96 + random() * 4, 22 + random() * 8, (random() - 0.5) * 0.7),
    ) +
    times(6, (i) =>
      sword(22 + i * 31 + random() * 8, 116 + random() * 6, 36 + random() * 12, (random() - 0.5) * 0.6),
    ),
  crows: () => crow(48, 38, 7) + crow(64, 26, 5) + crow(146, 34, 8) + crow(132, 22, 5) + crow(160, 52, 5),
  sheaves: (random) =>
    [
      [36, 108],
      [78, 100],
      [124, 102],
      [162, 110],
    ]
      .map(
        ([x = 0, y = 0]) =>
          times(14, () => {
            const spread = (random() - 0.5) * 22;
            return brush(
              [x + spread * 0.6, y],
              [x + spread, y - 26 - random() * 8],
              1.4,
              random() < 0.5 ? '#c99b45' : '#8f6a28',
              1,
              0.95,
            );
          }) + line(`M${x - 8} ${y - 13}h16`, 2.4, '#5f4318'),
      )
      .join(''),
  scarecrow: (random) =>
    line('M100 118V52M72 66H128', 3.4, '#3a2b1e') +
    shape(
      'M76 62L124 62L118 98L110 92L102 102L94 92L84 98Z',
      '#2a2433',
      `stroke="#0d0b12" stroke-width="1.2"`,
    ) +
    '<circle cx="100" cy="50" r="10" fill="#8d7f63" stroke="#0d0b12" stroke-width="1.2"/>' +
    shape('M84 44q16-22 32 0z', '#1c1722') +
    times(8, () => brush([74 + random() * 52, 66], [70 + random() * 60, 78], 0.7, '#b39a5a', 0, 0.9)),
};
