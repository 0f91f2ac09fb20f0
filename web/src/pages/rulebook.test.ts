import { describe, expect, it } from 'vitest';
import { found, sections } from './rulebook';

describe('figures', () => {
  it('become sections, each with its origin', () => {
    const figures = {
      knights: { origin: 'rulebook', singles: 14, colours: { origin: 'public', names: ['red', 'beige'] } },
      adventures: {
        origin: 'rulebook',
        grail: { total: 12, kinds: ['dragon'] },
        robbers: { slots: [[{}, {}]] },
      },
      points: { guessed: { origin: 'reconstructed', grail: 20 } },
    };
    expect(sections(figures)).toEqual([
      { path: ['knights'], origin: 'rulebook', entries: [['singles', '14']] },
      { path: ['knights', 'colours'], origin: 'public', entries: [['names', 'red, beige']] },
      {
        path: ['adventures'],
        origin: 'rulebook',
        entries: [
          ['grail', 'total 12, kinds dragon'],
          ['robbers', 'slots any + any'],
        ],
      },
      { path: ['points', 'guessed'], origin: 'reconstructed', entries: [['grail', '20']] },
    ]);
  });
});

describe('search', () => {
  it('finds all the words, in any order and case', () => {
    expect(found('SEAL column', 'KA-28', 'The column is sealed')).toBe(true);
    expect(found('seal dragon', 'The column is sealed')).toBe(false);
    expect(found('  ', 'anything')).toBe(true);
  });
});
