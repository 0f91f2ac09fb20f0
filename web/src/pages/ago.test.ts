import { expect, it } from 'vitest';
import { ago } from './ago';

const NOW = Date.UTC(2026, 5, 15, 12);

it.each([
  [0, 'en', 'now'],
  [12 * 60, 'en', '12 minutes ago'],
  [86_400, 'en', 'yesterday'],
  [3 * 3600, 'ru', '3 часа назад'],
  [5 * 60, 'uk', '5 хвилин тому'],
])('%i seconds ago in %s: %s', (seconds, language, words) => {
  expect(ago(NOW - seconds * 1000, language, NOW)).toBe(words);
});
