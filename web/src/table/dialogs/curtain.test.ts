import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { FakeLine, locked, pay, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

test('behind the curtain there is no table, only whom to hand the device to', async () => {
  const user = await sit(locked);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Pass the device on. Next to move: Ben',
  );
  expect(document.querySelector('[data-piece]')).toBeNull();
  await user.click(screen.getByRole('button', { name: /I am Ben/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'unlock', seat: 1 });
});

test('a seat with a PIN is asked for it', async () => {
  const seats = locked.table.seats.map((seat) => ({ ...seat, pin: true }));
  const user = await sit({ ...locked, table: { ...locked.table, seats } });
  await user.click(screen.getByRole('button', { name: /I am Ben/ }));
  await user.type(screen.getByLabelText('PIN for Ben'), '42');
  await user.click(screen.getByRole('button', { name: 'Show my cards' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'unlock', seat: 1, pin: '42' });
});

test('to hide and pass on leaves nothing private on the page', async () => {
  const user = await sit(which, pay);
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  await user.click(hand.getByRole('button', { name: /^orange knight/ }));
  await user.click(screen.getByRole('button', { name: 'Hide and pass on' }));
  expect(FakeLine.last.command.type).toBe('lock');
  await tick();
  expect(document.body.textContent).not.toMatch(/knight|Merlin|dragon/);
  expect(document.querySelector('[data-piece]')).toBeNull();
  expect(document.body.innerHTML).not.toContain('hand/');
});
