import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';
import type { State, Words } from '../../wire/protocol';

prepare();

test('a chat that the host has closed shows its notes and takes no words', async () => {
  const talking = (chat: 'open' | 'closed'): State => ({
    ...which,
    version: chat,
    table: { ...which.table, settings: { chat } },
  });
  const user = await sit(talking('open'));
  await user.keyboard('c');
  expect(screen.getByRole('textbox', { name: 'Say something to the table' })).toHaveFocus();
  const note: Words = ['note.chat-closed', {}];
  const said = { seat: null, name: '', text: '', at: 0, note };
  FakeLine.last.push(talking('closed'), { type: 'talk', start: 0, lines: [said] });
  await tick();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole('log')).toHaveTextContent('The host has closed the chat.');
  expect(screen.getByText(/closed the chat at this table/)).toBeVisible();
  await user.keyboard('lc');
  await vi.waitFor(() => expect(screen.getByRole('log', { name: 'Chat' })).toHaveFocus());
  FakeLine.last.push(talking('open'));
  await tick();
  expect(screen.getByRole('textbox', { name: 'Say something to the table' })).toBeVisible();
});
