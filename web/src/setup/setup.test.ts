import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { fakeServer, TABLE } from '../testing/fake-server';
import { prepare } from '../testing/pages';
import Setup from './Setup.svelte';

const user = prepare();

it('lets the host invite, change seats and start', async () => {
  const asked = fakeServer({
    'POST /api/tables/t1/seats/1/invite': {
      token: 'abc',
      link: 'http://table.example/join/abc',
      qr: '<svg/>',
    },
    'POST /api/tables/t1/seats/2': {},
    'POST /api/tables/t1/start': {},
  });
  const host = { seats: [0], host: true };
  const { rerender } = render(Setup, { table: TABLE, you: host });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByLabelText('Link to seat 2')).toHaveValue('http://table.example/join/abc');
  expect(screen.queryByText(/on this computer only/)).toBeNull();
  expect(screen.getByAltText('QR code with the link to seat 2')).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%2F%3E',
  );
  await user.selectOptions(screen.getByLabelText('Seat 3: type of player'), 'Bot, page');
  await rerender({ table: { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, taken: true })) } });
  await user.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(asked.slice(-2)).toEqual([
    { what: 'POST /api/tables/t1/seats/2', body: { seat: { kind: 'bot', name: '', level: 'page' } } },
    { what: 'POST /api/tables/t1/start', body: undefined },
  ]);
});

it('is not ready to start while somebody is missing, and says who', async () => {
  const asked = fakeServer({});
  const seats = [...TABLE.seats, { kind: 'link' as const, name: '' }];
  const host = { seats: [0], host: true };
  const { rerender } = render(Setup, { table: { ...TABLE, seats }, you: host });
  const start = screen.getByRole('button', { name: 'Start the game' });
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(start).toHaveAccessibleDescription(/Not ready yet: seats B, D are still free/);
  start.focus();
  expect(start).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked.some(({ what }) => what.endsWith('/start'))).toBe(false);
  await rerender({ table: TABLE });
  expect(start).toHaveAccessibleDescription(/seat B is still free/);
  await rerender({ table: { ...TABLE, seats: seats.map((seat) => ({ ...seat, taken: true })) } });
  expect(start).toHaveAttribute('aria-disabled', 'false');
  expect(start).not.toHaveAccessibleDescription();
  expect(start).toHaveFocus();
});

it('says of a link to this very computer that nobody else can open it, and what to do', async () => {
  const link = 'http://127.0.0.1:8000/join/abc';
  fakeServer({ 'POST /api/tables/t1/seats/1/invite': { token: 'abc', link, qr: '<svg/>' } });
  render(Setup, { table: TABLE, you: { seats: [0], host: true } });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/on this computer only/)).toHaveTextContent('serve --lan');
});

it('asks before a person loses his seat', async () => {
  const asked = fakeServer({ 'POST /api/tables/t1/seats/1': {} });
  const seats = TABLE.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Bors', taken: true } : seat));
  render(Setup, { table: { ...TABLE, seats }, you: { seats: [0], host: true } });
  await user.selectOptions(await screen.findByLabelText('Seat 2: type of player'), 'Bot, squire');
  expect(asked.some(({ what }) => what.endsWith('/seats/1'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Seat 2: type of player')).toHaveDisplayValue('By link');
  await user.selectOptions(screen.getByLabelText('Seat 2: type of player'), 'Bot, squire');
  await user.click(screen.getByRole('button', { name: 'Change the seat' }));
  expect(asked.at(-1)?.body).toEqual({ seat: { kind: 'bot', name: '', level: 'squire' } });
});

it('shows a guest who is there, and nothing to press', () => {
  render(Setup, { table: TABLE, you: { seats: [1] } });
  expect(screen.getByText('1 seat is still free.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has a link for people who want to look on, unless nobody may', async () => {
  fakeServer({});
  const you = { seats: [0], host: true };
  const { rerender } = render(Setup, { table: TABLE, you });
  expect(screen.getByRole('button', { name: 'Copy the link for spectators' })).toBeVisible();
  await rerender({ table: { ...TABLE, settings: { spectators: 'off' } }, you });
  expect(screen.queryByRole('button', { name: 'Copy the link for spectators' })).toBeNull();
});
