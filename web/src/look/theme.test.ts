import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf-8');

/** WCAG 2.2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: 0 | 1): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  return found?.[3] ?? found?.[theme + 1] ?? '';
}

const grounds = ['paper', 'card', 'raised'];
const read: [string, string][] = [
  ...['ink', 'muted', 'accent', 'lapis', 'verdigris', 'ochre', 'gold', 'good', 'bad'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['ink', 'accent', 'muted'].map((ink): [string, string] => [ink, 'hover']),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ['paper', 'ink'],
  ['on-wax', 'wax'],
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-deep'],
  ...['on-oak', 'on-oak-muted'].flatMap((ink) =>
    ['oak', 'oak-light', 'oak-dark'].map((ground): [string, string] => [ink, ground]),
  ),
  ...Array.from({ length: 8 }, (_, i): [string, string] => ['on-seat', `seat-${i}`]),
];
const seen = ['edge', 'focus-on-paper'].flatMap((line) =>
  grounds.map((ground): [string, string] => [line, ground]),
);
seen.push(...['oak', 'oak-light', 'oak-dark'].map((ground): [string, string] => ['focus-on-oak', ground]));

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_, theme) => {
  it.each(read)('%s can be read on %s', (ink, ground) =>
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5),
  );
  it.each(seen)('%s can be seen on %s', (line, ground) =>
    expect(contrast(colour(line, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3),
  );
});

/** A style sheet without what holds only where something hovers. */
function untouched(style: string): string {
  const start = style.indexOf('@media (hover: hover)');
  if (start < 0) return style;
  let end = style.indexOf('{', start) + 1;
  for (let open = 1; open > 0; end++) open += { '{': 1, '}': -1 }[style[end]!] ?? 0;
  return style.slice(0, start) + untouched(style.slice(end));
}

const styles = globSync('**/*.{css,svelte}', { cwd: SOURCES });

it.each(styles)('nothing in %s looks pressed after a tap because it was hovered over', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf-8');
  const style = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  expect(untouched(style)).not.toContain(':hover');
});
