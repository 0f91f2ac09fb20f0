// @vitest-environment node
import { expect, test } from 'vitest';
import { sprite } from './icons.ts';

test('a sprite holds just the icons that are named', () => {
  const made = sprite(['cog', 'crown']);
  expect([...made.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual(['cog', 'crown']);
});

test('a name that the set does not have is told', () => {
  expect(() => sprite(['cog', 'no-such-thing'])).toThrow('There is no icon "no-such-thing"');
});
