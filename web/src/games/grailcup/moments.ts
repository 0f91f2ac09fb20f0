// Which lines of the story are shown large, and for how long.
import type { Words } from '../../wire/protocol';

const LASTS: Readonly<Record<string, number>> = {
  'clover.turned': 2000,
  'curse.strikes': 1900,
  'squire.jumps': 1500,
};
const DIE = 1700;

/** What the village die shows, by the line that tells of it. */
export const FACES: Readonly<Record<string, string>> = {
  'die.spear': 'stone-spear',
  'die.no-spear': 'stone-spear',
  'die.thief': 'hooded-assassin',
  'die.thief-in-vain': 'hooded-assassin',
  'die.seal': 'wax-seal',
};

export const lasts = ([key]: Words): number => (key in FACES ? DIE : (LASTS[key] ?? 0));
