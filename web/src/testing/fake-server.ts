/** A server for tests: it answers by the table below and notes what it was asked. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Catalogue, Peek, Rulebook, TableInfo } from '../wire/protocol';

export const CATALOGUE: Catalogue = {
  protocol: 1,
  languages: ['en', 'ru', 'uk'],
  games: [
    {
      name: 'kingarthur',
      rules: 1,
      least: 2,
      most: 5,
      bots: ['squire', 'page'],
      variants: [{ name: 'seals', choices: [false, true] }],
      minutes: 30,
      kind: 'cards',
      colour: '#6b1f18',
      emblem: 'sword-in-stone',
    },
  ],
};

export const TABLE: TableInfo = {
  id: 't1',
  game: 'kingarthur',
  rules: 1,
  options: { seals: true },
  status: 'setup',
  seats: [
    { kind: 'local', name: 'Anna', taken: true },
    { kind: 'link', name: '' },
    { kind: 'bot', name: '', level: 'squire', taken: true },
  ],
  settings: {},
};

export const PEEK: Peek = { table: TABLE, seat: 1 };

export const RULES: Rulebook = {
  game: 'kingarthur',
  chapters: [
    {
      title: ['chapter-knights', {}],
      text: [['help-knights', {}]],
      zones: [
        {
          name: 'knights',
          title: ['chapter-knights', {}],
          shape: 'list',
          groups: [{ pieces: [{ name: 'merlin', icon: 'wizard-face', text: ['about-merlin', {}] }] }],
        },
        {
          name: 'example-pay',
          title: ['example-pay', {}],
          shape: 'matter',
          groups: [
            { pieces: [{ name: 'monster-3', value: 3, icon: 'minotaur', tint: 'green' }] },
            { title: ['example-colour', {}], pieces: [{ name: 'orange' }, { name: 'merlin' }], marked: true },
            { title: ['example-mixed', {}], pieces: [{ name: 'orange' }, { name: 'red-2' }] },
          ],
        },
      ],
    },
  ],
  rulings: [
    {
      number: 'KA-1',
      texts: { en: 'The four actions come in their order.' },
      origin: 'rulebook',
      option: null,
    },
    {
      number: 'KA-9',
      texts: { en: 'Knights in hand are secret.', ru: 'Рыцари на руке тайны.' },
      origin: 'ours',
      option: 'hide_defeated',
    },
  ],
  sources: [
    { about: ['source-points-guessed', {}], origin: 'reconstructed' },
    { about: ['source-seals', {}], origin: 'rulebook' },
    { about: ['source-end', {}], origin: 'rulebook' },
  ],
};

const ROOT = join(import.meta.dirname, '../../../src/roundtable');

function texts(path: string): string | undefined {
  const [, language, game] = /^\/text\/(\w+?)(?:\/(\w+))?\.ftl$/.exec(path) ?? [];
  if (!language) return undefined;
  if (game) return readFileSync(join(ROOT, `games/${game}/text/${language}.ftl`), 'utf-8');
  const files = [`text/${language}.ftl`, `text/web/pages.${language}.ftl`, `text/web/server.${language}.ftl`];
  return files.map((file) => readFileSync(join(ROOT, file), 'utf-8')).join('\n');
}

export interface Asked {
  what: string; // "POST /api/join"
  body: unknown;
}

/** Answers by method and path; a number is a refusal with that status. */
export function fakeServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  const known: Record<string, unknown> = {
    'GET /api/games': CATALOGUE,
    'GET /api/rules/kingarthur': RULES,
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const text = texts(path);
    if (text !== undefined) return new Response(text);
    const what = `${init.method ?? 'GET'} ${path}`;
    asked.push({ what, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = known[what];
    if (answer === undefined || typeof answer === 'number') {
      return Response.json({ why: ['error.no-invitation', {}] }, { status: Number(answer ?? 404) });
    }
    return Response.json(answer);
  });
  return asked;
}
