import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { pay, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

const red = () =>
  within(screen.getByRole('region', { name: 'Your knights' })).getByRole('button', { name: /^red knight/ });

test('what is picked has a sign beside its colour, and says how many of it are', async () => {
  const user = await sit(which, pay);
  const tick = () => red().querySelector('.tick');
  expect(tick()).toBeNull();
  await user.click(red());
  expect(tick()).toHaveTextContent(/^$/);
  expect(tick()!.querySelector('.glyph')).toBeInTheDocument();
  await user.click(red());
  expect(tick()).toHaveTextContent(/^2$/);
  expect(red()).toHaveAccessibleName(/chosen: 2$/);
  await user.click(red());
  expect(tick()).toBeNull();
});
