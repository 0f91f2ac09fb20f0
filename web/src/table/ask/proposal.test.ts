import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

test('a proposal can be agreed to', async () => {
  const proposal = { seat: 0, line: 2, agreed: [0], asked: [1] };
  const user = await sit({ ...which, table: { ...which.table, proposal } });
  expect(screen.getByRole('alert')).toHaveTextContent('Ann wants to go back');
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'vote', agree: true });
});
