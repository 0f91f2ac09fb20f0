import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { FakeLine, which } from '../testing/fake-line';
import { prepare, sit } from '../testing/table-page';
import type { State } from '../wire/protocol';

prepare();

test('who only looks on is told so, and who plays is not', async () => {
  const you = { seats: [], seat: null };
  const watched: State = { ...which, you, question: null, back: null };
  await sit(watched);
  expect(screen.getByText('You are watching')).toBeVisible();
  FakeLine.last.push({ ...which, version: 'mine' });
  await tick();
  expect(screen.queryByText('You are watching')).toBeNull();
});
