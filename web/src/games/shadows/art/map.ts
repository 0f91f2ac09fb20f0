// The map of Logres beneath all places: parchment, roads and rivers, sun and moon, and the frame of the page.
import { pen, pine, seeded, tree, type Point } from './pens';

/** Fills that all drawings share; they lie in the page once. */
export const DEFS =
  '<defs><linearGradient id="sh-ghill" x2="0" y2="1"><stop offset=".25" class="h-hill"/><stop offset="1" class="h-hill end"/></linearGradient><linearGradient id="sh-ghill2" x2="0" y2="1"><stop offset=".25" class="h-hill2"/><stop offset="1" class="h-hill2 end"/></linearGradient><linearGradient id="sh-gheath" x2="0" y2="1"><stop offset=".25" class="h-heath"/><stop offset="1" class="h-heath end"/></linearGradient><linearGradient id="sh-gheath2" x2="0" y2="1"><stop offset=".25" class="h-heath2"/><stop offset="1" class="h-heath2 end"/></linearGradient><linearGradient id="sh-grocky" x2="0" y2="1"><stop offset=".25" class="h-rocky"/><stop offset="1" class="h-rocky end"/></linearGradient><linearGradient id="sh-grock" x2="0" y2="1"><stop offset=".45" class="h-rock"/><stop offset="1" class="h-rock end"/></linearGradient><linearGradient id="sh-grock2" x2="0" y2="1"><stop offset=".45" class="h-rock2"/><stop offset="1" class="h-rock2 end"/></linearGradient><radialGradient id="sh-gSoft"><stop offset=".72" class="h-soft"/><stop offset="1" class="h-soft end"/></radialGradient><linearGradient id="sh-gWall"><stop offset="0" class="s1"/><stop offset=".45" class="s1"/><stop offset="1" class="s2"/></linearGradient><radialGradient id="sh-gOak" cx=".4" cy=".32" r=".8"><stop offset="0" class="s3"/><stop offset=".6" class="s4"/><stop offset="1" class="s5"/></radialGradient><radialGradient id="sh-gLake" cx=".5" cy=".5" r=".6"><stop offset="0" class="s6"/><stop offset="1" class="s7"/></radialGradient></defs>';

function frame(w: number, h: number): string {
  const knot = (x: number, y: number, a: number) =>
    `<g transform="translate(${x} ${y}) rotate(${a})"><path class="knot" d="M6 40V6H40M12 34V12H34M6 40q0 8 8 8t8-8t-8-8t-8 0M40 6q8 0 8 8t-8 8t-8-8t0-8"/></g>`;
  return `<g class="frame"><rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="3"/><rect class="thin" x="13" y="13" width="${w - 26}" height="${h - 26}" rx="2"/></g>${knot(0, 0, 0)}${knot(w, 0, 90)}${knot(w, h, 180)}${knot(0, h, 270)}`;
}

type Spot = readonly [x: number, y: number, size: number];
const way = (points: readonly Point[]) =>
  `<path class="road-b" d="${pen(points, false, 2)}"/><path class="road" d="${pen(points, false, 0)}"/>`;
const flow = (points: readonly Point[]) =>
  `<path class="river-b" d="${pen(points, false, 0)}"/><path class="river" d="${pen(points, false, 0)}"/>`;

/** A line on the left of a page that is so wide, and its mirror on the right. */
function both(width: number, draw: (points: readonly Point[]) => string, points: readonly Point[]): string {
  const mid = width / 2;
  const left = points.map(([x, y]): Point => [x >= 640 ? mid - 940 + x : x, y]);
  return draw(left) + draw(left.map(([x, y]): Point => [width - x, y]));
}

const BEAMS = Array.from({ length: 16 }, (_, i) => {
  const far = i % 2 ? 10 : 20;
  return `<path d="M-5 ${i % 2 ? -38 : -36}l5 ${-far}l5 ${far}z" transform="rotate(${i * 22.5})"/>`;
}).join('');

const WOODS: readonly Spot[] = [
  [648, 210, 0.8],
  [676, 226, 0.66],
  [634, 716, 0.7],
  [662, 728, 0.56],
  [640, 110, 0.7],
  [668, 130, 0.6],
];
const TREES: readonly Spot[] = [
  [634, 462, 0.6],
  [628, 1000, 0.7],
  [700, 108, 0.6],
];

/** A page that lies: Camelot in the middle and three places on either side. */
export function lying(width: number, height: number): string {
  seeded(41);
  const mid = width / 2;
  const beams = BEAMS;
  const edge: Point[] = [
    [40, 60],
    [width / 4, 30],
    [mid, 44],
    [width * 0.75, 30],
    [width - 44, 60],
    [width - 30, 500],
    [width - 44, height - 62],
    [width * 0.75, height - 30],
    [mid, height - 36],
    [width / 4, height - 30],
    [44, height - 60],
    [28, 540],
  ];
  let back = `<path class="wash" d="${pen(edge, true, 8)}"/>`;
  back += both(width, flow, [
    [560, 900],
    [640, 850],
    [660, 780],
    [720, 700],
    [760, 660],
  ]);
  back += both(width, way, [
    [742, 500],
    [690, 430],
    [650, 330],
    [600, 280],
  ]);
  back += both(width, way, [
    [690, 560],
    [660, 560],
    [604, 570],
  ]);
  back += both(width, way, [
    [936, 790],
    [850, 852],
    [720, 866],
    [600, 940],
  ]);
  const wide = width / 2 - 940;
  for (const [x, y, s] of WOODS) back += pine(x + wide, y, s) + pine(width - x - wide, y + 4, s);
  for (const [x, y, s] of TREES) back += tree(x + wide, y, s) + tree(width - x - wide, y, s);
  // Where the page is wider than it need be, woods grow.
  for (let x = 660; x < 600 + wide; x += 52)
    back +=
      pine(x, 330 + (x % 3) * 34, 0.7) +
      pine(width - x, 640 + (x % 3) * 30, 0.66) +
      tree(x, 690 - (x % 3) * 22, 0.62) +
      tree(width - x, 318 + (x % 3) * 20, 0.66);
  back += `<g class="sun" transform="translate(${mid - 188} 168)"><g class="beams">${beams}</g><circle r="32"/><path class="face" d="M-14-7q4-4 9 0M5-7q5-4 9 0M0-8v12q-3 3-5 2M-9 13q9 6 18 0"/></g><g class="moonface" transform="translate(${mid + 188} 168)"><path d="M14-40A42 42 0 1 0 14 40A34 34 0 0 1 14-40Z"/><path class="face" d="M-19-8q5-4 9 0M-6-2l6 10l-7 3M-15 17q6 2 10-1"/></g><path class="stars" transform="translate(${mid - 940} 0)" d="M1180 120l3 8 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM1196 190l2 6 6 1-5 4 1 6-4-3-5 3 1-6-4-4 6-1z"/>`;
  return back + frame(width, height);
}

/** A page that stands: Camelot above, the places in two columns below it. */
export function standing(width: number, height: number): string {
  seeded(41);
  const edge: Point[] = [
    [20, 30],
    [600, 16],
    [width - 20, 30],
    [width - 14, 850],
    [width - 20, height - 42],
    [600, height - 26],
    [20, height - 42],
    [14, 850],
  ];
  const woods: Spot[] = [
    [236, 180, 1],
    [280, 200, 0.8],
    [1130, 130, 0.8],
    [930, 176, 1],
    [892, 200, 0.8],
    [36, 120, 0.8],
    [250, 620, 0.8],
  ];
  return `<path class="wash" d="${pen(edge, true, 6)}"/>` + woods.map(([x, y, s]) => pine(x, y, s)).join('');
}
