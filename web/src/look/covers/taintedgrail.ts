import { curl, seeded, shape, type Point } from './brush.ts';
import { bareTree, foreground, land, menhir, wanderer } from './moor.ts';
import { COVER, type Painting } from './painting.ts';

const DARK = '#1b1c2c';

/** Two wanderers at a menhir that burns, in a land where the dark curls in from every side. */
export const taintedgrail: Painting = {
  ...COVER,
  draw: () => {
    const random = seeded(107);
    const scene = [
      '<rect x="-40" y="-40" width="300" height="60" fill="#8f8b80"/>',
      land(random),
      '<rect x="-40" y="-40" width="300" height="200" fill="#1b1d34" opacity=".5"/>',
      bareTree(random, [44, 106], 58),
      bareTree(random, [164, 102], 46),
      menhir([100, 106], 82),
      wanderer('hammer', '#22477f', 62, 88, 17),
      wanderer('staff', '#a3461a', 124, 90, 16),
      foreground(random),
    ];
    return `${GLOW}<svg width="280" height="240" viewBox="18 -10 164 140.500" preserveAspectRatio="xMidYMid slice">${scene.join('')}</svg>${wyrdness()}`;
  },
};

const GLOW =
  '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffe7a3" stop-opacity=".95"/><stop offset=".45" stop-color="#f6c968" stop-opacity=".5"/><stop offset="1" stop-color="#f0b64e" stop-opacity="0"/></radialGradient></defs>';

const EDGES = [
  'M0 0H280V34C250 22 232 30 206 16C180 26 150 8 120 18C92 10 70 30 44 24C24 40 16 60 12 90C20 120 4 150 12 182C10 206 22 224 40 240H0Z',
  'M280 0V240H236C258 226 266 204 262 182C272 150 258 124 270 92C264 60 262 44 246 26Z',
];
const TENDRILS: [Point, angle: number, size: number, turn: number][] = [
  [[46, 22], 1.2, 34, 1],
  [[92, 12], 1.6, 28, -1],
  [[150, 8], 1.4, 26, 1],
  [[204, 14], 1.8, 34, -1],
  [[12, 84], 0.4, 40, -1],
  [[10, 132], 0.1, 36, 1],
  [[14, 190], -0.4, 42, -1],
  [[268, 88], 2.8, 42, 1],
  [[264, 136], 3.2, 34, -1],
  [[262, 190], 3.6, 42, 1],
];

function wyrdness(): string {
  const edges = EDGES.map((edge) => shape(edge, DARK, 'opacity=".93"'));
  return [...edges, ...TENDRILS.map(([at, angle, size, turn]) => curl(at, angle, size, turn, DARK))].join('');
}
