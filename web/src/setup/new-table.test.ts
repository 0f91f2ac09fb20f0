import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { prepare } from '../testing/pages';
import NewTable from './NewTable.svelte';

const user = prepare();

const MADE = {
  'POST /api/tables': { table: 't1', host: 'secret' },
  'POST /api/tables/t1/start': {},
};

it('with a guest by link is made, not started', async () => {
  const asked = fakeServer(MADE);
  render(NewTable, { game: '' });
  await user.selectOptions(await screen.findByLabelText('Seat 2: type of player'), 'By link');
  await user.click(screen.getByRole('button', { name: 'Remove seat 3' }));
  await user.click(screen.getByText('Rule variants'));
  await user.click(screen.getByRole('switch', { name: /the game with seals/ }));
  await user.click(screen.getByText('Table settings'));
  await user.selectOptions(screen.getByLabelText('Chat'), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Create table and invite' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.at(-1)).toEqual({
    what: 'POST /api/tables',
    body: {
      game: 'kingarthur',
      seats: [
        { kind: 'local', name: 'Anna', level: '' },
        { kind: 'link', name: '', level: '' },
      ],
      options: { seals: true },
      settings: {
        spectators: 'public',
        take_back: 'all',
        pace: 'calm',
        grace: 0,
        chat: 'closed',
        hints: 'open',
      },
    },
  });
});

it('shows why it was refused', async () => {
  fakeServer({ 'POST /api/tables': 400 });
  render(NewTable, {});
  await user.click(await screen.findByRole('button', { name: 'Start playing' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask the host for a new link');
  expect(location.pathname).toBe('/');
});
