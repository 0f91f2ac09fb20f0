import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

test('a line of the story offers to go back to it', async () => {
  const user = await sit(which);
  await user.click(screen.getByRole('button', { name: /goes first/ }));
  await user.click(screen.getByRole('button', { name: 'Ask to go back to this point' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'propose', line: 4 });
});
