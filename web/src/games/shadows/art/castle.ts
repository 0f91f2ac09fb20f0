// Camelot in a box of 640 × 830: the hill with its moat, the castle, the court of the Round Table, the stations of the siege.
import { dice, tenth as f1 } from '../../../look/art/pen';
import { flag, pen, seeded, tuft, waves, type Point } from './pens';

function tower(x: number, y: number, w: number, h: number, roof: string): string {
  const rh = w * 1.05;
  return `<g class="ink"><path class="stone" d="M${x - w / 2} ${y}v${-h}h${w}v${h}q${-w / 2} ${w * 0.22} ${-w} 0z"/><path class="stone2" stroke="none" d="M${f1(x + w * 0.14)} ${f1(y + w * 0.1)}v${f1(-h - w * 0.1)}h${f1(w * 0.35)}v${h}q${f1(-w * 0.16)} ${f1(w * 0.09)} ${f1(-w * 0.35)} ${f1(w * 0.1)}z"/><path class="stone" d="M${x - w * 0.58} ${y - h}v${-w * 0.26}h${w * 0.24}v${w * 0.1}h${w * 0.22}v${-w * 0.1}h${w * 0.24}v${w * 0.1}h${w * 0.22}v${-w * 0.1}h${w * 0.24}v${w * 0.26}q${-w * 0.58} ${w * 0.2} ${-w * 1.16} 0z"/>${roof ? `<path class="${roof}" d="M${x - w * 0.5} ${y - h - w * 0.2}L${x} ${y - h - w * 0.2 - rh}L${x + w * 0.5} ${y - h - w * 0.2}q${-w * 0.5} ${w * 0.2} ${-w} 0z"/><path class="cut" d="M${f1(x + w * 0.1)} ${f1(y - h - rh)}l${f1(w * 0.12)} ${f1(rh * 0.78)}M${f1(x + w * 0.16)} ${f1(y - h - rh * 0.8)}l${f1(w * 0.16)} ${f1(rh * 0.56)}"/>` : ''}</g><path class="dark" d="M${x - 4} ${f1(y - h * 0.5)}v-13q4-7 8 0v13z"/>`;
}
function wall(cx: number, cy: number, [rx, ry]: Point, [a1, a2]: Point, h: number, look: string): string {
  const pts: Point[] = [];
  const n = 34;
  const rad = (a: number) => (a * Math.PI) / 180;
  for (let i = 0; i <= n; i++) {
    const a = rad(a1 + ((a2 - a1) * i) / n);
    pts.push([cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]);
  }
  let d = 'M' + pts.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L');
  for (let i = n; i >= 0; i--) {
    const [x, y] = pts[i]!;
    const up = i % 2 ? h : h + 13;
    d += `L${f1(x)} ${f1(y - up)}`;
    if (i) d += `L${f1(pts[i - 1]![0])} ${f1(pts[i - 1]![1] - up)}`;
  }
  const roll = dice(h);
  let stones = '';
  for (let i = 0; i < 60; i++) {
    const [x, y] = pts[Math.floor(roll() * n)]!;
    stones += `M${f1(x)} ${f1(y - roll() * (h - 8) - 4)}h${f1(6 + roll() * 8)}`;
  }
  return `<path class="${look} ink" d="${d}Z"/><path class="cut" d="${stones}"/>`;
}
const [cx, cy] = [320, 492];

/** The hill with its moat, and the castle but for its Round Table: what stands behind that, and what stands before it. */
export function castle(): { land: string; behind: string; front: string } {
  seeded(99);
  const land = `<path class="hill2 soft" d="${pen(
    [
      [-8, 560],
      [40, 400],
      [160, 290],
      [320, 262],
      [480, 290],
      [600, 400],
      [648, 560],
      [606, 720],
      [460, 822],
      [320, 838],
      [180, 822],
      [34, 720],
    ],
    true,
    5,
  )}"/>${[
    [30, 470],
    [616, 474],
    [22, 640],
    [618, 648],
    [118, 770],
    [520, 772],
    [250, 806],
    [396, 806],
    [84, 360],
    [556, 360],
    [200, 288],
    [440, 288],
  ]
    .map(([x, y]) => tuft(x!, y!, 0.9))
    .join('')}
  <path class="water ink" d="${pen(
    [
      [62, 520],
      [110, 390],
      [220, 330],
      [420, 330],
      [530, 390],
      [580, 520],
      [540, 660],
      [430, 738],
      [320, 752],
      [210, 738],
      [100, 660],
    ],
    true,
    3,
  )}"/>${waves(96, 640, 70, 2)}${waves(490, 640, 60, 2)}${waves(150, 706, 110, 1)}${waves(410, 706, 90, 1)}${waves(74, 520, 30, 1)}
  <path class="hill ink" d="${pen(
    [
      [82, 500],
      [140, 392],
      [240, 344],
      [400, 344],
      [500, 392],
      [558, 500],
      [530, 610],
      [440, 690],
      [320, 708],
      [200, 690],
      [110, 610],
    ],
    true,
    3,
  )}"/>`;
  let behind = `<g class="ink"><path class="lit-wall" d="M236 350v-150h168v150z"/><path class="stone2" stroke="none" d="M352 350v-150h51v150z"/><path class="roof" d="M226 204L262 140h116L414 204Z"/></g><path class="cut" d="M270 150l-18 46M290 148l-12 50M312 148l-4 50M334 148l4 50M354 148l12 50M374 152l18 46"/>
  <path class="gold" d="M258 262v-26q8-12 16 0v26zM312 250v-30q8-14 16 0v30zM366 262v-26q8-12 16 0v26z"/><path class="ln" d="M258 262v-26q8-12 16 0v26zM312 250v-30q8-14 16 0v30zM366 262v-26q8-12 16 0v26z"/>
  ${tower(222, 352, 50, 168, 'roof2')}${tower(418, 352, 50, 168, 'roof2')}${tower(320, 180, 44, 44, 'roof')}${flag(320, 92, 46, 'cloth-g')}${flag(222, 124, 34, 'cloth-l')}${flag(418, 124, 34, 'cloth-l')}`;
  behind += wall(cx, cy, [226, 150], [180, 360], 56, 'stone2');
  behind += tower(168, 402, 46, 92, 'roof') + tower(472, 402, 46, 92, 'roof');
  behind += `<ellipse class="court ink" cx="${cx}" cy="${cy + 10}" rx="224" ry="160"/><path class="cut" d="M130 470h16M480 540h14M150 560h12M500 480h12M210 610h14M420 612h14M180 420h10M452 424h12"/>`;
  let front =
    wall(cx, cy + 62, [226, 150], [176, 4], 52, 'lit-wall') +
    tower(98, 540, 56, 116, 'roof2') +
    tower(542, 540, 56, 116, 'roof2');
  front += tower(160, 668, 50, 58, '') + tower(480, 668, 50, 58, '');
  front += `<g class="ink"><path class="stone" d="M276 722v-62h88v62q-44 10-88 0z"/></g>${tower(274, 722, 44, 66, '')}${tower(366, 722, 44, 66, '')}<path class="dark" d="M300 726v-34q20-24 40 0v34q-20 5-40 0z"/><path class="grate" d="M307 686v40M316 680v47M325 680v47M334 686v40M300 696h40M300 710h40"/><path class="wood ink" d="M296 727q24 5 48 0l10 40q-34 8-68 0z"/><path class="cut" d="M308 730l-4 36M320 731v38M332 730l4 36"/>`;
  return { land, behind, front };
}

/** The edge of the moat, which is lit when one may ride to Camelot. */
export const MOAT =
  'M60 520C68 470 84 420 106 388C132 352 176 332 218 326H422C464 332 508 352 534 388C558 420 574 470 582 520C582 572 566 624 542 662C514 704 474 734 432 742C396 750 358 756 320 756C282 756 244 750 208 742C166 734 126 704 98 662C74 624 60 572 60 520Z';

/** All of the castle is drawn a little smaller than the land on which it stands. */
export const SHRUNK = 0.86;

/** Where knights stand at the Round Table, each with his feet there. */
export const SEATS: readonly Point[] = [
  [134, 586],
  [506, 586],
  [126, 440],
  [514, 440],
  [248, 664],
  [392, 664],
  [320, 392],
];

/** The twelve stations of the siege; it begins on the right of the gate. */
export const STATIONS: readonly Point[] = Array.from({ length: 12 }, (_, i) => {
  const a = ((59 + (242 * i) / 11) * Math.PI) / 180;
  return [f1(cx + Math.sin(a) * 288), f1(546 - Math.cos(a) * 252)];
});
