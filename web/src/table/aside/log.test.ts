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

test('arrows lead through the story line by line, also past one with a shield beside it', async () => {
  const user = await sit(which);
  const lines = [...document.querySelectorAll<HTMLElement>('#story .told > button')];
  const shielded = lines.findIndex((line) => line.previousElementSibling);
  expect(shielded).toBeGreaterThanOrEqual(0);
  lines.at(-1)!.focus();
  for (const line of lines.slice(0, -1).reverse()) {
    await user.keyboard('{ArrowUp}');
    expect(line).toHaveFocus();
  }
  await user.keyboard('{ArrowDown}');
  expect(lines[1]).toHaveFocus();
});
