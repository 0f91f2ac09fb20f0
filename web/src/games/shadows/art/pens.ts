// The pens of a woodcut map: hills, peaks, trees and water as text. Ridges are inked, fills fade into the ground, and the strokes
// lie on the right, since the light comes from the left. The unsteadiness of the hand is the same for the same seed.
import sprite from 'virtual:icons';
import { dice, tenth as f1 } from '../../../look/art/pen';

export type Point = readonly [number, number];
let rnd = dice(7);
/** Begin a drawing anew, with a hand of its own. */
export const seeded = (seed: number): void => void (rnd = dice(seed));
const jit = (n: number) => (rnd() - 0.5) * 2 * n;
/** A smooth line through points, a little unsteady, as a pen draws it. */
export function pen(points: readonly Point[], closed = false, shake = 1.2): string {
  const p = points.map(([x, y]): Point => [x + jit(shake), y + jit(shake)]);
  const n = p.length;
  let d = `M${f1(p[0]![0])} ${f1(p[0]![1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = p[closed ? (i - 1 + n) % n : Math.max(i - 1, 0)]!;
    const [b, c] = [p[i % n]!, p[(i + 1) % n]!];
    const e = p[closed ? (i + 2) % n : Math.min(i + 2, n - 1)]!;
    d += `C${f1(b[0] + (c[0] - a[0]) / 6)} ${f1(b[1] + (c[1] - a[1]) / 6)} ${f1(c[0] - (e[0] - b[0]) / 6)} ${f1(c[1] - (e[1] - b[1]) / 6)} ${f1(c[0])} ${f1(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
/** Puts a drawing into an element; it is drawn anew only when it is another one. */
export const put = (drawing: string) => (node: Element) => {
  node.innerHTML = drawing;
};
/** A drawing put down at a place, so large. */
export const at = (x: number, y: number, inner: string, s = 1): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})${s !== 1 ? ` scale(${s})` : ''}">${inner}</g>`;
/** A picture of the icon set, its middle there. */
export const stamp = (name: string, x: number, y: number, size: number, look = ''): string =>
  `<svg x="${f1(x - size / 2)}" y="${f1(y - size / 2)}" width="${size}" height="${size}" class="${look}" fill="currentColor"><use href="${sprite}#${name}"/></svg>`;
/** A hill with the strokes of a woodcut on the side away from the light. */
export function hill(x: number, y: number, w: number, h: number, look = 'hill', lines = 5): string {
  const ridge = pen(
    [
      [x, y],
      [x + w * 0.16, y - h * 0.5],
      [x + w * 0.42, y - h],
      [x + w * 0.68, y - h * 0.72],
      [x + w * 0.88, y - h * 0.26],
      [x + w, y],
    ],
    false,
    2,
  );
  const out = `<path class="${look}" d="${ridge}v${f1(h * 0.5)}h${f1(-w)}Z"/><path class="ln" d="${ridge}"/>`;
  let cut = '';
  for (let i = 0; i < lines; i++) {
    const u = 0.52 + (i / lines) * 0.36,
      top = h * (1 - Math.pow((u - 0.42) / 0.58, 1.5)) * 0.9;
    cut += pen(
      [
        [x + w * u, y - top],
        [x + w * (u + 0.035), y - top * 0.66],
        [x + w * (u + 0.05), y - top * 0.34],
      ],
      false,
      1,
    );
  }
  return out + `<path class="cut" d="${cut}"/>`;
}
export function peak(x: number, y: number, w: number, h: number, snow = true): string {
  const l: Point[] = [
    [x, y],
    [x + w * 0.2, y - h * 0.36],
    [x + w * 0.32, y - h * 0.6],
    [x + w * 0.5, y - h],
    [x + w * 0.62, y - h * 0.7],
    [x + w * 0.8, y - h * 0.38],
    [x + w, y],
  ];
  const ridge = `M${l.map((p) => p.map(f1).join(' ')).join('L')}`;
  let out = `<path class="peak" d="${ridge}Z"/>`;
  out += `<path class="peak2" d="M${f1(x + w * 0.5)} ${f1(y - h)}L${f1(x + w * 0.62)} ${f1(y - h * 0.7)}L${f1(x + w * 0.8)} ${f1(y - h * 0.38)}L${f1(x + w)} ${f1(y)}L${f1(x + w * 0.62)} ${f1(y)}L${f1(x + w * 0.56)} ${f1(y - h * 0.45)}Z"/>`;
  if (snow)
    out += `<path class="snow" d="M${f1(x + w * 0.5)} ${f1(y - h)}L${f1(x + w * 0.62)} ${f1(y - h * 0.7)}L${f1(x + w * 0.55)} ${f1(y - h * 0.76)}L${f1(x + w * 0.49)} ${f1(y - h * 0.66)}L${f1(x + w * 0.42)} ${f1(y - h * 0.74)}L${f1(x + w * 0.36)} ${f1(y - h * 0.68)}Z"/>`;
  let cut = '';
  for (let i = 0; i < 4; i++)
    cut += `M${f1(x + w * (0.6 + i * 0.08))} ${f1(y - h * (0.58 - i * 0.12))}l${f1(w * 0.02)} ${f1(h * 0.3 - i * 4)}`;
  return out + `<path class="cut" d="${cut}"/><path class="ln" d="${ridge}"/>`;
}
export function tree(x: number, y: number, s = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path class="wood ink" d="M-4 0L-3-26L3-26L4 0Z"/><path class="leaf ink" d="${pen(
    [
      [-22, -30],
      [-24, -50],
      [-8, -68],
      [10, -66],
      [24, -50],
      [20, -30],
      [0, -24],
    ],
    true,
    2,
  )}"/><path class="cut" d="M4-34q8-3 11-10M2-44q9-3 13-11M4-56q6-2 8-6"/></g>`;
}
export function pine(x: number, y: number, s = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path class="wood" d="M-3 0h6v-14h-6z"/><path class="pine ink" d="M0-76L12-52L7-53L19-32L11-33L24-10Q0-4-24-10L-11-33L-19-32L-7-53L-12-52Z"/><path class="cut" d="M4-62l5 10M5-46l9 14M5-28l13 17"/></g>`;
}
export function tuft(x: number, y: number, s = 1): string {
  return `<path class="cut" transform="translate(${x} ${y}) scale(${s})" d="M-8 0q2-8-2-12M-3 0q1-10 0-15M3 0q0-9 4-13"/>`;
}
export function tent(x: number, y: number, s: number, a: string, b: string): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="8" cy="2" rx="58" ry="9"/><path class="${a} ink" d="M-46 0L-40-46L40-46L46 0Q0 8-46 0Z"/><path class="${b}" d="M-22 2L-18-46L0-46L0 4ZM22 2L18-46L34-46L39 1Z"/><path class="${a} ink" d="M-48-42Q-18-58 0-96Q18-58 48-42Q0-30-48-42Z"/><path class="${b}" d="M0-96Q18-58 48-42Q34-38 22-36.600Q18-60 0-96ZM0-96Q-8-60-12-35.600Q-26-37-34-39Q-14-58 0-96Z"/><path class="ln" d="M-48-42Q0-30 48-42M-48-42q4 8 10 2q4 9 12 3q5 8 12 2q6 8 14 2q6 8 14 1q6 6 12 0q6 6 12-2q5 4 10-6M0-96v-18"/><path class="${b} ink" d="M0-114l24 6l-24 7z"/><path class="dark" d="M-7 3L0-30L8 3Z"/></g>`;
}
export function waves(x: number, y: number, w: number, rows: number, gap = 20): string {
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < w / 74; i++) {
      const a = x + i * 74 + (r % 2) * 37 + jit(8),
        b = y + r * gap + jit(3);
      d += `M${f1(a)} ${f1(b)}q7-6 14 0q7 6 14 0`;
    }
  return `<path class="wave" d="${d}"/>`;
}
export function flag(x: number, y: number, h: number, look: string): string {
  const k = 1;
  return `<path class="ln" d="M${x} ${y}v${-h}"/><path class="${look} ink" d="M${x} ${y - h}q${12 * k} -5 ${20 * k} 1q${8 * k} 5 ${16 * k} 0v14q${-8 * k} 5 ${-16 * k} 0q${-10 * k} -6 ${-20 * k} -1z"/>`;
}
