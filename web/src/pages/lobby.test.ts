import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { remember, remembered } from '../device/tables';
import { fakeServer, PEEK, TABLE } from '../testing/fake-server';
import { prepare } from '../testing/pages';
import Lobby from './Lobby.svelte';

const user = prepare();

const MADE = {
  'POST /api/tables': { table: 't1', host: 'secret' },
  'POST /api/tables/t1/start': {},
};

it('starts a game against bots with one press', async () => {
  const asked = fakeServer(MADE);
  render(Lobby);
  await user.click(await screen.findByRole('button', { name: /^Play with bots/ }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.map(({ what }) => what).slice(-2)).toEqual(['POST /api/tables', 'POST /api/tables/t1/start']);
  expect(asked.at(-2)?.body).toMatchObject({
    seats: [{ kind: 'local', name: 'Anna' }, { kind: 'bot' }, { kind: 'bot' }],
  });
  expect(remembered()).toMatchObject([{ id: 't1', game: 'kingarthur', link: 'secret' }]);
});

it('leads back to tables, and forgets them when told to', async () => {
  fakeServer({ 'GET /api/tables/t1': { ...PEEK, table: { ...TABLE, status: 'playing' } } });
  remember('t1', 'kingarthur');
  render(Lobby);
  const card = within((await screen.findByText('in progress')).closest('article')!);
  expect(card.getByRole('link')).toHaveAttribute('href', '/table/t1');
  expect(card.getByText(/Anna, Free seat 2, Caradoc \(bot\)/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Forget' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'More' }));
  await user.click(card.getByRole('button', { name: 'Forget' }));
  expect(remembered()).toEqual([]);
  expect(screen.queryByText('in progress')).toBeNull();
});

it('says how many bots there are where they are several; shields stand for each', async () => {
  const bot = { kind: 'bot' as const, name: 'Caradoc', level: 'squire' };
  const seats = [TABLE.seats[0]!, bot, bot, bot];
  fakeServer({ 'GET /api/tables/t1': { ...PEEK, table: { ...TABLE, status: 'playing', seats } } });
  remember('t1', 'kingarthur');
  render(Lobby);
  const card = within((await screen.findByText('in progress')).closest('article')!);
  expect(card.getByText('Anna, 3 bots')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/table/t1');
});

it('says at which tables it is your turn, also when you come back to the page', async () => {
  const playing = { ...PEEK, table: { ...TABLE, status: 'playing' } };
  fakeServer({ 'GET /api/tables/t1': playing });
  remember('t1', 'kingarthur');
  render(Lobby);
  await screen.findByText('in progress');
  expect(screen.queryByText('your turn')).toBeNull();
  fakeServer({ 'GET /api/tables/t1': { ...playing, turn: true } });
  await fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('your turn')).toBeVisible();
});

it('takes a saved match', async () => {
  const asked = fakeServer({
    'POST /api/import': { table: 't1', host: 'secret' },
    'GET /api/tables/t1': PEEK,
  });
  render(Lobby);
  const file = new File(['{"format":"roundtable"}'], 'evening.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('A saved match'), file);
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.find(({ what }) => what === 'POST /api/import')?.body).toEqual({ format: 'roundtable' });
});

it('puts a table back that was forgotten by mistake, with its link and in its place', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [id, at] of [
    ['old', 1],
    ['mine', 2],
    ['new', 3],
  ] as const) {
    vi.setSystemTime(at);
    remember(id, 'kingarthur', `secret of ${id}`);
  }
  vi.useRealTimers();
  const before = remembered();
  render(Lobby);
  await user.click((await screen.findAllByRole('button', { name: 'More' }))[1]!);
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(remembered().map(({ id }) => id)).toEqual(['new', 'old']);
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(remembered()).toEqual(before);
  expect(screen.getAllByRole('button', { name: 'More' })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('lays the table that waits for you first, with the way on, and folds what does not fit', async () => {
  const playing = { ...PEEK, table: { ...TABLE, status: 'playing' } };
  fakeServer({
    'GET /api/tables/mine': { ...playing, turn: true },
    'GET /api/tables/theirs': { ...playing, to_move: [2] },
    'GET /api/tables/free': PEEK,
    'GET /api/tables/over': { ...PEEK, table: { ...TABLE, status: 'over' } },
  });
  for (const id of ['mine', 'over', 'free', 'theirs', 'gone']) remember(id, 'kingarthur');
  render(Lobby);
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('your turn'));
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/table/mine');
  await waitFor(() => expect(screen.getByText(/Waiting for Caradoc/)).toBeVisible());
  expect(screen.queryByText(/1 seat is free/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'and 3 more' }));
  const words = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(words().slice(0, 5)).toEqual([
      expect.stringContaining('your turn'),
      expect.stringContaining('in progress'),
      expect.stringContaining('1 seat is free'),
      expect.stringContaining('finished'),
      expect.stringContaining('no longer on this server'),
    ]),
  );
});
