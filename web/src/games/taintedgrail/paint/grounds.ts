/** The land under a picture, 200 × 130: a lid of cloud, a pale gap at the horizon, three ridges, growth in the corners. */

import {
  INK,
  brush,
  hatch,
  line,
  ridge,
  shape,
  smooth,
  strokes,
  type Point,
  type Random,
} from '../../../look/covers/brush';

interface Colours {
  top: string;
  sky: string;
  wash: string;
  far: string;
  mid: string;
  near: string;
  fore: string;
  tuft: string;
}

const of = (words: string): Colours => {
  const [top, sky, wash, far, mid, near, fore, tuft] = words.split(' ').map((one) => `#${one}`);
  return { top, sky, wash, far, mid, near, fore, tuft } as Colours;
};

const GROUNDS: Readonly<Record<string, Colours>> = {
  moor: of('8f8b80 b8ab8b ddcfa8 85877f 6a6a53 7d6d45 40371f 332b19'),
  forest: of('848b7d aab096 d5d5b2 7b897a 4f634d 5f623d 273122 202a1c'),
  ruin: of('85736a b5997f dfc09a 8b8076 6a594b 6a5a47 2d241d 261d17'),
  village: of('a59a80 cbb98c ecdcae 94967c 787c54 94804c 4b4023 3f361d'),
  shore: of('87918b aeb5a3 dadfc6 83928c 62756e 6e714f 333d2e 2b3427'),
  field: of('a0967d c6b488 e8d8aa 92937d 7f7d55 917d49 483d22 3d341c'),
  crag: of('7f8081 a5a497 d2cfb9 84877f 666861 6c6748 34322b 2a2822'),
  wyrd: of('262838 3d4055 565a70 32344a 282a3c 232534 141521 10111b'),
};

const SIZE = { width: 200, height: 130 };
const colours = (ground: string) => GROUNDS[ground] ?? GROUNDS.moor!;

function sky(random: Random, { top, sky: ground, wash }: Colours): string {
  let drawn = `<rect width="200" height="130" fill="${ground}"/>`;
  for (const [y, opacity] of [
    [16, 0.9],
    [27, 0.55],
    [38, 0.3],
  ] as const) {
    const edge = Array.from({ length: 7 }, (_, i): Point => [-8 + i * 36, y + (random() - 0.5) * 11]);
    drawn += shape(`${smooth(edge)}L210 -4L-8 -4Z`, top, `opacity="${opacity}"`);
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [random() * 150 - 30, 24 + random() * 26];
    const to: Point = [x + 60 + random() * 80, y + (random() - 0.5) * 6];
    drawn += brush([x, y], to, 1.5 + random() * 4, wash, (random() - 0.5) * 5, 0.6);
  }
  return drawn;
}

export function land(random: Random, ground: string): string {
  const paint = colours(ground);
  const [far, mid, near] = [
    ridge(random, ground === 'crag' ? 48 : 60, ground === 'crag' ? 15 : 9, 7, SIZE),
    ridge(random, 76, 7, 7, SIZE),
    ridge(random, 95, 4, 7, SIZE),
  ];
  const dry = { width: 200 };
  return [
    sky(random, paint),
    shape(far.outline, paint.far),
    line(far.edge, 0.7, INK, 0.4),
    hatch(random, far.points, 10, 0.28),
    shape(mid.outline, paint.mid),
    line(mid.edge, 0.9, INK, 0.6),
    hatch(random, mid.points, 9, 0.4),
    strokes(random, { ...dry, count: 9, from: 80, to: 93, colour: paint.far, opacity: 0.35, length: 22 }),
    shape(near.outline, paint.near),
    line(near.edge, 1, INK, 0.65),
    strokes(random, { ...dry, count: 14, from: 98, to: 122, colour: paint.wash, opacity: 0.25, length: 20 }),
    strokes(random, { ...dry, count: 12, from: 99, to: 128, colour: paint.fore, opacity: 0.55, length: 14 }),
  ].join('');
}

/** Dark growth in the corners: it frames the picture and gives it depth. */
export function foreground(random: Random, ground: string): string {
  const { fore, tuft } = colours(ground);
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
  let drawn = shape(`${smooth(left)}L-4 134Z`, fore) + shape(`${smooth(right)}L204 134Z`, fore);
  for (let i = 0; i < 26; i++) {
    const where = random();
    const x = where < 0.42 ? random() * 64 : where < 0.84 ? 140 + random() * 62 : random() * 200;
    const top = x < 64 ? 122 - (64 - x) * 0.16 : x > 140 ? 122 - (x - 140) * 0.17 : 126;
    const to: Point = [x + (random() - 0.5) * 9, top - 4 - random() * 9];
    drawn += brush([x, 131], to, 1, tuft, (random() - 0.5) * 3, 0.97);
  }
  return drawn;
}
