import { expect, test, vi } from 'vitest';
import { text } from '../i18n';
import { atTable } from '../testing/at-table';
import { which } from '../testing/fake-line';
import { onPage } from '../testing/on-page.svelte';
import { prepare } from '../testing/table-page';
import { speakOf } from './words.svelte';

prepare();

test('the page speaks of the game of its table, and calls those who sit there by their names', async () => {
  const leave = onPage(() => speakOf(atTable(which)));
  await vi.waitFor(() => expect(text().say('title')).toBe('King Arthur: The Card Game'));
  expect([0, 1, 2].map((seat) => text().player(seat))).toEqual(['Ann', 'Ben', 'Caradoc']);
  leave();
});
