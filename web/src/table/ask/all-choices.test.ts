import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

test('the list of all choices finds one among a thousand', async () => {
  const choices = Array.from({ length: 1200 }, (_, n) => ({
    answer: n,
    label: ['option.draw-knights', { count: n }] as [string, { count: number }],
  }));
  const user = await sit({ ...which, question: { choices } });
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(50);
  await user.type(dialog.getByRole('searchbox'), '1137');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 1137 });
});
