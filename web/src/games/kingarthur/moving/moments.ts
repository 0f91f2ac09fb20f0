// Which lines of the story are shown large, and for how long.
import type { Words } from '../../../wire/protocol';

const LASTS: Readonly<Record<string, number>> = {
  'adversaries.turned': 1500,
  'knights.drawn.own': 1000,
  'adventure.taken': 1700,
  'adversaries.gone': 1600,
};

export const lasts = ([key]: Words): number => LASTS[key] ?? 0;
