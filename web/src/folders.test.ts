/** The order of the folders, and the sizes that keep them readable, read from the sources themselves. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const GROUND = ['wire/', 'i18n/', 'device/', 'look/', 'ui/'];

/** What each folder may import beside itself: whole folders, or single files; only tests import what is there for tests. */
const MAY: Record<string, readonly string[]> = {
  wire: [],
  i18n: [],
  device: ['i18n/'],
  look: ['i18n/'],
  ui: ['i18n/', 'device/', 'look/'],
  setup: GROUND,
  pages: [...GROUND, 'setup/', 'games', 'games/board'], // no game by name
  games: ['wire/protocol', 'table/session/laid'],
  table: [...GROUND, 'setup/', 'games', 'games/board'], // no game by name
  app: [...GROUND, 'setup/', 'pages/', 'table/'],
};

function may(file: string): readonly string[] {
  const [folder = '', within = '', more] = file.split('/');
  // A board draws and points; it never decides. And no game knows another.
  if (folder === 'games' && more) return [...GROUND, 'games/board', `games/${within}/`, 'table/scene/'];
  if (folder === 'table' && within === 'session') return ['wire/', 'device/', 'table/session/']; // plain data
  return [...(MAY[folder] ?? []), `${folder}/`];
}

const LONGEST = 300;
const MOST = 16;
const MOST_WITH_TESTS = 20;
const GENERATED = 'wire/protocol.ts';

const plain = (path: string) => normalize(path).replaceAll('\\', '/');
const files = globSync('**/*.{ts,svelte,css}', { cwd: import.meta.dirname })
  .map(plain)
  .sort();
const isTest = (file: string) => file.includes('.test.') || file.startsWith('testing/');
const sources = files.filter((file) => !isTest(file));
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf-8');

/** What a file imports of ours, by its place among the sources. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']*)'/g);
  return [...found].map(([, path]) => plain(join(dirname(file), path!)));
}

/** What a file imports against the order. */
function faults(file: string, text = read(file)): string[] {
  const fits = (imported: string) => (one: string) =>
    one.endsWith('/') ? `${imported}/`.startsWith(one) : imported === one;
  return importsOf(file, text).filter((imported) => !may(file).some(fits(imported)));
}

describe('the order of the folders', () => {
  it.each(sources)('%s imports nothing above it', (file) => expect(faults(file)).toEqual([]));

  it.each([
    ['pages/Lobby.svelte', "import Table from '../table/Table.svelte';", ['table/Table.svelte']],
    ['table/Table.svelte', "const page = import('../pages/Lobby.svelte');", ['pages/Lobby.svelte']],
    ['ui/Button.svelte', "import { api } from '../wire/api';", ['wire/api']],
    ['wire/api.ts', "import './../look/theme.css';", ['look/theme.css']],
    ['table/session/story.ts', "import { x } from '../context';", ['table/context']],
    [
      'table/Table.svelte',
      "import Road from '../games/grailcup/Road.svelte';",
      ['games/grailcup/Road.svelte'],
    ],
    ['table/Table.svelte', "import { findBoard } from '../games';", []],
    [
      'games/grailcup/board.ts',
      "import '../../table/session/session.svelte';",
      ['table/session/session.svelte'],
    ],
    [
      'games/grailcup/board.ts',
      "import Court from '../kingarthur/Court.svelte';",
      ['games/kingarthur/Court.svelte'],
    ],
    ['games/grailcup/Road.svelte', "import Pointable from '../../table/scene/Pointable.svelte';", []],
    ['table/scene/Zone.svelte', "import type { Words } from '../../wire/protocol';", []],
  ])('the check of %s sees what it should', (file, text, wrong) => {
    expect(faults(file, text)).toEqual(wrong);
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
