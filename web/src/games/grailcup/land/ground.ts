// What the land lies on: sky, terraces, the river and its bridges, the road.
import { tenth } from '../../../look/art/pen';
import { offRoad, smooth, type Point, type Road } from './road';
import { INK, put, tag, trail } from './svg';

type Roll = () => number;

const CLOUD = `<path d="M-52 8C-66 8-66-8-50-8-48-24-24-26-18-14-6-26 16-22 16-8 30-14 44-6 40 4 48 10 36 12 28 8z" fill="var(--cloud)" stroke="${INK}" stroke-opacity=".35" stroke-width="2"/>`;
const WASH = 'M-110 4C-96-24-30-18 8-30 60-36 118-14 104 8 92 30 30 16-10 28-60 38-118 30-110 4z';
const STRIPS = `<g stroke="${INK}" stroke-opacity=".28" stroke-width="1.6"><path d="M-60 0C-30-22 30-22 64-4 50 16-20 22-60 0z" fill="var(--field)"/><path d="M-46 0C-20-14 20-15 50-5M-50 4C-20-6 22-6 56 0M-36 9C-14 4 18 3 46 6" fill="none"/></g>`;

/** The line of a hill against what is behind it. */
function ridge(road: Road, y: number, swell: number, phase: number, waves: number): Point[] {
  const points: Point[] = [];
  for (let x = -10; x <= road.width + 20; x += 20) {
    const turn = (x / road.width) * Math.PI * waves;
    points.push([x, y + Math.sin(turn + phase) * swell + Math.sin(turn * 2.7 + phase * 3) * swell * 0.35]);
  }
  return points;
}

function hill(road: Road, line: readonly Point[], fill: string, faint = 0.6): string {
  const foot = tenth(road.height + 10);
  const d = `M-10 ${foot}${trail(line).replace('M', 'L')}L${tenth(road.width + 20)} ${foot}z`;
  return tag('path', { d, fill, stroke: INK, 'stroke-opacity': String(faint), 'stroke-width': '2.1' });
}

const heightAt = (line: readonly Point[], x: number) =>
  line[Math.max(0, Math.min(line.length - 1, Math.round((x + 10) / 20)))]![1];

function sky(road: Road, roll: Roll): string[] {
  const { width, height, top, scale, rowHeight } = road;
  const drawn = [tag('rect', { width, height, fill: 'url(#land-sky)' })];
  for (let i = 0; i < 46; i++)
    drawn.push(
      `<circle class="star" cx="${tenth(roll() * width)}" cy="${tenth(roll() * top * 0.8)}" r="${tenth(0.8 + roll() * 1.7)}" opacity="${tenth(0.35 + roll() * 0.5)}"/>`,
    );
  drawn.push(
    tag('circle', {
      cx: width * 0.79,
      cy: top * 0.36,
      r: 34 * scale,
      fill: 'var(--sun)',
      stroke: INK,
      'stroke-opacity': '.5',
      'stroke-width': 2,
    }),
  );
  for (const [x, y, size] of [
    [0.5, 0.2, 1],
    [0.66, 0.42, 0.8],
    [0.92, 0.3, 0.9],
    [0.34, 0.3, 0.8],
  ] as const)
    drawn.push(put(x * width, y * top, size * scale, CLOUD));
  drawn.push(
    hill(road, ridge(road, top - rowHeight * 0.54, 22 * scale, 4.2, 5), 'var(--far)', 0.5),
    hill(road, ridge(road, top - rowHeight * 0.36, 18 * scale, 1.1, 4), 'var(--less-far)', 0.5),
  );
  return drawn;
}

/** A terrace with its hatching, washes, tufts of grass and ploughed strips. */
function terrace(road: Road, row: number, line: readonly Point[], roll: Roll): string[] {
  const { width, scale: s, rowHeight } = road;
  const y = road.bottom - row * rowHeight;
  const drawn = [hill(road, line, `var(--band-${row % 4})`)];
  let hatch = '';
  for (let x = 6 + roll() * 20; x < width; x += 16 + roll() * 34) {
    const under = heightAt(line, x);
    const [lean, long] = [-3 - roll() * 4, 6 + roll() * 12 * s];
    if (offRoad(road, x, under + 14 * s) > 40 * s)
      hatch += `M${tenth(x)} ${tenth(under + 5)}l${tenth(lean)} ${tenth(long)}`;
  }
  for (let i = 0; i < 7; i++)
    drawn.push(
      put(
        roll() * width,
        y - rowHeight * 0.2 + roll() * rowHeight * 0.5,
        s * (0.8 + roll() * 1.3),
        `<path d="${WASH}" fill="var(--wash-${i % 2 ? 'light' : 'dark'})"/>`,
      ),
    );
  for (let i = 0; i < 26; i++) {
    const [x, foot] = [roll() * width, y - rowHeight * 0.34 + roll() * rowHeight * 0.8];
    if (offRoad(road, x, foot) <= 44 * s) continue;
    const blade = (from: number, bow: number, lean: number, high: number) =>
      `M${tenth(x + from * s)} ${tenth(foot)}q${tenth(bow * s)} ${tenth(-high * 0.5 * s)} ${tenth(lean * s)} ${tenth(-high * s)}`;
    hatch += blade(-6, 2, 1, 9) + blade(0, 0, 2, 12) + blade(5, 0, 5, 8);
  }
  drawn.push(
    tag('path', {
      d: hatch || 'M0 0',
      stroke: INK,
      'stroke-opacity': '.31',
      'stroke-width': '1.8',
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  );
  for (let i = 0; i < 4; i++) {
    const x = roll() * width;
    drawn.push(put(x, heightAt(line, x) + 34 * s, s * (0.8 + roll() * 0.6), STRIPS));
  }
  return drawn;
}

// -- the river -------------------------------------------------------------------------------------------

const BEND: readonly Point[] = [
  [0.05, 0.08],
  [0, 0.26],
  [0.05, 0.44],
  [-0.02, 0.61],
  [0.03, 0.8],
  [-0.02, 1.05],
];
const COURSES = Array.from({ length: 240 }, (_, i): Point => [
  0.25 + (i % 60) * 0.0085,
  [1, -1, 1.3, -1.3][Math.floor(i / 60)]!,
]);
const SPRING = 24; // it comes out of the hills so far along its course

/** Of many courses the one that keeps farthest from what stands beside the road. */
export function findCourse(road: Road, bare: readonly boolean[]): Point[] {
  const { width, height, scale: s } = road;
  const bend = ([middle, sway]: Point) =>
    BEND.map(([x, y]): Point => [(middle + x * sway) * width, y * height]);
  const cost = (course: Point) => {
    let sum = 0;
    for (const [x, y] of smooth(bend(course), 8))
      road.spaces.forEach((space, i) => {
        const near = Math.hypot(space.x - x, space.y - (bare[i] ? 0 : 34 * s) - y) / s;
        if (near < 105) sum += (105 - near) * (bare[i] ? (near < 70 ? 2 : 0.5) : 1.8);
      });
    return sum;
  };
  const costs = COURSES.map(cost);
  return smooth(bend(COURSES[costs.indexOf(Math.min(...costs))]!), 30);
}

const halfWidth = (road: Road, course: readonly Point[], i: number) =>
  (8 + (20 * i) / course.length) * road.scale * 1.15;

function river(road: Road, course: readonly Point[], roll: Roll): string[] {
  const bank = (side: number) =>
    course.map(([x, y], i): Point => [x + side * halfWidth(road, course, i), y]).slice(SPRING);
  let waves = '';
  for (let i = SPRING + 6; i < course.length - 2; i += 7) {
    const [[x, y], w] = [course[i]!, halfWidth(road, course, i) * 0.5];
    waves += `M${tenth(x - w + roll() * 8)} ${tenth(y)}q${tenth(w / 2)} -5 ${tenth(w)} 0`;
  }
  return [
    `<path d="${trail([...bank(-1), ...bank(1).reverse()])}z" fill="var(--water)" stroke="${INK}" stroke-opacity=".75" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="${waves}" fill="none" stroke="var(--wave)" stroke-width="2.6" stroke-linecap="round"/>`,
  ];
}

function bridges(road: Road, course: readonly Point[], wide: number): string[] {
  const drawn: string[] = [];
  let before = 0;
  road.line.forEach(([x, y], i) => {
    const at = course.findIndex((point) => point[1] >= y);
    const side = at < SPRING ? 0 : Math.sign(x - course[at]![0]);
    if (side && before && side !== before && i > 2) {
      const [ax, ay] = road.line[i - 1]!;
      const turn = (Math.atan2(y - ay, x - ax) * 180) / Math.PI;
      const upright = Math.abs(turn) > 90 ? turn + 180 : turn;
      drawn.push(
        bridge(x, y, upright, halfWidth(road, course, at) + 5 * road.scale, wide / 2, 15 * road.scale),
      );
    }
    before = side;
  });
  return drawn;
}

function bridge(x: number, y: number, turn: number, w: number, t: number, deep: number): string {
  const f = tenth;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round">` +
    `<path d="M${f(-w - 8)} ${f(t)}V${f(t + deep)}H${f(-w * 0.6)}C${f(-w * 0.5)} ${f(t + 1)} ${f(w * 0.5)} ${f(t + 1)} ${f(w * 0.6)} ${f(t + deep)}H${f(w + 8)}V${f(t)}z" fill="var(--wall-shade)"/>` +
    `<path d="M${f(-w - 10)} ${f(t - 5)}H${f(w + 10)}V${f(t + 3)}H${f(-w - 10)}zM${f(-w - 10)} ${f(-t - 4)}H${f(w + 10)}V${f(-t + 4)}H${f(-w - 10)}z" fill="var(--wall)"/></g>`
  );
}

function paved(road: Road, wide: number): string[] {
  const s = road.scale;
  const d = trail(road.line.filter((_, i) => i % 2 === 0 || i === road.line.length - 1));
  const line = (stroke: string, width: number, more: Record<string, string> = {}) =>
    tag('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
  const ruts = (dashes: string, down: number) =>
    line('var(--road-edge)', 2.2, {
      'stroke-dasharray': dashes,
      transform: `translate(0 ${tenth(down * s)})`,
    });
  return [
    line('#000', wide + 14, { 'stroke-opacity': '.14', transform: 'translate(0 5)' }),
    line(INK, wide + 5),
    line('var(--road-edge)', wide),
    line('var(--road)', wide - 9),
    ruts('3 15 9 21', -10),
    ruts('8 19 3 24', 10),
  ];
}

export interface Ground {
  drawn: string;
  ridges: readonly (readonly Point[])[];
  course: readonly Point[];
}

/** `bare`: the spaces beside which nothing stands. */
export function drawGround(road: Road, bare: readonly boolean[], roll: Roll): Ground {
  const drawn = sky(road, roll);
  const ridges: Point[][] = [];
  for (let row = road.rows - 1; row >= 0; row--) {
    const y = road.bottom - row * road.rowHeight;
    const line = ridge(road, y - road.rowHeight * 0.47, 15 * road.scale, row * 1.7 + 0.6, 3.2);
    ridges.push(line);
    drawn.push(...terrace(road, row, line, roll));
  }
  const course = findCourse(road, bare);
  const wide = 46 * road.scale;
  drawn.push(...river(road, course, roll), ...paved(road, wide), ...bridges(road, course, wide));
  return { drawn: drawn.join(''), ridges, course };
}
