import {
  INK,
  brush,
  hill,
  line,
  poly,
  rays,
  seeded,
  shape,
  smooth,
  strokes,
  type Point,
  type Random,
} from './brush.ts';
import { COVER, type Painting } from './painting.ts';

/** The sword in the stone, a crown on its hilt, in a hall of tree trunks between two banners. */
export const kingarthur: Painting = {
  ...COVER,
  draw: () => {
    const random = seeded(8);
    return (
      hall(random) +
      stone(random) +
      crown() +
      banner(66, '#22477f', '#e9c462') +
      banner(226, '#2c6b58', '#f0e2bd') +
      near()
    );
  },
};

function hall(random: Random): string {
  const trunks = Array.from({ length: 9 }, (_, i) => {
    const x = i * 34 - 4;
    const outline = poly([
      [x - 9, 190],
      [x - 5, -6],
      [x + 5, -6],
      [x + 9, 190],
    ]);
    return shape(outline, i > 2 && i < 6 ? '#8d4a32' : '#4d1f18', 'opacity=".75"');
  });
  return [
    '<rect width="280" height="240" fill="#7c2319"/>',
    rays([140, 26], 22, 300, 0.1, Math.PI, 'fill="#e9b060" opacity=".22"'),
    '<ellipse cx="140" cy="96" rx="100" ry="92" fill="#f3cf87" opacity=".38"/>',
    ...trunks,
    hill(random, 176, 6, '#5d3a22', COVER),
    strokes(random, {
      count: 26,
      from: 186,
      to: 232,
      colour: '#c98f4e',
      opacity: 0.4,
      length: 26,
      width: 280,
    }),
  ].join('');
}

function stone(random: Random): string {
  const cracks = Array.from({ length: 8 }, () => {
    const [x, y] = [96 + random() * 90, 182 + random() * 26];
    return brush([x, y], [x + 12, y + 5], 0.9, INK, 1, 0.5);
  });
  return [
    `<ellipse cx="143" cy="214" rx="70" ry="6" fill="${INK}" opacity=".4"/>`,
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round">`,
    '<path d="M80 214Q84 178 104 168Q124 156 146 160Q176 158 190 176Q204 190 206 214Z" fill="#a59b88"/>',
    '<path d="M146 160Q176 158 190 176Q204 190 206 214H160Q172 184 146 160Z" fill="#6d6458" stroke="none"/>',
    '<path d="M132 168L136 66H148L152 168L142 174Z" fill="#e6e4d8"/>',
    '<path d="M142 66H148L152 168L142 174Z" fill="#a5a79f" stroke="none"/>',
    '<path d="M104 60Q122 52 142 56Q162 52 180 60Q176 70 160 68Q142 64 124 68Q108 70 104 60Z" fill="#d8a93c"/>',
    '<path d="M137 24H147L148 56H136Z" fill="#6b2a1c"/><circle cx="142" cy="18" r="9" fill="#d8a93c"/></g>',
    '<path d="M142 78V150" stroke="#8a8c84" stroke-width="1.5"/>',
    '<path d="M138 30h8M137.500 37h9M137 44h10" stroke="#e9c462" stroke-width="2"/>',
    '<circle cx="142" cy="18" r="3.4" fill="#9c2016"/>',
    ...cracks,
  ].join('');
}

function crown(): string {
  return [
    `<g transform="rotate(-13 178 96)" stroke="${INK}" stroke-width="2" stroke-linejoin="round">`,
    '<path d="M156 108L152 78L166 92L178 72L190 92L204 78L200 108Q178 116 156 108Z" fill="#f0c858"/>',
    '<path d="M156 108Q178 116 200 108L201 99Q178 107 155 99Z" fill="#c08a24"/>',
    '<circle cx="178" cy="72" r="3.5" fill="#22477f"/><circle cx="152" cy="78" r="3" fill="#9c2016"/>',
    '<circle cx="204" cy="78" r="3" fill="#9c2016"/></g>',
  ].join('');
}

function banner(x: number, field: string, charge: string): string {
  return [
    line(`M${x - 17} 40H${x + 17}`, 3, '#2a1c10'),
    `<path d="M${x - 15} 42H${x + 15}V120L${x} 108L${x - 15} 120Z" fill="${field}" stroke="${INK}" stroke-width="1.8"/>`,
    `<path d="M${x + 6} 43H${x + 14}V118L${x + 6} 112Z" fill="#000" opacity=".18"/>`,
    `<path d="M${x} 52l9 9-9 9-9-9z" fill="${charge}"/>`,
    `<path d="M${x - 15} 82h30v8h-30z" fill="${charge}" opacity=".9"/>`,
  ].join('');
}

function near(): string {
  const left: Point[] = [
    [-4, 222],
    [50, 214],
    [110, 232],
    [150, 242],
  ];
  const right: Point[] = [
    [160, 242],
    [210, 226],
    [284, 214],
  ];
  return shape(`${smooth(left)}L-4 246Z`, '#2b150e') + shape(`${smooth(right)}L284 246Z`, '#2b150e');
}
