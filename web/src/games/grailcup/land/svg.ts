// Drawings as text: a land has some thousand lines, which are drawn at once and then stay.
import { tenth } from '../../../look/art/pen';
import type { Point } from './road';

export const INK = 'var(--pen)';

/** With the strokes of a pen. */
export const inked = (body: string, width = 2.2, more = ''): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}>${body}</g>`;

/** A drawing put down at a place, so large. */
export const put = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;

export const trail = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');

/** Attributes as they are written; figures are short. */
export function tag(name: string, attributes: Record<string, string | number>, body = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? tenth(value) : value}"`,
  );
  return `<${name}${written.join('')}${body ? `>${body}</${name}>` : '/>'}`;
}
