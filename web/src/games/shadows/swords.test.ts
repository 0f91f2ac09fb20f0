import { expect, test } from 'vitest';
import type { Words } from '../../wire/protocol';
import { accountOf, isWhole } from './swords';

const laid = (white: number, black: number): Words => ['swords.laid', { white, black }];
const ended = (how: string, quest: string): Words => [`quest.${how}`, { quest: `place-${quest}` }];

test('a sword belongs to the quest that was just won or lost', () => {
  const story = [ended('won', 'picts'), laid(1, 0), ended('lost', 'grail'), laid(0, 3), laid(1, 0)];
  const { white, black } = accountOf([...story, ended('won', 'picts'), laid(1, 0)]);
  expect(white).toEqual([
    { of: 'picts', count: 2 },
    { of: 'camelot', count: 1 },
  ]);
  expect(black).toEqual([{ of: 'grail', count: 3 }]);
});

test('a sword that is turned over leaves one side for the other', () => {
  const { white, black } = accountOf([
    ended('won', 'lancelot'),
    laid(2, 0),
    ['swords.flipped', { count: 1 }],
  ]);
  expect(isWhole(white, 1)).toBe(true);
  expect(black).toEqual([{ of: 'turned', count: 1 }]);
});

test('a story that began in the middle does not account for all swords', () => {
  expect(isWhole(accountOf([laid(2, 0)]).white, 8)).toBe(false);
});
