import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

test('who comes back reads what has happened since his last turn', async () => {
  localStorage.setItem('roundtable.acted', JSON.stringify([['t1/1', 3]]));
  await sit(which);
  const digest = within(screen.getByRole('region', { name: 'Since your last turn: 2 events' }));
  expect(digest.getAllByRole('listitem')).toHaveLength(2);
});
