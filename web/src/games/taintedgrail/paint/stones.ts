/** Standing stones and what is left of walls, each a drawing of 200 × 130 over its ground. */

import { tenth } from '../../../look/art/pen';
import { INK, brush, line, poly, shape, smooth, type Point, type Random } from '../../../look/covers/brush';

export type Thing = (random: Random, lit: boolean) => string;

const WATER = '#7b9797';

/** A stone that leans or not; one that burns has a gem of light and candles at its foot. */
function stone([x, y]: Point, height: number, lit: boolean, lean = 0): string {
  const [width, tilt] = [height * 0.42, lean * height];
  const at = (dx: number, dy: number): Point => [x + width * dx + tilt * dy, y - height * dy];
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
  const q = height * (lit ? 0.13 : 0.09);
  const gem = poly([
    [cx, cy - q * 1.5],
    [cx + q, cy],
    [cx, cy + q * 1.5],
    [cx - q, cy],
  ]);
  const [gx, gy] = at(0, 0.5);
  const glow = `<ellipse cx="${tenth(gx)}" cy="${tenth(gy)}" rx="${tenth(height * 1.35)}" ry="${tenth(height * 1.1)}" fill="url(#glow)"/>`;
  const candles = [-0.75, -0.95, 0.8, 1.02].map((dx, i) => {
    const [bx, tall] = [x + width * dx, height * (0.13 - i * 0.012)];
    return (
      `<rect x="${tenth(bx - height * 0.018)}" y="${tenth(y - tall)}" width="${tenth(height * 0.036)}" height="${tenth(tall)}" fill="#f2e3b8"/>` +
      `<circle cx="${tenth(bx)}" cy="${tenth(y - tall - height * 0.035)}" r="${tenth(height * 0.03)}" fill="#ffd566"/>`
    );
  });
  return [
    lit ? glow : '',
    `<ellipse cx="${x}" cy="${y}" rx="${tenth(width * 0.85)}" ry="${tenth(height * 0.07)}" fill="${INK}" opacity=".3"/>`,
    shape(`${smooth(outline, false, 9)}Z`, lit ? '#c4b896' : '#8e897c'),
    shape(`${smooth(shade, false, 9)}Z`, lit ? '#7a6a4a' : '#55524d'),
    line(smooth(outline, false, 9), Math.max(0.9, height * 0.022)),
    lit ? `<path d="${gem}" fill="#ffdf86"/>${line(gem, 0.9, '#8a4b10')}` : shape(gem, INK, 'opacity=".75"'),
    ...(lit ? candles : []),
  ].join('');
}

export function smoke(random: Random, x: number, y: number, height: number): string {
  return [0, 1, 2]
    .map((i) => {
      const to: Point = [x + 14 + random() * 10, y - height * (0.7 + random() * 0.4)];
      return brush([x + i * 3 - 3, y], to, 3.4 + random() * 2, '#e8e0cc', -6 + random() * 12, 0.35);
    })
    .join('');
}

export function water(random: Random, y: number): string {
  const edge = Array.from({ length: 9 }, (_, i): Point => [-6 + i * 26.5, y + (random() - 0.5) * 3]);
  let drawn = shape(`${smooth(edge)}L206 134L-6 134Z`, WATER) + line(smooth(edge), 0.8, INK, 0.55);
  for (let i = 0; i < 12; i++) {
    const [x, top] = [random() * 190, y + 4 + random() * (124 - y)];
    const to: Point = [x + 8 + random() * 20, top + random() - 0.5];
    drawn += brush([x, top], to, 0.7, random() < 0.5 ? '#e3ebdd' : '#4c6567', 0.8, 0.6);
  }
  return drawn;
}

export const STONES: Readonly<Record<string, Thing>> = {
  menhir: (_, lit) => stone([100, 104], 66, lit),
  leaning: (_, lit) => {
    const marl = smooth(
      [
        [46, 108],
        [64, 99],
        [100, 104],
        [136, 98],
        [156, 109],
        [140, 120],
        [100, 117],
        [60, 121],
      ],
      true,
    );
    return shape(marl, '#e6dfc9') + stone([92, 106], 70, lit, 0.36);
  },
  wading: (random, lit) => water(random, 88) + stone([104, 112], 64, lit) + water(random, 108),
  chair: (random) => {
    const rock = poly([
      [58, 118],
      [66, 84],
      [78, 66],
      [82, 38],
      [92, 22],
      [104, 20],
      [108, 44],
      [112, 60],
      [126, 62],
      [132, 80],
      [142, 96],
      [150, 118],
    ]);
    const cracks = Array.from({ length: 10 }, () => {
      const [x, y] = [72 + random() * 60, 74 + random() * 40];
      return brush([x, y], [x + 3 + random() * 5, y + 6 + random() * 4], 0.7, INK, 0, 0.55);
    });
    return [
      shape(rock, '#8b887c'),
      shape(
        poly([
          [104, 20],
          [108, 44],
          [112, 60],
          [126, 62],
          [132, 80],
          [142, 96],
          [150, 118],
          [112, 118],
          [104, 80],
          [98, 60],
        ]),
        '#5a5850',
      ),
      line(rock, 1.2),
      shape(
        poly([
          [92, 62],
          [110, 60],
          [126, 62],
          [122, 68],
          [94, 68],
        ]),
        '#b5b09d',
      ),
      ...cracks,
    ].join('');
  },
  posts: (random) => {
    let drawn = shape(
      smooth(
        [
          [16, 108],
          [60, 98],
          [110, 101],
          [160, 97],
          [188, 108],
          [150, 120],
          [90, 117],
          [40, 121],
        ],
        true,
      ),
      '#221b17',
      'opacity=".85"',
    );
    for (let i = 0; i < 13; i++) {
      const [x, y, h, w] = [
        16 + i * 14 + random() * 4,
        98 + (i % 2) * 14,
        26 + random() * 32,
        2.4 + random() * 1.2,
      ];
      drawn += shape(
        poly([
          [x - w, y],
          [x - w * 0.9, y - h],
          [x - w * 0.2, y - h - 5],
          [x + w * 0.4, y - h + 2],
          [x + w, y - h - 2],
          [x + w, y],
        ]),
        '#2a211b',
      );
    }
    drawn += brush([30, 66], [84, 60], 2.4, '#2a211b', -2) + brush([112, 74], [170, 92], 2.6, '#2a211b', 2);
    for (let i = 0; i < 9; i++)
      drawn += `<circle cx="${tenth(40 + random() * 120)}" cy="${tenth(104 + random() * 10)}" r="${tenth(0.8 + random())}" fill="#e0742c"/>`;
    return drawn + smoke(random, 78, 98, 54) + smoke(random, 132, 96, 44);
  },
  graves: () =>
    [
      [30, 108],
      [60, 114],
      [140, 112],
      [170, 106],
    ]
      .map(([x = 0, y = 0]) => {
        const slab = poly([
          [x - 6, y],
          [x - 5, y - 17],
          [x + 5, y - 18],
          [x + 6, y],
        ]);
        return shape(slab, '#8b887c') + line(slab, 0.9);
      })
      .join(''),
  door: () =>
    '<ellipse cx="100" cy="76" rx="70" ry="50" fill="#d5d3e2" opacity=".18"/>' +
    shape('M78 112V44q22-12 44 0v68z', '#3a2f2a') +
    line('M78 112V44q22-12 44 0v68M92 112V42M106 112V42', 1.4, '#0d0b12') +
    shape('M84 112V50q16-9 32 0v62z', '#594436') +
    '<circle cx="111" cy="82" r="2.6" fill="#d9c77e"/>' +
    shape('M117 112V49l4 2v61z', '#ffe3a0', 'opacity=".7"'),
  cradle: (random) =>
    shape('M58 96q42 34 84 0l-6-26H64z', '#4b3a2c') +
    line('M58 96q42 34 84 0l-6-26H64z', 1.6, '#0d0b12') +
    line('M50 112q50 22 100 0', 4, '#2d221a') +
    Array.from(
      { length: 16 },
      () =>
        `<circle cx="${tenth(62 + random() * 76)}" cy="${tenth(64 + random() * 12)}" r="${tenth(3 + random() * 3)}" fill="#cfc9d6" stroke="#0d0b12" stroke-width=".6"/>`,
    ).join(''),
};
