/** What people have built, each a drawing of 200 × 130 over its ground. */

import { tenth } from '../../../look/art/pen';
import { INK, brush, line, poly, shape, smooth, type Point, type Random } from '../../../look/covers/brush';
import { smoke, water, type Thing } from './stones';

function house(random: Random, x: number, y: number, width: number, light: boolean, roof: string): string {
  const [height, peak] = [width * 0.42, width * 0.52];
  const top = y - height;
  const eaves: Point[] = [
    [x - width * 0.1, top + 1.5],
    [x + width * 0.12, top - peak * 0.62],
    [x + width * 0.3, top - peak],
    [x + width * 0.78, top - peak + 0.6],
    [x + width * 0.95, top - peak * 0.5],
    [x + width * 1.1, top + 1.5],
  ];
  const straw = Array.from({ length: 6 }, (_, i) => {
    const at = x + width * (0.05 + i * 0.17);
    return brush([at + width * 0.05, top - peak * 0.55], [at, top], 0.5, INK, 1, 0.5);
  });
  return [
    `<rect x="${tenth(x)}" y="${tenth(top)}" width="${tenth(width)}" height="${tenth(height)}" fill="#d9c79b" stroke="${INK}" stroke-width=".9"/>`,
    `<rect x="${tenth(x + width * 0.68)}" y="${tenth(top)}" width="${tenth(width * 0.32)}" height="${tenth(height)}" fill="#a78e61"/>`,
    shape(`${smooth(eaves, false, 9)}Z`, roof),
    ...straw,
    line(smooth(eaves, false, 9), 1),
    `<rect x="${tenth(x + width * 0.2)}" y="${tenth(y - height * 0.68)}" width="${tenth(width * 0.16)}" height="${tenth(height * 0.68)}" fill="${INK}" opacity=".8"/>`,
    `<rect x="${tenth(x + width * 0.5)}" y="${tenth(y - height * 0.7)}" width="${tenth(width * 0.15)}" height="${tenth(height * 0.34)}" fill="${light ? '#ffd368' : '#3a2f24'}" stroke="${INK}" stroke-width=".7"/>`,
    random() < 0.3 ? smoke(random, x + width * 0.3, top - peak, 26) : '',
  ].join('');
}

function tent(x: number, y: number, width: number, cloth: string, stripe: string): string {
  const height = width * 1.05;
  const at = (dx: number, dy: number): Point => [x + width * dx, y - height * dy];
  const outline = poly([at(-0.5, 0), at(-0.36, 0.42), at(0, 1), at(0.36, 0.42), at(0.5, 0)]);
  const [, top] = at(0, 1);
  return [
    shape(outline, cloth),
    shape(poly([at(-0.2, 0), at(-0.14, 0.44), at(0, 1), at(0.1, 0.44), at(0.12, 0)]), stripe),
    shape(poly([at(0.3, 0), at(0.22, 0.44), at(0, 1), at(0.36, 0.42), at(0.5, 0)]), INK, 'opacity=".3"'),
    line(outline, 0.9),
    line(`M${x} ${tenth(top)}v${tenth(-height * 0.25)}`, 0.9),
    shape(
      `M${x} ${tenth(top - height * 0.25)}l${tenth(width * 0.34)} ${tenth(height * 0.06)}l${tenth(-width * 0.34)} ${tenth(height * 0.07)}Z`,
      '#9c2016',
    ),
  ].join('');
}

const CLOTHS = [
  ['#9c2f22', '#e2d3ac'],
  ['#e2d3ac', '#33507d'],
  ['#b08230', '#e2d3ac'],
  ['#e2d3ac', '#7d2a20'],
  ['#48664f', '#e2d3ac'],
] as const;
const ROOFS = ['#7a5a34', '#6a5233', '#86663c'];
const row = (
  places: readonly (readonly [number, number, number])[],
  draw: (x: number, y: number, w: number, i: number) => string,
) => places.map(([x, y, w], i) => draw(x, y, w, i)).join('');

export const DWELLINGS: Readonly<Record<string, Thing>> = {
  houses: (random) =>
    row(
      [
        [26, 92, 26],
        [60, 86, 22],
        [138, 88, 24],
        [164, 97, 30],
        [18, 112, 32],
      ],
      (x, y, w) => house(random, x, y, w, random() < 0.7, ROOFS[Math.floor(random() * 3)]!),
    ),
  hamlet: (random) =>
    row(
      [
        [22, 96, 26],
        [142, 96, 28],
        [60, 88, 20],
      ],
      (x, y, w) => house(random, x, y, w, false, '#635742'),
    ),
  longhouse: (random) => {
    const roof = smooth(
      [
        [20, 84],
        [34, 62],
        [60, 54],
        [150, 53],
        [172, 64],
        [184, 84],
      ],
      false,
      9,
    );
    const panes = [0, 1, 2, 3, 4, 5].map(
      (i) =>
        `<rect x="${42 + i * 22}" y="90" width="10" height="9" fill="${i === 1 ? '#ffcf66' : '#7d4b39'}" stroke="${INK}" stroke-width=".9"/>`,
    );
    return [
      shape('M28 110V82H176V110Z', '#c2ad82'),
      shape('M120 110V82H176V110Z', '#8f7852'),
      shape(`${roof}Z`, '#5f4c33'),
      line(`${roof}Z`, 1.1),
      line('M28 84V110H176V84', 1),
      ...panes,
      smoke(random, 70, 54, 40),
    ].join('');
  },
  mill: (random) => {
    const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
      const [dx, dy] = [18 * Math.cos((turn * Math.PI) / 180), 18 * Math.sin((turn * Math.PI) / 180)];
      return line(`M${tenth(78 - dx)} ${tenth(93 - dy)}L${tenth(78 + dx)} ${tenth(93 + dy)}`, 1.5, '#4a3421');
    });
    return [
      water(random, 98),
      house(random, 84, 98, 46, true, '#6a5233'),
      shape('M78 74h12v24h-12z', '#5a4429'),
      '<circle cx="78" cy="93" r="17" fill="none" stroke="#4a3421" stroke-width="2.6"/>',
      ...spokes,
      shape('M0 104C40 100 60 106 78 108L84 112C50 112 20 112 0 112Z', '#dfe8da', 'opacity=".7"'),
    ].join('');
  },
  tents: () =>
    row(
      [
        [28, 92, 20],
        [60, 87, 17],
        [90, 91, 22],
        [128, 88, 18],
        [160, 92, 22],
        [44, 112, 30],
        [112, 115, 36],
        [176, 113, 30],
      ],
      (x, y, w, i) => tent(x, y, w, CLOTHS[i % 5]![0], CLOTHS[i % 5]![1]),
    ),
  kilns: (random) =>
    row(
      [
        [40, 108, 30],
        [96, 114, 38],
        [154, 106, 32],
      ],
      (x, y, w) => {
        const clamp = smooth([
          [x - w / 2, y],
          [x - w * 0.3, y - w * 0.42],
          [x, y - w * 0.58],
          [x + w * 0.3, y - w * 0.42],
          [x + w / 2, y],
        ]);
        return shape(`${clamp}Z`, '#4a3f31') + line(clamp, 1) + smoke(random, x, y - w * 0.55, 44);
      },
    ),
  wall: () => {
    const wall = poly([
      [8, 112],
      [8, 78],
      [76, 74],
      [76, 56],
      [124, 56],
      [124, 74],
      [192, 78],
      [192, 112],
    ]);
    const teeth = Array.from(
      { length: 9 },
      (_, i) =>
        `<rect x="${8 + i * 21}" y="${i > 2 && i < 6 ? 50 : 71}" width="9" height="8" fill="#9b927f" stroke="${INK}" stroke-width=".8"/>`,
    );
    return [
      shape(wall, '#9b927f'),
      shape('M100 112V56H124V74L192 78V112Z', INK, 'opacity=".2"'),
      line(wall, 1.2),
      ...teeth,
      shape('M88 112V88q12-14 24 0v24z', '#2a211b'),
      '<rect x="95" y="92" width="10" height="6" fill="#e0b04a"/>',
    ].join('');
  },
  gate: () =>
    shape('M70 114V72h8v42zM122 114V72h8v42z', '#4a3421') +
    line('M66 78H134M72 96L128 88M72 108L128 100', 4, '#6a4a2c') +
    line('M70 114V72M130 114V72', 1.2),
  bridge: (random) =>
    water(random, 96) +
    shape('M-4 92Q40 84 72 88V98H-4ZM204 92Q160 84 128 88V98H204Z', '#8b8272') +
    line('M-4 92Q40 84 72 88V98M204 92Q160 84 128 88V98', 1.2) +
    shape('M60 98h10v24h-10zM130 98h10v24h-10z', '#6f6758'),
};
