/** The painted covers of the games, by name, and the table on which they lie. They are drawn when the client is built. */

import { grailcup } from './grailcup.ts';
import { kingarthur } from './kingarthur.ts';
import { oak } from './oak.ts';
import { shadows } from './shadows.ts';
import { taintedgrail } from './taintedgrail.ts';
import type { Painting } from './painting.ts';

export const PAINTINGS: Record<string, Painting> = { grailcup, kingarthur, oak, shadows, taintedgrail };
