import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import cases from './cases.json';
import { Said, Text } from './text';

const ROOT = join(import.meta.dirname, '../../../src/roundtable');

function source(path: string): FluentResource {
  return new FluentResource(readFileSync(join(ROOT, path), 'utf-8'));
}

function make(language: string, game = '', names: string[] = []): Text {
  const resources = [source(`text/${language}.ftl`)];
  if (game) resources.push(source(`games/${game}/text/${language}.ftl`));
  return new Text(language, resources, { names });
}

describe('what Python says, the browser says', () => {
  it.each(cases)('$language $key $args', ({ language, game, names, key, args, expected }) => {
    expect(make(language, game, names).words([key, args])).toBe(expected);
  });
});

describe('Text', () => {
  it('names things with and without a number', () => {
    const text = make('en', 'kingarthur');
    expect(text.name('dragon-4')).toBe('dragon 4');
    expect(text.name('merlin')).toBe('Merlin');
    expect(text.name('nothing-of-ours')).toBe('nothing-of-ours');
  });

  it('does not look up what a person has typed', () => {
    const text = make('en', 'kingarthur');
    expect(text.say('option-challenge', { card: new Said('merlin') })).toBe('merlin');
    expect(text.say('option-challenge', { card: 'merlin' })).toBe('Merlin');
  });

  it('calls a player without a name by his number', () => {
    const text = make('ru', '', ['Анна', '']);
    expect([0, 1, 2].map((seat) => text.player(seat))).toEqual(['Анна', 'Игрок 2', 'Игрок 3']);
    text.names = ['Ольга'];
    expect(text.player(0)).toBe('Ольга');
  });
});
