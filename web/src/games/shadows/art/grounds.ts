// The seven grounds on which quests lie: moor, lists, lake, mountains, bridge, cave and shore, each in a box of 600 × 348. Good comes
// from the left and evil from the right, everywhere.
import { tenth as f1 } from '../../../look/art/pen';
import { FIELD } from '../../../look/heraldry';
import { flag, hill, peak, pen, pine, seeded, stamp, tent, tree, tuft, waves, type Point } from './pens';

/** The edge of a place, in its box of 600 × 348. */
const GROUND: readonly Point[] = [
  [10, 92],
  [90, 74],
  [200, 66],
  [330, 62],
  [450, 70],
  [560, 78],
  [592, 130],
  [596, 220],
  [588, 318],
  [520, 338],
  [380, 342],
  [220, 342],
  [80, 338],
  [14, 322],
  [4, 220],
];
const PLACES: Record<string, () => string> = {
  blackknight:
    () => `${hill(20, 150, 190, 58, 'hill')}${hill(390, 146, 200, 62, 'hill2')}${hill(190, 140, 220, 36, 'hill')}
    ${tree(40, 160, 0.8)}${tree(74, 152, 0.62)}${pine(566, 150, 0.75)}${pine(540, 146, 0.6)}
    ${tent(130, 196, 0.86, 'cloth-w', 'cloth-l')}${tent(494, 200, 0.92, 'cloth-k', 'cloth-k2')}
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path class="ink ${i % 2 ? 'cloth-w' : 'cloth-r'}" d="M${196 + i * 28} ${205 + (i % 3)}h28v22q-14 6-28 0z"/>`).join('')}<path class="wood ink" d="M190 200h236v7h-236z"/><path class="ln2" d="M196 200v34M308 200v34M420 200v34"/>
    ${stamp('mounted-knight', 402, 158, 104, 'sil')}${tuft(60, 236)}${tuft(170, 232)}${tuft(556, 232)}`,
  lancelot:
    () => `${hill(10, 142, 180, 50, 'hill2')}${hill(430, 140, 170, 56, 'hill')}${hill(160, 134, 290, 44, 'hill')}
    <path class="water ink" d="${pen(
      [
        [272, 122],
        [262, 150],
        [240, 180],
        [250, 214],
        [226, 250],
        [206, 300],
        [200, 360],
        [372, 360],
        [352, 300],
        [336, 250],
        [330, 210],
        [340, 180],
        [318, 150],
        [300, 122],
      ],
      true,
      2,
    )}"/>${waves(256, 224, 50, 1)}${waves(262, 156, 30, 1)}
    <path class="stone ink" d="M196 196q90-62 180 0l0 22q-12-2-22-4q-16-34-68-34q-52 0-68 34q-12 2-22 4z"/><path class="cut" d="M214 190l6 12M236 177l4 12M262 168l2 12M286 166v12M310 168l-2 12M336 177l-4 12M358 190l-6 12"/><path class="ln" d="M218 214q16-34 68-34q52 0 68 34"/>
    ${tree(96, 212, 1.25)}<svg x="84" y="120" width="30" height="36" viewBox="0 0 100 120"><path d="${FIELD}" class="cloth-w ink" stroke-width="7"/><path class="cloth-r" d="M4 4h46v56H8z"/></svg>${tree(40, 200, 0.8)}
    ${tent(484, 210, 1, 'cloth-r', 'cloth-w')}${pine(566, 200, 0.8)}${pine(418, 196, 0.62)}${tuft(150, 232)}${tuft(400, 234)}`,
  dragon:
    () => `${peak(24, 216, 190, 120, false)}${peak(386, 220, 220, 140, false)}<path class="rock ink" d="${pen(
      [
        [150, 222],
        [168, 132],
        [232, 84],
        [330, 76],
        [420, 104],
        [458, 160],
        [470, 222],
      ],
      false,
      3,
    )}Z"/><path class="cut" d="M190 130l-10 40M220 108l-8 30M400 120l14 34M430 150l12 36M350 92l20 14M260 92l-16 10"/>
    <path class="dark" d="M222 222q-6-90 84-96q92 6 86 96z"/>${stamp('spiked-dragon-head', 312, 174, 104, 'ember')}<path class="flame" d="M196 222q-24-10-8-34q2 12 10 14q-4-18 10-28q-2 16 8 24q8 12-4 24z"/><path class="flame" d="M424 222q-24-10-8-34q2 12 10 14q-4-18 10-28q-2 16 8 24q8 12-4 24z"/>`,
  excalibur: () => {
    const out = `${hill(-4, 132, 200, 46, 'hill')}${hill(180, 128, 260, 40, 'hill2')}${hill(400, 130, 196, 58, 'rocky', 6)}
    <path class="water ink" d="${pen(
      [
        [26, 196],
        [80, 150],
        [190, 130],
        [310, 126],
        [440, 132],
        [540, 152],
        [582, 200],
        [572, 270],
        [480, 312],
        [300, 322],
        [130, 314],
        [34, 280],
      ],
      true,
      3,
    )}"/><path class="water2" d="${pen(
      [
        [120, 220],
        [220, 186],
        [380, 184],
        [486, 216],
        [470, 268],
        [300, 288],
        [140, 266],
      ],
      true,
      4,
    )}"/>${waves(96, 176, 150, 2, 18)}${waves(400, 170, 120, 2, 20)}${waves(90, 296, 420, 1, 16)}<ellipse class="shade" cx="318" cy="190" rx="92" ry="9"/><path class="hill2 ink" d="${pen(
      [
        [232, 188],
        [252, 172],
        [290, 160],
        [336, 160],
        [380, 174],
        [402, 188],
        [320, 194],
      ],
      true,
      1,
    )}"/><g class="ink"><path class="stone" d="M308 166v-50h26v50z"/><path class="stone2" stroke="none" d="M325 165v-48h8v48z"/><path class="roof" d="M302 118L321 82L340 118Z"/></g><path class="gold" d="M317 138q4-7 8 0v10h-8z"/>${tree(276, 176, 0.72)}${tree(366, 178, 0.62)}${tree(252, 182, 0.5)}<path class="cloth-w ink" d="M150 214q-10-18 6-22q-8 8 2 14q14-10 32 0q10 4 2 12q-24 6-42-4z"/>
    ${tree(46, 176, 0.9)}${tree(82, 160, 0.62)}<path class="ln2" d="M560 178q-4-30 4-52M562 150q-12-6-14-20M563 142q10-6 14-18M562 160q-10 0-18-6"/><path class="rock ink" d="M530 186l14-20l22 4l14 22q-24 8-50-6z"/>
    <path class="cut" d="M22 268q4-26-2-40M30 270q2-30 2-44M38 272q0-22 8-36M590 250q0-22 4-34"/>`;
    return out + STONES.map(stone).join('');
  },
  grail: () => `<g class="rays">${Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (1 + i / 16);
    return `<path d="M${f1(300 + Math.cos(a) * 78)} ${f1(150 + Math.sin(a) * 66)}L${f1(300 + Math.cos(a) * (i % 2 ? 108 : 128))} ${f1(150 + Math.sin(a) * (i % 2 ? 80 : 90))}"/>`;
  }).join('')}</g>
    ${peak(20, 206, 210, 106)}${peak(380, 206, 220, 116)}${peak(120, 214, 160, 70, false)}${peak(330, 214, 150, 74, false)}
    ${hill(96, 244, 480, 88, 'hill2', 7)}<path class="road" d="M300 164q22 14-6 30t-30 22q6 14-16 26"/>
    <g transform="translate(300 164) scale(.8) translate(-300 -154)"><g class="ink"><path class="stone" d="M268 152v-44h64v44z"/><path class="roof2" d="M260 110L300 74L340 110Z"/><path class="stone" d="M288 96v-42h24v42z"/><path class="roof" d="M284 56L300 18L316 56Z"/></g><path class="ln" d="M300 18v-14M295 8h10"/><path class="dark" d="M291 152v-22q9-13 18 0v22z"/><path class="gold" d="M296 72q4-8 8 0v14h-8zM274 124q4-8 8 0v12h-8zM318 124q4-8 8 0v12h-8z"/></g>
    ${pine(92, 236, 0.8)}${pine(58, 240, 0.65)}${pine(512, 238, 0.8)}${pine(546, 240, 0.62)}${pine(474, 240, 0.55)}`,
  picts:
    () => `${peak(-4, 158, 170, 88)}${peak(110, 160, 150, 66, false)}${peak(440, 160, 160, 84)}${hill(200, 164, 270, 54, 'heath', 7)}${hill(20, 182, 240, 46, 'heath2')}${hill(350, 184, 240, 44, 'heath2')}
    ${[
      [250, 206, 1],
      [284, 202, 1.15],
      [322, 204, 0.95],
      [358, 208, 0.8],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="6" cy="1" rx="15" ry="4"/><path class="rock ink" d="M-9 0L-11-44Q0-56 9-46L11 0Z"/><path class="cut" d="M4-40v32M7-34v26"/></g>`,
      )
      .join('')}<path class="rock ink" d="M238 158l62-8l2 10l-60 9z"/>
    ${pine(36, 206, 0.8)}${pine(66, 212, 0.62)}${pine(560, 208, 0.86)}${pine(532, 212, 0.6)}${tuft(120, 226)}${tuft(420, 230)}${tuft(190, 234)}`,
  saxons: () => `<path class="water ink" d="${pen(
    [
      [300, 74],
      [400, 70],
      [520, 74],
      [590, 92],
      [598, 160],
      [596, 232],
      [520, 238],
      [440, 222],
      [392, 198],
      [352, 160],
      [330, 120],
    ],
    true,
    3,
  )}"/><path class="sand" d="${pen(
    [
      [300, 76],
      [330, 120],
      [352, 160],
      [392, 198],
      [440, 222],
      [520, 238],
      [596, 236],
      [596, 256],
      [470, 250],
      [380, 226],
      [326, 176],
      [300, 120],
    ],
    true,
    2,
  )}"/>${waves(370, 100, 200, 5, 22)}
    ${hill(4, 154, 200, 60, 'hill')}${hill(150, 146, 160, 44, 'hill2')}
    ${[
      [440, 134, 0.8],
      [530, 176, 1],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})"><path class="cloth-w ink" d="M-24-62q24 8 48 0q4 22-2 40q-22 8-44 0q-6-18-2-40z"/><path class="cloth-r" d="M-12-58v38q5 2 9 2v-38zM5-57v38q5 0 9-2v-38z"/><path class="ln2" d="M0-74V-4"/><path class="wood ink" d="M-60-26q2 24 16 34q44 12 88 0q14-10 16-34q-8-4-10 4q-2 10-14 14q-36 8-72 0q-12-4-14-14q-2-8-10-4z"/><g class="cloth-l ink"><circle cx="-26" cy="-2" r="6"/><circle cx="-9" cy="1" r="6"/><circle cx="9" cy="1" r="6"/><circle cx="26" cy="-2" r="6"/></g></g>`,
      )
      .join('')}
    ${tree(36, 190, 0.85)}${tree(74, 196, 0.7)}${Array.from({ length: 9 }, (_, i) => `<path class="wood ink" d="M${112 + i * 15} ${208 + i}v-32l7-9l7 9v32z"/>`).join('')}<path class="ln2" d="M110 194l136 8"/>${tuft(60, 232)}${tuft(290, 230)}`,
};

/** The steps of the sword, from evil's bank (−5) to the knights' (5). */
const STONES = Array.from({ length: 11 }, (_, i) => i - 5);

/** Where a stone of the lake lies. */
export const stoneAt = (step: number): Point => [
  f1(300 - step * 50.5),
  f1(274 - Math.cos((step / 5) * 1.3) * 26),
];

function stone(step: number): string {
  const [x, y] = stoneAt(step);
  const end = Math.abs(step) === 5;
  const side = step > 0 ? 'w' : step < 0 ? 'b' : 'mid';
  const shore = !end
    ? ''
    : step > 0
      ? flag(x - 20, y - 4, 56, 'cloth-w')
      : stamp('evil-moon', x + 2, y - 36, 44, 'moon');
  return `<g class="step ${side}${end ? ' end' : ''}" transform="translate(${x} ${y})"><ellipse class="rip" rx="29" ry="12" cy="4"/><path class="st" d="${pen(
    [
      [-20, 0],
      [-12, -9],
      [6, -10],
      [20, -3],
      [18, 7],
      [0, 10],
      [-17, 7],
    ],
    true,
    1,
  )}"/></g>${shore}`;
}

const SOIL: Record<string, string> = { picts: 'moor', dragon: 'scorch' };
const SEEDS = ['picts', 'grail', 'blackknight', 'lancelot', 'excalibur', 'saxons', 'dragon'];

export interface Ground {
  edge: string;
  /** What lies within the edge. */
  land: string;
}

/** The ground of a quest: the same at every drawing. */
export function ground(quest: string): Ground {
  seeded(11 + SEEDS.indexOf(quest) * 97);
  const edge = pen(GROUND, true, 5);
  return {
    edge,
    land: `<path class="${SOIL[quest] ?? 'grass'} land" d="${edge}"/>${PLACES[quest]?.() ?? ''}`,
  };
}
