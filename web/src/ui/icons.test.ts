import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICONS } from './icons';

const SOURCES = join(import.meta.dirname, '..');
const sources = globSync('**/*.svelte', { cwd: SOURCES }).map((file) =>
  readFileSync(join(SOURCES, file), 'utf-8'),
);

test.each(ICONS)('%s is shown somewhere', (name) => {
  const used = new RegExp(`\\b(?:name=|icon=|icon: )["']${name}["']`);
  expect(sources.some((source) => used.test(source))).toBe(true);
});
