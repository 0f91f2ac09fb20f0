import { tenth } from '../art/pen.ts';
import { brush, line, seeded } from './brush.ts';
import type { Painting } from './painting.ts';

const SIZE = { width: 1366, height: 768 };
const GOLD = '#c8962e';
const SPOKES = 24;

/** The grain of the wood and the inlaid rim of a round table; the page paints the wood itself. */
export const oak: Painting = { ...SIZE, draw: () => grain() + rim() };

function grain(): string {
  const random = seeded(2);
  return Array.from({ length: 70 }, () => {
    const [y, x] = [random() * SIZE.height, random() * SIZE.width];
    const end = [x + 120 + random() * 300, y + (random() - 0.5) * 10] as const;
    const [width, dark] = [0.5 + random() * 1.2, random() < 0.6];
    return brush([x, y], end, width, dark ? '#1d120a' : '#8a6740', (random() - 0.5) * 10, 0.22);
  }).join('');
}

function rim(): string {
  const [cx, cy, reach] = [SIZE.width / 2, SIZE.height * 1.02, SIZE.width * 0.62];
  const at = (angle: number, part: number) =>
    `${tenth(cx + Math.cos(angle) * reach * part)} ${tenth(cy + Math.sin(angle) * reach * part)}`;
  const rings = [
    [1, 3, 0.33],
    [0.985, 1, 0.28],
    [0.9, 1.5, 0.28],
    [0.885, 5, 0.14],
  ].map(
    ([part = 1, width, opacity]) =>
      `<circle cx="${cx}" cy="${tenth(cy)}" r="${tenth(reach * part)}" fill="none" stroke="${GOLD}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const angle = Math.PI + (i / SPOKES) * Math.PI;
    const stud = `<path d="M${at(angle + 0.065, 0.943)}l7 7-7 7-7-7z" fill="${GOLD}" opacity=".3"/>`;
    return line(`M${at(angle, 0.885)}L${at(angle, 0.3)}`, 1, GOLD, 0.16) + stud;
  });
  return [...rings, ...spokes].join('');
}
