import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../i18n';
import { prefs } from '../device/prefs.svelte';
import { remember, remembered } from '../device/tables';
import { CATALOGUE, fakeServer } from '../testing/fake-server';
import Lobby from './Lobby.svelte';

const [plain] = CATALOGUE.games;
const LESSONS = { name: 'tutorial', choices: [false, true], seats: [1] };
const taught = { ...plain!, name: 'taintedgrail', least: 1, most: 4, variants: [LESSONS] };

beforeEach(async () => {
  localStorage.clear();
  prefs.name = 'Anna';
  fakeServer({});
  await loadLanguage('en');
});

afterEach(() => vi.unstubAllGlobals());

it('tells a newcomer what each game is, and teaches by one press the one that has lessons', async () => {
  const asked = fakeServer({
    'GET /api/games': { ...CATALOGUE, games: [plain, taught] },
    'POST /api/tables': { table: 't1', host: 'secret' },
    'POST /api/tables/t1/start': {},
  });
  render(Lobby);
  const card = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('li')!);
  const arthur = await card('King Arthur: The Card Game');
  expect(arthur.getByText(/adventures score/)).toBeVisible();
  expect(arthur.queryByRole('button', { name: 'Learn by playing' })).toBeNull();
  const grail = await card('Tainted Grail');
  expect(grail.getByText(/keep its menhirs burning/)).toBeVisible();
  await userEvent.click(grail.getByRole('button', { name: 'Learn by playing' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.find(({ what }) => what === 'POST /api/tables')?.body).toMatchObject({
    game: 'taintedgrail',
    seats: [{ kind: 'local', name: 'Anna' }],
    options: { tutorial: true },
  });
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
  await userEvent.click((await screen.findAllByRole('button', { name: 'Forget' }))[1]!);
  expect(remembered().map(({ id }) => id)).toEqual(['new', 'old']);
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(remembered()).toEqual(before);
  expect(screen.getAllByRole('button', { name: 'Forget' })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});
