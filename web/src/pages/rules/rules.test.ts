import { render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { loadLanguage } from '../../i18n';
import { fakeServer } from '../../testing/fake-server';
import { prepare } from '../../testing/pages';
import Rules from './Rules.svelte';

const user = prepare();

it('are searched', async () => {
  render(Rules, { game: 'kingarthur' });
  const search = await screen.findByLabelText('Search the rules');
  expect(screen.getByText('reconstructed')).toBeVisible();
  expect(screen.getByText('KA-1', { exact: false })).toBeVisible();
  await user.type(search, 'secret');
  expect(screen.getByText('1 passage found.')).toBeVisible();
  expect(screen.getByText('KA-9', { exact: false })).toBeVisible();
  expect(screen.queryByText('KA-1', { exact: false })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Rules of all games' })).toBeNull();
});

it('show the cards, and by examples what is right and what is wrong', async () => {
  const { container } = render(Rules, { game: 'kingarthur' });
  expect(await screen.findByRole('heading', { name: 'Merlin' })).toBeVisible();
  expect(screen.getByText('Merlin counts as one knight and joins any colour.')).toBeVisible();
  await vi.waitFor(() => expect(container.querySelectorAll('.ka-in-book .rider')).toHaveLength(5));
  const [right, wrong] = container.querySelectorAll('.example li');
  expect(right).toHaveTextContent(/^Right: Two orange knights/);
  expect(wrong).toHaveTextContent(/^Wrong: Orange and red/);
});

it('of a game have their contents once, on the cover or above the chapters', async () => {
  render(Rules, { game: 'kingarthur' });
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').at(-1)).toHaveAttribute('href', '#rulings');
});

it('say where figures come from in words', async () => {
  render(Rules, { game: 'kingarthur' });
  expect(await screen.findByText('how many seals there are, when the game ends')).toBeVisible();
});

it('are written, and searched, in the language of the reader', async () => {
  render(Rules, { game: 'kingarthur' });
  expect(await screen.findByText('Knights in hand are secret.')).toBeVisible();
  await loadLanguage('ru');
  expect(await screen.findByText('Рыцари на руке тайны.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'secret');
  expect(screen.queryByText('KA-9', { exact: false })).toBeNull();
});

it('that there are none of are told to be none, and the others are not far', async () => {
  render(Rules, { game: 'nosuch' });
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no rules here.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rules');
  expect(screen.getByRole('link', { name: 'Rules of all games' })).toHaveAttribute('href', '/rules');
});

it('that the server fails to send are not said to be none', async () => {
  fakeServer({ 'GET /api/rules/kingarthur': 500 });
  render(Rules, { game: 'kingarthur' });
  expect(await screen.findByRole('alert')).not.toHaveTextContent('no rules here');
});
