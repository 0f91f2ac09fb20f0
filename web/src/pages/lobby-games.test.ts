import { render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { CATALOGUE, fakeServer } from '../testing/fake-server';
import { prepare } from '../testing/pages';
import Lobby from './Lobby.svelte';

const user = prepare();

const [plain] = CATALOGUE.games;
const LESSONS = { name: 'tutorial', choices: [false, true], seats: [1] };
const taught = { ...plain!, name: 'taintedgrail', least: 1, most: 4, variants: [LESSONS] };

it('tells a newcomer what each game is, and teaches by one press the one that has lessons', async () => {
  const asked = fakeServer({
    'GET /api/games': { ...CATALOGUE, games: [plain, taught] },
    'POST /api/tables': { table: 't1', host: 'secret' },
    'POST /api/tables/t1/start': {},
  });
  render(Lobby);
  const card = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('article')!);
  const arthur = await card('King Arthur: The Card Game');
  expect(arthur.getByText(/adventures score/)).toBeVisible();
  expect(arthur.queryByRole('button', { name: 'Learn' })).toBeNull();
  const grail = await card('Tainted Grail');
  expect(grail.getByText(/keep its menhirs burning/)).toBeVisible();
  await user.click(grail.getByRole('button', { name: 'Learn' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.find(({ what }) => what === 'POST /api/tables')?.body).toMatchObject({
    game: 'taintedgrail',
    seats: [{ kind: 'local', name: 'Anna' }],
    options: { tutorial: true },
  });
});
