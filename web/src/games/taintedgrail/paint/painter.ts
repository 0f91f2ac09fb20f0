/**
 * Small pictures in gouache and ink out of a few words, such as `forest: trees snare`: a ground and what stands on it. The same words
 * and number give the same picture. Each is made once and kept as an address, so that a page holds no drawing twice.
 */

import { seeded } from '../../../look/covers/brush';
import { BEINGS } from './beings';
import { DWELLINGS } from './dwellings';
import { foreground, land } from './grounds';
import { GROWTH } from './growth';
import { STONES } from './stones';

const THINGS = { ...STONES, ...DWELLINGS, ...GROWTH, ...BEINGS };
const GLOW =
  '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffe7a3" stop-opacity=".95"/><stop offset=".45" stop-color="#f6c968" stop-opacity=".5"/><stop offset="1" stop-color="#f0b64e" stop-opacity="0"/></radialGradient></defs>';

/** The picture as a drawing; words that the painter does not know are left out. */
export function vignette(words: string, seed: number, lit = false): string {
  const [ground = '', things = ''] = words.split(':');
  const random = seeded(seed + 1);
  const drawn = things
    .split(' ')
    .filter((word) => word)
    .map((word) => THINGS[word]?.(random, lit) ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 130" width="400" height="260" preserveAspectRatio="xMidYMax slice">${GLOW}${land(random, ground)}${drawn.join('')}${foreground(random, ground)}</svg>`;
}

const painted = new Map<string, string>();

/** The address of a picture. */
export function painting(words: string, seed: number, lit = false): string {
  const key = `${words}/${seed}/${lit}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(vignette(words, seed, lit))}`;
  painted.set(key, address);
  return address;
}

/** Grounds for cards that have no picture of their own, each always the same. */
const PLAIN = ['moor', 'forest', 'ruin', 'village', 'shore', 'field', 'crag'];
export const plainGround = (seed: number): string => `${PLAIN[seed % PLAIN.length]}:`;
