import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Text } from '../../i18n';
import type { Words } from '../../wire/protocol';
import { pieceLabel, spaceLabel, tongue } from './labels';

const FILES = ['text/en.ftl', 'text/web/table.en.ftl', 'games/kingarthur/text/en.ftl'];
const text = new Text(
  'en',
  FILES.map((file) => new FluentResource(readFileSync(`../src/roundtable/${file}`, 'utf-8'))),
  { names: ['Ann', 'Ben'] },
);

const dragon = { name: 'dragon-3', ref: 'track/dragon', icon: 'dragon-head', tint: 'red' };

test('the label of a space says its number, what it is, what lies on it and who stands there', () => {
  const space = { name: 'grail', value: 17, on: [dragon, { name: 'merlin' }], seats: [1, 0] };
  expect(spaceLabel(text, space)).toBe(
    'space 17, Holy Grail, on it: dragon 3, Merlin, here, from the front: Ben, Ann',
  );
  expect(spaceLabel(text, { name: 'grail', value: 0, seats: [0] }, 0, 'start')).toBe(
    'space 0, start, Holy Grail, here: Ann',
  );
  expect(spaceLabel(text, { name: 'grail', seats: [1, 0] }, 0, '', 1)).toBe(
    'Holy Grail, here, from the front: Ben (you), Ann',
  );
  expect(spaceLabel(text, { name: 'grail' }, 0, 'finish')).toBe('finish, Holy Grail');
  const named = { name: (name: string) => name, say: text.say.bind(text) } as Text;
  expect(spaceLabel(named, { name: 'Finish' }, 0, 'finish')).toBe('Finish'); // once is enough
});

test('the label of any piece says what lies on it', () => {
  expect(pieceLabel(text, { name: 'grail', on: [{ name: '' }] })).toBe('Holy Grail, on it: face down');
});

test('a text in one language only says which, also within a message', () => {
  const plain: Words = ['name-grail', { lang: 'en' }];
  expect(tongue(['option', { count: 1, choice: plain }])).toBe('en');
  expect(tongue(['option', { parts: [1, 2] }])).toBeUndefined();
});
