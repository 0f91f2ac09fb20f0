/** Who and what one meets, as silhouettes with a little light on them. */

import { tenth } from '../../../look/art/pen';
import { brush, line, shape, type Random } from '../../../look/covers/brush';
import { STONES, type Thing } from './stones';

const DARK = '#15121c';
const RIM = '#5d5770';

/** A person in a cloak, seen from afar. */
function person(x: number, y: number, height: number, cloak = DARK, face = ''): string {
  const at = (dx: number, dy: number) => `${tenth(x + height * dx)} ${tenth(y - height * dy)}`;
  return [
    shape(
      `M${at(-0.2, 0)}Q${at(-0.17, 0.5)} ${at(-0.12, 0.74)}Q${at(0, 0.84)} ${at(0.12, 0.74)}Q${at(0.17, 0.5)} ${at(0.2, 0)}Z`,
      cloak,
      `stroke="${DARK}" stroke-width="1"`,
    ),
    `<ellipse cx="${x}" cy="${tenth(y - height * 0.89)}" rx="${tenth(height * 0.085)}" ry="${tenth(height * 0.115)}" fill="${face || cloak}" stroke="${DARK}" stroke-width=".8"/>`,
    brush([x - height * 0.08, y - height * 0.7], [x - height * 0.1, y - 3], 0.8, RIM, 1, 0.8),
  ].join('');
}

const CLOAKS = ['#5a4632', '#44505c', '#6b3328', '#3d4f3f', '#574a63'];
const SKIN = '#caa67c';
const mist =
  '<ellipse cx="100" cy="78" rx="110" ry="40" fill="#a9adcf" opacity=".2"/><ellipse cx="104" cy="82" rx="80" ry="26" fill="#d5d3e2" opacity=".24"/>';

/** A four-legged thing that looks at one: body, legs, head, two points of light. */
function beast(x: number, y: number, size: number, flip = false): string {
  const path =
    'M-40 0L-38 -22Q-44 -34 -34 -38Q-10 -46 14 -40L24 -54L28 -46L36 -52L36 -42Q46 -38 48 -30L38 -24Q32 -18 26 -20L24 0L18 0L16 -18Q-2 -12 -22 -18L-26 0L-32 0L-32 -16L-36 0ZM-38 -34Q-52 -36 -56 -22Q-50 -28 -40 -26Z';
  return `<g transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size})"><path d="${path}" fill="${DARK}"/><path d="M-32 -36Q-10 -44 12 -38" fill="none" stroke="${RIM}" stroke-width="1.4"/><circle cx="36" cy="-37" r="1.7" fill="#ffd368"/></g>`;
}

const eyes = (x: number, y: number, s: number) =>
  `<g fill="#d9c77e"><path d="M${tenth(x - s * 2)} ${y}q${s} ${tenth(-s * 0.9)} ${tenth(s * 1.6)} ${tenth(s * 0.2)}q${-s} ${tenth(s * 0.6)} ${tenth(-s * 1.6)} ${tenth(-s * 0.2)}z"/><path d="M${tenth(x + s * 2)} ${y}q${-s} ${tenth(-s * 0.9)} ${tenth(-s * 1.6)} ${tenth(s * 0.2)}q${s} ${tenth(s * 0.6)} ${tenth(s * 1.6)} ${tenth(-s * 0.2)}z"/></g>`;

function inHand(random: Random): string {
  const places = Array.from({ length: 6 }, (_, i): [number, number, number] => [
    36 + i * 25.5,
    116 + (i % 2) * 2,
    i === 5 ? 34 : 56 - Math.abs(i - 2) * 3 + random() * 6,
  ]);
  const hands = places.slice(1).map(([x, y, h], i) => {
    const [bx, by, bh] = places[i]!;
    const mid = (bx + x) / 2;
    return line(
      `M${tenth(bx + bh * 0.12)} ${tenth(by - bh * 0.68)}Q${tenth(mid)} ${tenth(y - h * 0.2)} ${tenth(x - h * 0.12)} ${tenth(y - h * 0.68)}`,
      3,
      DARK,
    );
  });
  return (
    mist +
    '<circle cx="146" cy="26" r="13" fill="#dcd7c4" opacity=".75"/>' +
    places.map(([x, y, h]) => person(x, y, h)).join('') +
    hands.join('')
  );
}

const at = (
  places: readonly (readonly [number, number, number])[],
  draw: (x: number, y: number, h: number, i: number) => string,
) => places.map(([x, y, h], i) => draw(x, y, h, i)).join('');

export const BEINGS: Readonly<Record<string, Thing>> = {
  people: () =>
    at(
      [
        [64, 116, 52],
        [100, 120, 60],
        [138, 115, 48],
      ],
      (x, y, h, i) => person(x, y, h, CLOAKS[i], SKIN),
    ),
  armed: () =>
    at(
      [
        [66, 117, 56],
        [132, 118, 60],
      ],
      (x, y, h, i) =>
        person(x, y, h, CLOAKS[(i + 2) % 5], SKIN) +
        line(`M${x + 12} ${y - 18}L${x + 24} ${y - h - 4}`, 2.6, '#5a3d22') +
        shape(`M${x + 20} ${y - h}l12-5 3 9-13 4z`, '#8d8f8c', `stroke="${DARK}" stroke-width="1"`),
    ),
  child: () => person(100, 118, 34, '#6b3328', SKIN) + line('M110 116L122 92', 2, '#5a3d22'),
  walkers: inHand,
  council: (random) =>
    '<ellipse cx="100" cy="60" rx="90" ry="50" fill="url(#glow)" opacity=".7"/>' +
    `<g transform="translate(30 14) scale(.7)">${STONES.menhir!(random, true)}</g>` +
    at(
      [
        [22, 112, 44],
        [48, 106, 38],
        [152, 106, 38],
        [180, 112, 44],
        [40, 130, 54],
        [100, 132, 50],
        [164, 130, 54],
      ],
      (x, y, h, i) => person(x, y, h, CLOAKS[i % 5], i > 3 ? CLOAKS[(i + 2) % 5] : SKIN),
    ),
  beast: () => beast(104, 116, 1.15),
  bull: () => beast(104, 118, 1.35, true) + line('M62 62Q50 54 48 40M70 58Q78 48 76 36', 3.4, '#e6dcc0'),
  stag: () =>
    beast(98, 118, 1.1) +
    line('M126 60L118 34M122 46L110 38M120 40L128 30M134 58L146 34M140 46L152 42M143 40L138 28', 2.4, DARK),
  bird: () =>
    shape(
      'M78 112Q60 96 74 82Q92 72 112 82Q122 70 118 52Q118 40 130 40L144 46L132 50Q134 84 116 100Q108 112 92 112Z',
      '#e9e2d0',
      `stroke="${DARK}" stroke-width="1.6"`,
    ) +
    shape('M72 92Q50 80 40 92Q56 92 66 102Z', '#cfc6ae', `stroke="${DARK}" stroke-width="1.2"`) +
    '<circle cx="130" cy="45" r="1.6" fill="#9c2016"/>' +
    line('M90 112v10M102 112v10', 2, '#b07d1e'),
  snakes: () =>
    ['M40 116q12-16 24 0t24 0t20-10', 'M168 118q-12-18-26-2t-24-2t-8-18']
      .map((path) => line(path, 4.4, DARK) + line(path, 1.2, '#8a9a5a'))
      .join(''),
  coat: () =>
    line('M40 112V60M160 112V60M30 74H170M30 94H170', 3, '#2d2620') +
    shape(
      'M82 58Q100 50 118 58L134 84L124 90L118 80L120 114H80L82 80L76 90L66 84Z',
      '#4d3a57',
      `stroke="${DARK}" stroke-width="1.6"`,
    ) +
    line('M100 56V112', 1.4, DARK),
  eyes: () => eyes(66, 60, 6) + eyes(140, 72, 5) + eyes(104, 88, 4) + eyes(34, 84, 3),
  fog: (random) =>
    mist +
    Array.from({ length: 14 }, () => {
      const [x, y] = [random() * 160 - 20, 50 + random() * 70];
      return brush(
        [x, y],
        [x + 60 + random() * 70, y + (random() - 0.5) * 8],
        3 + random() * 5,
        '#b9bad0',
        (random() - 0.5) * 12,
        0.28,
      );
    }).join(''),
  rain: (random) =>
    Array.from({ length: 46 }, () => {
      const [x, y] = [random() * 200, 40 + random() * 90];
      return brush([x, y], [x + 2, y - 14 - random() * 10], 0.7, '#b9bad0', 0, 0.7);
    }).join(''),
};
