import { screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { prefs } from '../../device/prefs.svelte';
import type { State, Words } from '../../wire/protocol';
import { FakeLine, which } from '../../testing/fake-line';
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

const panel = () => within(screen.getByRole('region', { name: /second-to-last adventure/ }));
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
    seats: [{ kind: 'local', name: 'Ben' }, { kind: 'bot' }], // as few as the game takes: they learnt alone
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
  const panel = within(screen.getByRole('region', { name: 'The second-to-last adventure is taken' }));
  expect(panel.getByText('The winner is Ben')).toBeVisible();
  expect(panel.getAllByRole('rowheader').map((row) => row.textContent.trim())).toEqual([
    expect.stringContaining('Ben'),
    expect.stringContaining('Caradoc'),
    expect.stringContaining('Ann'),
  ]);
  expect(panel.getByText(/roundtable verify/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/');
});

test('the next game that somebody lays cannot be missed, and leads there', async () => {
  const ended = over(false);
  const user = await sit(ended);
  expect(screen.queryByRole('dialog')).toBeNull();
  FakeLine.last.push({ ...ended, version: 'laid', table: { ...ended.table, rematch: 't2' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'The next game is ready' }));
  expect(dialog.getByRole('link', { name: 'Go to the new table' })).toHaveAttribute('href', '/table/t2');
  await user.click(dialog.getByRole('button', { name: 'Stay here for now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel().getByRole('link', { name: 'Go to the new table' })).toBeVisible();
});

test('a reader who opens the old table later has a button, and no notice', async () => {
  const ended = over(false);
  await sit({ ...ended, table: { ...ended.table, rematch: 't2' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel().getByRole('link', { name: 'Go to the new table' })).toBeVisible();
});

test('where it could have gone otherwise is asked for, and each moment shows the board as it was', async () => {
  const end = over(false);
  const user = await sit({ ...end, ending: { ...end.ending!, review: true } });
  await user.click(screen.getByRole('button', { name: 'Where could it have gone differently?' }));
  const { id } = FakeLine.last.command as { id: string };
  expect(FakeLine.last.command).toMatchObject({ type: 'review' });
  const words: Words = [
    'review.moment',
    {
      question: ['challenge.which', {}],
      seat: 0,
      chosen: 'dragon-3',
      better: 'dark-1',
      share: 21,
      could: 38,
    },
  ];
  FakeLine.last.push({ type: 'reviewed', id, moments: [{ line: 3, words }] });
  await user.click(await screen.findByRole('button', { name: /Better: dark power 1 \(about 38 wins/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'at', line: 3 });
});
