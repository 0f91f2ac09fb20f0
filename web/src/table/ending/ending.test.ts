import { screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { prefs } from '../../device/prefs.svelte';
import type { State, Words } from '../../wire/protocol';
import { which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();
afterEach(() => vi.restoreAllMocks());

/** The end of a match of Ben alone, by lessons or not. */
function over(tutorial: boolean): State {
  const ending = { winners: [0], scores: [1], reason: ['ending.adventures', {}] as Words };
  const seats = which.table.seats.slice(1, 2);
  const table = { ...which.table, status: 'over' as const, seats, options: { tutorial } };
  const you = { ...which.you, seat: 0, seats: [0], host: true };
  return { ...which, version: 'over', ending, table, you, question: null, to_move: [] };
}

const panel = () => within(screen.getByRole('region', { name: /game is over/ }));
const buttons = () =>
  panel()
    .getAllByRole('button')
    .map((one) => [one.textContent.trim(), one.classList.contains('main')]);

test('who has learnt the game goes on to the game itself', async () => {
  prefs.name = 'Ben';
  const made = { table: 't2', host: 'secret' };
  const asked = fakeServer({ 'POST /api/tables': made, 'POST /api/tables/t2/start': {} });
  const user = await sit(over(true));
  expect(buttons()).toEqual([
    ['Now play the real game', true],
    ['Play again with the same group', false],
  ]);
  await user.click(screen.getByRole('button', { name: 'Now play the real game' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t2'));
  expect(asked.find(({ what }) => what === 'POST /api/tables')?.body).toMatchObject({
    game: 'kingarthur',
    seats: [{ kind: 'local', name: 'Ben' }, { kind: 'bot' }, { kind: 'bot' }],
  });
});

test('after any other match the group plays again; who was alone has nobody to be compared with', async () => {
  await sit(over(false));
  expect(buttons()).toEqual([['Play again with the same group', true]]);
  expect(panel().queryByRole('table')).toBeNull();
  expect(panel().queryByRole('combobox')).toBeNull();
});

test('who reads the last page is told that there is a result, and led to it', async () => {
  const user = await sit(over(false));
  const show = await screen.findByRole('button', { name: 'Show the result' });
  const box = document.querySelector<HTMLElement>('[data-rolls]')!;
  Object.defineProperty(box, 'clientHeight', { value: 500 });
  const scrolled = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined);
  await user.click(show);
  expect(scrolled).toHaveBeenCalled();
});

test('the end tells who won and how to check it', async () => {
  const ending = { winners: [1], scores: [3, 9, 4], reason: ['ending.adventures', {}] as Words };
  const table = { ...which.table, status: 'over' as const, seed: 'abc' };
  await sit({ ...which, ending, table, question: null, to_move: [] });
  const panel = within(screen.getByRole('region', { name: /game is over/ }));
  expect(panel.getByText('The winner is Ben')).toBeVisible();
  expect(panel.getAllByRole('rowheader').map((row) => row.textContent.trim())).toEqual([
    expect.stringContaining('Ben'),
    expect.stringContaining('Caradoc'),
    expect.stringContaining('Ann'),
  ]);
  expect(panel.getByText(/roundtable verify/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/');
});
