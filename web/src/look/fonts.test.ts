import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf-8');
const faces = css.split('@font-face').slice(1);

/** Whether a range like "U+0301, U+0400-045F" has a letter. */
function covers(face: string, letter: number): boolean {
  const range = /unicode-range: (.*);/.exec(face)?.[1] ?? '';
  return range.split(', ').some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return first <= letter && letter <= last;
  });
}

it('the small у of a Cyrillic title comes from a cut that draws it as a У, and that is tiny', () => {
  const titles = faces.filter((face) => face.includes("'Alegreya SC'") && covers(face, 0x443));
  expect(titles.at(-1)).toContain('small-letter.woff2'); // of several that fit, a browser takes the last
  expect(covers(titles.at(-1)!, 0x442)).toBe(false);
  expect(statSync(join(import.meta.dirname, 'small-letter.woff2')).size).toBeLessThan(1500);
});
