import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Text } from '../../i18n';
import { RULES } from '../../testing/fake-server';
import { found, origins, textsOf } from './rulebook';

const text = new Text('en', [new FluentResource('name-merlin = Merlin\nabout-merlin = joins any colour\n')]);

describe('a chapter', () => {
  it('says what stands beside its pictures too', () => {
    expect(textsOf(RULES.chapters[0]!, text)).toEqual(
      expect.arrayContaining(['help-knights', 'Merlin', 'joins any colour', 'example-colour']),
    );
  });
});

describe('origins', () => {
  it('are named once, with all that comes from there', () => {
    expect(origins(RULES.sources, text, '')).toEqual([
      { origin: 'reconstructed', about: ['source-points-guessed'] },
      { origin: 'rulebook', about: ['source-seals', 'source-end'] },
    ]);
    expect(origins(RULES.sources, text, 'seals')).toEqual([{ origin: 'rulebook', about: ['source-seals'] }]);
  });
});

describe('search', () => {
  it('finds all the words, in any order and case', () => {
    expect(found('SEAL column', 'KA-28', 'The column is sealed')).toBe(true);
    expect(found('seal dragon', 'The column is sealed')).toBe(false);
    expect(found('  ', 'anything')).toBe(true);
  });
});
