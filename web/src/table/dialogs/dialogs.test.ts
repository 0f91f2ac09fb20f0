import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../device/router.svelte';
import { text } from '../../i18n';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

const { innerWidth } = window;

beforeEach(() => {
  go('/');
  go('/table/t1');
});
afterEach(() => void (window.innerWidth = innerWidth));

async function back(): Promise<void> {
  history.back();
  await tick();
}

test('Back closes a dialog and stays at the table', async () => {
  const user = await sit(which);
  await user.keyboard('k');
  await screen.findByRole('dialog');
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/table/t1');
  await back();
  expect(location.pathname).toBe('/');
});

test('a dialog that opens another leaves one entry, which goes with it', async () => {
  const user = await sit(which);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preferences' });
  expect(history.state).toEqual({ covers: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(history.state).toBeNull());
  expect(location.pathname).toBe('/table/t1');
});

test.each([
  ['on a phone Back closes the chat', 360, '/table/t1'],
  ['beside a wide table the chat is always there, and Back leaves', 1280, '/'],
])('%s', async (_, width, place) => {
  window.innerWidth = width;
  const user = await sit(which);
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  await tick();
  await back();
  expect(location.pathname).toBe(place);
  expect(document.querySelector('aside.open') === null).toBe(width === 360);
});

test('on a phone Back ends a closer look', async () => {
  window.innerWidth = 360;
  const user = await sit(which);
  document.querySelector<HTMLElement>('[data-piece].lit')!.focus();
  await user.keyboard('z');
  expect(screen.getByRole('tooltip')).toBeVisible();
  await back();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(location.pathname).toBe('/table/t1');
});

test.each(['k', 'menu'])('how to look at a card closely is told (%s)', async (where) => {
  const user = await sit(which);
  if (where === 'k') await user.keyboard('k');
  else await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText(/hold a finger on it, rest the mouse on it.* press Z/)).toBeVisible();
});

test('what may be done at any time is in the menu, and is asked about once more', async () => {
  const choice = which.question!.choices[0]!;
  const user = await sit({ ...which, question: null, to_move: [1], anytime: [choice] });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: text().words(choice.label) }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: choice.answer, careful: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  FakeLine.last.push({ type: 'warned', id: FakeLine.last.command.id });
  const warning = await screen.findByRole('dialog', { name: text().words(choice.label) });
  await user.click(within(warning).getAllByRole('button').at(-1)!);
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: choice.answer, careful: false });
});

test('where nothing may be done at any time the menu offers nothing of the kind', async () => {
  const choice = which.question!.choices[0]!;
  const user = await sit({ ...which, question: null, to_move: [1] });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).queryByRole('button', { name: text().words(choice.label) })).toBeNull();
});
