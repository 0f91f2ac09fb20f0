import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { prefs } from '../device/prefs.svelte';
import type { State, Words } from '../wire/protocol';
import { FakeLine, locked, pay, which } from '../testing/fake-line';
import { prepare, sit } from '../testing/table-page';

prepare();

test('behind the curtain there is no table, only whom to hand the device to', async () => {
  const user = await sit(locked);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hand the device over. To move: Ben');
  expect(document.querySelector('[data-piece]')).toBeNull();
  await user.click(screen.getByRole('button', { name: /I am Ben/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'unlock', seat: 1 });
});

test('a seat with a PIN is asked for it', async () => {
  const seats = locked.table.seats.map((seat) => ({ ...seat, pin: true }));
  const user = await sit({ ...locked, table: { ...locked.table, seats } });
  await user.click(screen.getByRole('button', { name: /I am Ben/ }));
  await user.type(screen.getByLabelText('PIN: Ben'), '42');
  await user.click(screen.getByRole('button', { name: 'Show my cards' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'unlock', seat: 1, pin: '42' });
});

test('what can be chosen is a button, everything else is not', async () => {
  await sit(which, pay);
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  const red = hand.getByRole('button', { name: /^red knight/ });
  expect(red).toHaveAttribute('aria-pressed', 'false');
  const adversaries = within(screen.getByRole('region', { name: 'Adversaries' }));
  expect(adversaries.queryAllByRole('button', { pressed: false })).toEqual([]);
  expect(adversaries.getAllByRole('img', { name: /dragon|dark|monster|enemy/ }).length).toBeGreaterThan(3);
});

test('pieces by the mouse: select, let go, and confirm what they make', async () => {
  const user = await sit(which, pay);
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  const red = () => hand.getByRole('button', { name: /^red knight/ });
  await user.click(red());
  expect(red()).toHaveAttribute('aria-pressed', 'true');
  expect(hand.queryByRole('button', { name: /^orange knight/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'red knight, Merlin' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(red()).toHaveAttribute('aria-pressed', 'false');
  await user.click(red());
  expect(screen.getByText('1 of 2 chosen')).toBeVisible();
  await user.click(hand.getByRole('button', { name: /^Merlin/ }));
  expect(screen.getByText('2 of 2 chosen')).toBeVisible();
  expect(FakeLine.last.command?.type).not.toBe('play');
  const confirm = screen.getByRole('button', { name: 'red knight, Merlin' });
  expect(confirm).toHaveFocus();
  await user.click(confirm);
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['red', 'merlin'] });
});

test('what several pieces make is let go by Escape, and the focus goes back to the last of them', async () => {
  const user = await sit(which, pay);
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  await user.click(hand.getByRole('button', { name: /^red knight/ }));
  hand.getByRole('button', { name: /^Merlin/ }).focus();
  await user.keyboard('{Enter}{Escape}');
  await vi.waitFor(() => expect(hand.getByRole('button', { name: /^Merlin/ })).toHaveFocus());
  expect(hand.queryByRole('button', { pressed: true })).toBeNull();
  await user.keyboard('{Enter}');
  await user.click(hand.getByRole('button', { name: /^red knight/ }));
  await user.keyboard('{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['red', 'merlin'] });
});

test('the same by the keyboard alone', async () => {
  const user = await sit(which, pay);
  screen.getByRole('button', { name: /^orange knight/ }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('1');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['orange', 'merlin'] });
});

test('the list of all choices finds one among a thousand', async () => {
  const choices = Array.from({ length: 1200 }, (_, n) => ({
    answer: n,
    label: ['option.draw-knights', { count: n }] as [string, { count: number }],
  }));
  const user = await sit({ ...which, question: { choices } });
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(50);
  await user.type(dialog.getByRole('searchbox'), '1137');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 1137 });
});

test('the only answer is the main button, and one press gives it', async () => {
  const nobody = which.question!.choices.find(({ answer }) => answer === null)!;
  const user = await sit(which);
  const button = () => document.querySelector('.choices .button');
  expect(button()).not.toHaveClass('main');
  FakeLine.last.push({ ...which, version: 'only', question: { choices: [nobody] } });
  await tick();
  expect(button()).toHaveClass('main');
  const paid: State = { ...pay, version: 'forced', question: { choices: [pay.question!.choices[0]!] } };
  FakeLine.last.push(paid);
  await tick();
  expect(button()).toHaveClass('main');
  await user.keyboard('1');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: pay.question!.choices[0]!.answer });
});

test('undo is always in its place, and works only when there is something to take back', async () => {
  const user = await sit(which);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  FakeLine.last.push(pay);
  await tick();
  await user.keyboard('u');
  expect(FakeLine.last.command).toMatchObject({ type: 'undo', version: pay.version });
});

test('what cannot be taken back is asked about, and Enter goes on', async () => {
  prefs.confirmTurn = 'irreversible';
  const user = await sit(which);
  await user.click(screen.getByRole('button', { name: /nobody/ }));
  FakeLine.last.push({ type: 'warned', id: FakeLine.last.command.id });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: null, careful: false });
});

test('to hide and pass on leaves nothing private on the page', async () => {
  const user = await sit(which, pay);
  await user.click(screen.getByRole('button', { name: /^orange knight/ }));
  await user.click(screen.getByRole('button', { name: 'Hide and pass on' }));
  expect(FakeLine.last.command.type).toBe('lock');
  await tick();
  expect(document.body.textContent).not.toMatch(/knight|Merlin|dragon/);
  expect(document.querySelector('[data-piece]')).toBeNull();
  expect(document.body.innerHTML).not.toContain('hand/');
});

test('who comes back reads what has happened since his last turn', async () => {
  localStorage.setItem('roundtable.acted', JSON.stringify([['t1/1', 3]]));
  await sit(which);
  const digest = within(screen.getByRole('region', { name: 'Since your last turn: 2 events' }));
  expect(digest.getAllByRole('listitem')).toHaveLength(2);
});

test('a proposal can be agreed to', async () => {
  const proposal = { seat: 0, line: 2, agreed: [0], asked: [1] };
  const user = await sit({ ...which, table: { ...which.table, proposal } });
  expect(screen.getByRole('alert')).toHaveTextContent('Ann: a wish to go back');
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'vote', agree: true });
});

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
  expect(screen.getByText(/closed the chat of this table/)).toBeVisible();
  await user.keyboard('lc');
  await vi.waitFor(() => expect(screen.getByRole('log', { name: 'Chat' })).toHaveFocus());
  FakeLine.last.push(talking('open'));
  await tick();
  expect(screen.getByRole('textbox', { name: 'Say something to the table' })).toBeVisible();
});

test('a line of the story offers to go back to it', async () => {
  const user = await sit(which);
  await user.click(screen.getByRole('button', { name: /the first turn/ }));
  await user.click(screen.getByRole('button', { name: 'Ask to go back to here' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'propose', line: 4 });
});

test('the end tells who won and how to check it', async () => {
  const ending = { winners: [1], scores: [3, 9, 4], reason: ['ending.adventures', {}] as Words };
  const table = { ...which.table, status: 'over' as const, seed: 'abc' };
  await sit({ ...which, ending, table, question: null, to_move: [] });
  const panel = within(screen.getByRole('region', { name: /game is over/ }));
  expect(panel.getByText('The winner: Ben')).toBeVisible();
  expect(panel.getAllByRole('rowheader').map((row) => row.textContent.trim())).toEqual([
    expect.stringContaining('Ben'),
    expect.stringContaining('Caradoc'),
    expect.stringContaining('Ann'),
  ]);
  expect(panel.getByText(/roundtable verify/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/');
});
