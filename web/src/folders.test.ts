/** The order of the folders, and the sizes that keep them readable, read from the sources themselves. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const GROUND = ['wire', 'i18n', 'device', 'ui'];

/** What each folder may import beside itself; only tests import what is there for tests. */
const MAY: Record<string, readonly string[]> = {
  wire: [],
  i18n: [],
  device: ['i18n'],
  ui: ['i18n', 'device'],
  setup: GROUND,
  pages: [...GROUND, 'setup'],
  table: [...GROUND, 'setup'],
  app: [...GROUND, 'setup', 'pages', 'table'],
};
const INNERMOST = join('table', 'session'); // of the table's own folders it imports none

const LONGEST = 300;
const MOST = 16;
const MOST_WITH_TESTS = 20;
const GENERATED = join('wire', 'protocol.ts');

const files = globSync('**/*.{ts,svelte,css}', { cwd: import.meta.dirname }).sort();
const isTest = (file: string) => file.includes('.test.') || file.startsWith('testing');
const sources = files.filter((file) => !isTest(file));
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf-8');
const part = (file: string) => file.split(/[\\/]/)[0]!;

/** What a file imports of ours, by its place among the sources. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']*)'/g);
  return [...found].map(([, path]) => normalize(join(dirname(file), path!)));
}

/** What a file imports against the order. */
function faults(file: string, text = read(file)): string[] {
  const here = part(file);
  return importsOf(file, text).filter((imported) => {
    const there = part(imported);
    if (there !== here) return !MAY[here]?.includes(there);
    return file.startsWith(INNERMOST) && !imported.startsWith(INNERMOST);
  });
}

describe('the order of the folders', () => {
  it.each(sources)('%s imports nothing above it', (file) => expect(faults(file)).toEqual([]));

  it.each([
    ['pages/Lobby.svelte', "import Table from '../table/Table.svelte';", ['table/Table.svelte']],
    ['table/Table.svelte', "const page = import('../pages/Rules.svelte');", ['pages/Rules.svelte']],
    ['ui/Button.svelte', "import { api } from '../wire/api';", ['wire/api']],
    ['wire/api.ts', "import './../app/theme.css';", ['app/theme.css']],
    ['table/session/story.ts', "import { x } from '../context';", ['table/context']],
    ['table/scene/Zone.svelte', "import type { Words } from '../../wire/protocol';", []],
  ])('the check of %s sees what it should', (file, text, wrong) => {
    expect(faults(normalize(file), text)).toEqual(wrong.map(normalize));
  });
});

test.each([...new Set(files.map(dirname))])('%s holds no more than one can take in', (folder) => {
  const within = (list: string[]) => list.filter((file) => dirname(file) === folder).length;
  expect(within(sources)).toBeLessThanOrEqual(MOST);
  expect(within(files)).toBeLessThanOrEqual(MOST_WITH_TESTS);
});

test.each(files.filter((file) => file !== GENERATED))('%s stays short', (file) => {
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST);
});
