import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Select from './Select.svelte';

const OPTIONS = [
  ['a', 'Alder'],
  ['b', 'Birch'],
] as const;
const PROPS = { label: 'Tree', options: OPTIONS, onchange: () => undefined };

it('shows what holds: the old choice until the wish is granted, and then the new one', async () => {
  const { rerender } = render(Select<'a' | 'b'>, { ...PROPS, value: 'a' });
  await userEvent.selectOptions(screen.getByLabelText('Tree'), 'Birch');
  await expect.poll(() => screen.getByLabelText('Tree')).toHaveDisplayValue('Alder');
  await rerender({ value: 'b' }); // as a server grants it: later
  expect(screen.getByLabelText('Tree')).toHaveDisplayValue('Birch');
});
