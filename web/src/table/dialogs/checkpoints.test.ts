import { screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { State, Words } from '../../wire/protocol';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';
import { checkpoints } from '../session/story';

const NAMED = ['campaign.chapter', 'day.dawn'];
const LINES: Words[] = [
  ['hero.chosen', { seat: 0, hero: 'Arev' }],
  ['campaign.chapter', { chapter: 'The Way' }],
  ['day.dusk', { day: 1 }],
  ['day.dawn', { day: 2 }],
];

prepare();

beforeAll(() => {
  const texts = fetch;
  const games = [{ name: 'taintedgrail', bots: [], variants: [], checkpoints: NAMED }];
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/games' ? Response.json({ games }) : texts(address),
  );
});

function told(table: Partial<State['table']> = {}): State {
  const story = { start: 0, lines: LINES, digest: 'd' };
  return { ...which, story, table: { ...which.table, game: 'taintedgrail', ...table } };
}

async function menu(state: State) {
  const user = await sit(state);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return user;
}

test('checkpoints are the lines that the game names, the newest first, by names of their own', () => {
  expect(checkpoints(LINES, NAMED)).toEqual([
    { line: 3, words: ['checkpoint.day.dawn', { day: 2 }] },
    { line: 1, words: ['checkpoint.campaign.chapter', { chapter: 'The Way' }] },
  ]);
  expect(checkpoints(LINES, [])).toEqual([]);
});

test.each(['playing', 'over'] as const)('from the menu one asks to go back to one: %s', async (status) => {
  const user = await menu(told({ status }));
  await user.click(await screen.findByRole('button', { name: 'Go back to a checkpoint' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Go back to a checkpoint' }));
  await vi.waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'The beginning of day 2' }));
  expect(FakeLine.last.command?.type).not.toBe('propose'); // it is asked before it is sent
  await user.click(dialog.getByRole('button', { name: 'Ask to go back to this point' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'propose', line: 3, after: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  { status: 'paused' },
  { settings: { take_back: 'never' } },
  { proposal: { seat: 0, line: 2, agreed: [0], asked: [1] } },
  { game: 'kingarthur' },
] as Partial<State['table']>[])('where that is not to be had it is not offered: %o', async (table) => {
  await menu(told(table));
  await vi.waitFor(() => screen.getByRole('button', { name: 'Preferences' }));
  await new Promise((later) => setTimeout(later)); // by now the games are known
  expect(screen.queryByRole('button', { name: 'Go back to a checkpoint' })).toBeNull();
});

test('a wish to go back to one is told by its name', async () => {
  const checkpoint: Words = ['checkpoint.day.dawn', { day: 2 }];
  await sit(told({ proposal: { seat: 0, line: 2, agreed: [0], asked: [1], checkpoint } }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Ann wants to go back to: The beginning of day 2 Agreed: Ann.',
  );
});
