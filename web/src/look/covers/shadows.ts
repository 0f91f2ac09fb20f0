import { tenth } from '../art/pen.ts';
import { INK, brush, hill, inked, line, seeded, shape, smooth, type Point } from './brush.ts';
import { COVER, type Painting } from './painting.ts';

const STONE = '#c9bd9d';
const WALL = '#b5a988';
const WINDOWS: Point[] = [
  [138, 100],
  [106, 128],
  [172, 124],
  [137, 120],
  [94, 166],
  [180, 166],
  [114, 166],
];

/** Camelot by moonlight, besieged, in the arms of something hooded. */
export const shadows: Painting = {
  ...COVER,
  draw: () => {
    const random = seeded(12);
    const clouds = Array.from({ length: 6 }, () => {
      const [x, y] = [random() * 240 - 20, 20 + random() * 80];
      return brush([x, y], [x + 70, y + 3], 3, '#8996a8', 3, 0.22);
    });
    const far = hill(random, 176, 7, '#2e4a48', COVER);
    const near = hill(random, 208, 5, '#17221f', COVER);
    return [moon(), hood(), ...clouds, far, camelot(), near, ...ENGINES.map(engine)].join('');
  },
};

function moon(): string {
  return [
    '<rect width="280" height="240" fill="#3e4f63"/>',
    shape('M0 0H280V60Q140 100 0 60Z', '#2b3648'),
    '<circle cx="140" cy="92" r="84" fill="#d9cfa8" opacity=".2"/>',
    '<circle cx="140" cy="92" r="62" fill="#e9dfb6" opacity=".75"/>',
    '<circle cx="126" cy="82" r="9" fill="#d0c495" opacity=".7"/>',
    '<circle cx="160" cy="112" r="13" fill="#d0c495" opacity=".6"/>',
  ].join('');
}

/** The shape behind everything, and its hands about the castle. */
function hood(): string {
  const cloak = 'M140 0C112 6 100 24 104 52C60 66 22 118 6 250H274C258 118 220 66 176 52C180 24 168 6 140 0Z';
  const rim = 'M60 100C74 76 88 60 104 52C100 24 112 6 140 0C168 6 180 24 176 52C192 60 206 76 220 100';
  const face = 'M140 13C123 17 116 33 120 47C127 60 153 60 160 47C164 33 157 17 140 13Z';
  const eyes = 'M126.500 35q5-2.500 10 .5q-5 2.500-10-.5zM143.500 35.500q5-3 10-.5q-5 3-10 .5z';
  return [
    shape(cloak, '#1a2130', 'opacity=".8"'),
    line(rim, 1.6, '#7f92a8', 0.7),
    shape(face, '#080a10'),
    `<path d="${eyes}" fill="#efb05a"/>`,
    hand(1),
    hand(-1),
  ].join('');
}

function hand(side: number): string {
  const X = (x: number) => 140 + side * x;
  const fingers = [
    [104, 70, 70, 138, 9],
    [112, 76, 80, 152, 8],
    [118, 86, 92, 166, 7],
    [122, 98, 104, 178, 6],
  ] as const;
  const drawn = fingers.map(([x1, y1, x2, y2, bend]) => {
    const over = `${tenth(X((x1 + x2) / 2 - 10))} ${tenth((y1 + y2) / 2 - 4)}`;
    const edge = `M${tenth(X(x1))} ${y1}Q${over} ${tenth(X(x2))} ${y2}`;
    return brush([X(x1), y1], [X(x2), y2], 8, '#0a0d15', -side * bend) + line(edge, 1.3, '#8fa1b8', 0.55);
  });
  const palm: Point[] = [
    [X(96), 60],
    [X(122), 56],
    [X(134), 84],
    [X(126), 110],
    [X(108), 96],
  ];
  return drawn.join('') + shape(smooth(palm, true), '#0f141e', 'opacity=".92"');
}

function battlements(x: number, y: number, width: number, count: number, colour: string): string {
  const step = width / count;
  const tooth = (i: number) =>
    `<rect x="${tenth(x + i * step + 1)}" y="${y}" width="${tenth(step * 0.6)}" height="7" fill="${colour}" stroke="${INK}" stroke-width="1.1"/>`;
  return Array.from({ length: count }, (_, i) => tooth(i)).join('');
}

function tower(x: number, y: number, width: number, height: number, roof = 0): string {
  const [top, middle] = [y - height, x + width / 2];
  const walls =
    inked(`M${x} ${y}V${top}H${x + width}V${y}Z`, STONE) +
    shape(`M${tenth(x + width * 0.62)} ${y}V${top}H${x + width}V${y}Z`, INK, 'opacity=".3"');
  if (!roof) return walls + battlements(x, top - 5, width, 3, STONE);
  const tip = top - roof;
  return [
    walls,
    inked(`M${x - 3} ${top}L${middle} ${tip}L${x + width + 3} ${top}Z`, '#7c2a20'),
    shape(`M${middle} ${tip}L${x + width + 3} ${top}H${middle + 2}Z`, INK, 'opacity=".25"'),
    line(`M${middle} ${tip}v-9`, 1.3),
    shape(`M${middle} ${tip - 9}l9 3-9 3z`, '#e9c462'),
  ].join('');
}

function camelot(): string {
  const rock: Point[] = [
    [44, 206],
    [76, 184],
    [110, 170],
    [168, 168],
    [206, 182],
    [238, 206],
  ];
  return [
    inked(`${smooth(rock)}Z`, '#3d4f41'),
    tower(126, 150, 28, 62, 34),
    tower(98, 164, 20, 50, 26),
    tower(164, 164, 20, 54, 28),
    tower(78, 178, 18, 34),
    tower(188, 178, 18, 36),
    inked('M84 182V158H198V182Z', WALL),
    battlements(84, 152, 115, 10, WALL),
    shape('M130 182V168q11-11 22 0v14z', '#1d150f'),
    ...WINDOWS.map(
      ([x, y]) => `<path d="M${x} ${y + 8}v-6q3-4 6 0v6z" fill="#ffd368" stroke="${INK}" stroke-width=".9"/>`,
    ),
  ].join('');
}

const ENGINES = [
  [26, 1],
  [62, 0.8],
  [214, 0.85],
  [246, 1],
] as const;

function engine([x, scale]: readonly [number, number]): string {
  const dark = '#0d0f12';
  return [
    `<g transform="translate(${x} 214) scale(${scale})" stroke="${dark}" stroke-width="2.6" fill="none" stroke-linecap="round">`,
    '<path d="M-14 0L0 -22L14 0M-16 0H16M0 -22L18 -34M0 -22L-12 -12"/>',
    ...[
      [-10, 3, 4],
      [10, 3, 4],
      [20, -35, 3],
    ].map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${dark}"/>`),
    '</g>',
  ].join('');
}
