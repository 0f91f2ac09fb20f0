import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/protocol';
import {
  add,
  begin,
  canAdd,
  canRemove,
  change,
  complete,
  opted,
  remove,
  toMessage,
  turned,
  twins,
} from './draft';

const GAME: GameInfo = {
  name: 'quest',
  rules: 1,
  least: 2,
  most: 4,
  minutes: 30,
  kind: 'cards',
  colour: '#6b1f18',
  emblem: 'crown',
  bots: ['squire', 'page'],
  variants: [
    { name: 'seals', choices: [false, true] },
    { name: 'length', choices: ['short', 'long'] },
  ],
};

describe('a new table', () => {
  it('is ready to be played against the usual bots', () => {
    const draft = begin(GAME, 'Anna');
    expect(draft.seats.map(({ kind, name, level }) => `${kind} ${name}${level}`)).toEqual([
      'local Anna',
      'bot squire',
      'bot squire',
    ]);
    expect(draft.options).toEqual({ seals: false, length: 'short' });
    expect(complete(draft)).toBe(true);
  });

  it.each([
    [1, 1, 1],
    [2, 2, 2],
    [4, 8, 4],
  ])('for %i to %i has %i seats', (least, most, expected) =>
    expect(begin({ ...GAME, least, most }, '').seats).toHaveLength(expected),
  );

  it('begins with as many seats as are wanted, if the game has them', () => {
    expect(begin({ ...GAME, least: 1, most: 4 }, 'Anna', 1).seats).toHaveLength(1);
    expect(begin({ ...GAME, least: 3, most: 4 }, 'Anna', 1).seats).toHaveLength(3);
  });

  it('has as many seats as an option is meant for', () => {
    const lessons = { name: 'lessons', choices: [false, true], seats: [1] };
    const game = { ...GAME, least: 1, variants: [...GAME.variants, lessons] };
    const usual = begin(game, 'Anna');
    const taught = opted(usual, game, { ...usual.options, lessons: true, seals: true });
    expect(taught.seats).toEqual([usual.seats[0]]);
    expect(taught.options).toEqual({ seals: true, length: 'short', lessons: true });
    expect(add(taught, game).options).toEqual({ seals: true, length: 'short', lessons: false });
    expect(opted(usual, game, { ...usual.options, seals: true }).seats).toHaveLength(3);
    expect(opted(taught, game, { ...taught.options, lessons: false }).seats).toHaveLength(1);
  });

  it('grows and shrinks within the numbers of the game', () => {
    let draft = begin(GAME, '');
    draft = add(add(add(draft, GAME), GAME), GAME);
    expect([draft.seats.length, canAdd(draft, GAME)]).toEqual([4, false]);
    for (let i = 0; i < 5; i++) draft = remove(draft, GAME, 1);
    expect([draft.seats.length, canRemove(draft, GAME)]).toEqual([2, false]);
    expect(draft.seats[0]?.kind).toBe('local');
  });

  it('waits for people by link', () => {
    const draft = change(begin(GAME, ''), 1, { kind: 'link', name: '', level: '' });
    expect(complete(draft)).toBe(false);
    expect(add(draft, GAME).seats.at(-1)?.kind).toBe('bot');
  });

  it('notices two people of one name', () => {
    const draft = begin(GAME, 'Anna');
    expect(twins(draft)).toBe(false);
    expect(twins(change(draft, 1, { kind: 'local', name: ' anna', level: '' }))).toBe(true);
  });

  it('is sent as the protocol has it', () => {
    const draft = change(begin(GAME, ' Anna '), 1, { kind: 'link', name: '', level: '' });
    expect(toMessage(draft)).toEqual({
      game: 'quest',
      seats: [
        { kind: 'local', name: 'Anna', level: '' },
        { kind: 'link', name: '', level: '' },
        { kind: 'bot', name: '', level: 'squire' },
      ],
      options: { seals: false, length: 'short' },
      settings: {
        spectators: 'public',
        take_back: 'all',
        pace: 'calm',
        grace: 0,
        chat: 'open',
        hints: 'open',
      },
    });
  });
});

describe('a seat for another kind of player', () => {
  it('gets the usual bot, or loses it', () => {
    expect(turned({ kind: 'local', name: 'Anna' }, 'bot', GAME.bots)).toEqual({
      kind: 'bot',
      name: '',
      level: 'squire',
    });
    expect(turned({ kind: 'link' }, 'bot page', GAME.bots).level).toBe('page');
    expect(turned({ kind: 'bot', level: 'page' }, 'link', GAME.bots)).toEqual({
      kind: 'link',
      name: '',
      level: '',
    });
  });
});
