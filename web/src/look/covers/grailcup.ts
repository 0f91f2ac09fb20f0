import { INK, brush, hill, line, rays, seeded, shape, smooth, type Point } from './brush.ts';
import { COVER, type Painting, type Stamp } from './painting.ts';

const LEFT: Point[] = [
  [136, 120],
  [142, 134],
  [112, 148],
  [140, 164],
  [84, 184],
  [120, 208],
  [70, 244],
];
const RIGHT: Point[] = [
  [140, 120],
  [156, 132],
  [130, 146],
  [178, 162],
  [120, 182],
  [190, 206],
  [150, 244],
];

/** Three knights race up a winding road to the cup in the sun. */
export const grailcup: Painting = {
  ...COVER,
  draw: (stamp) => sky() + road() + cup() + riders(stamp) + near(),
};

function sky(): string {
  const random = seeded(31);
  const clouds = Array.from({ length: 9 }, () => {
    const [x, y] = [random() * 260 - 20, 14 + random() * 70];
    return brush([x, y], [x + 50 + random() * 50, y + 2], 2 + random() * 3, '#cfdcec', 3, 0.35);
  });
  return [
    '<rect width="280" height="240" fill="#2f568f"/>',
    shape('M0 0H280V90Q140 40 0 90Z', '#22426f'),
    rays([140, 84], 26, 260, Math.PI, 2 * Math.PI, 'fill="#f4d98c" opacity=".3"'),
    '<circle cx="140" cy="84" r="76" fill="#f6dc93" opacity=".35"/>',
    '<circle cx="140" cy="84" r="54" fill="#fbe9b4" opacity=".65"/>',
    ...clouds,
    hill(random, 128, 10, '#7f9a8e', COVER),
    hill(random, 148, 9, '#6b8a63', COVER),
  ].join('');
}

function road(): string {
  const back = smooth([...LEFT].reverse()).replace('M', 'L');
  const field = shape(`${smooth(RIGHT)}${back}Z`, '#e8d7a4');
  return field + line(smooth(RIGHT), 1.2, INK, 0.6) + line(smooth(LEFT), 1.2, INK, 0.6);
}

function cup(): string {
  const bowl = 'M106 46H174Q172 84 147 90L146 104Q164 108 166 118H114Q116 108 134 104L133 90Q108 84 106 46Z';
  const shade = 'M150 46H174Q172 84 147 90L146 104Q164 108 166 118H146Q150 90 150 46Z';
  return [
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"><path d="${bowl}" fill="#e9bf4f"/>`,
    `<path d="${shade}" fill="#b98a26" stroke="none"/><ellipse cx="140" cy="46" rx="34" ry="7" fill="#7a2018"/></g>`,
    '<path d="M114 54Q116 76 130 84" stroke="#fff3c4" stroke-width="3" fill="none" stroke-linecap="round"/>',
    line('M134 97Q140 100 146 97', 1.2, INK, 0.7),
    `<path d="M140 58l7 8-7 10-7-10z" fill="#22477f" stroke="${INK}" stroke-width="1.2"/>`,
    `<circle cx="122" cy="64" r="3.5" fill="#9c2016" stroke="${INK}"/>`,
    `<circle cx="160" cy="64" r="3.5" fill="#2c6b58" stroke="${INK}"/>`,
  ].join('');
}

function riders(stamp: Stamp): string {
  const rider = (x: number, y: number, size: number, colour: string) =>
    `<ellipse cx="${x + size * 0.5}" cy="${y + size * 0.95}" rx="${size * 0.4}" ry="${size * 0.07}" fill="${INK}" opacity=".3"/>` +
    stamp('mounted-knight', x + 1, y + 1, size + 2, INK) +
    stamp('mounted-knight', x, y, size, colour);
  return rider(121.5, 133.5, 31, '#2c6b58') + rider(67, 149, 54, '#a3281c') + rider(149, 171, 64, '#f0e2bd');
}

function near(): string {
  const left: Point[] = [
    [-4, 214],
    [40, 206],
    [80, 226],
    [120, 240],
  ];
  const right: Point[] = [
    [190, 242],
    [220, 224],
    [254, 212],
    [284, 200],
  ];
  return shape(`${smooth(left)}L-4 244Z`, '#31472f') + shape(`${smooth(right)}L284 244Z`, '#31472f');
}
