import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from '../i18n';
import { prefs } from '../prefs';
import type { State, Words } from '../protocol';
import { FakeLine, locked, pay, which } from './fake';
import TablePage from './TablePage.svelte';

const TEXT = '../src/roundtable/';

function messages(address: string): string {
  const read = (file: string) => readFileSync(TEXT + file, 'utf-8');
  const game = /^\/text\/en\/(.+)\.ftl$/.exec(address)?.[1];
  if (game) return read(`games/${game}/text/en.ftl`);
  return ['text/en.ftl', ...['pages', 'server', 'table'].map((part) => `text/web/${part}.en.ftl`)]
    .map(read)
    .join('\n');
}

beforeAll(async () => {
  vi.stubGlobal('WebSocket', FakeLine);
  vi.stubGlobal('fetch', async (address: string) => new Response(messages(address)));
  Element.prototype.scrollIntoView = () => undefined;
  document.elementFromPoint = () => null;
  await loadLanguage('en');
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(prefs, { confirmTurn: 'never', autoForced: false, motion: 'off', sound: false });
});

async function sit(...states: State[]) {
  render(TablePage, { id: 't1' });
  FakeLine.last.onopen!();
  FakeLine.last.push(...states);
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }));
  return userEvent.setup();
}

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

/** Fourteen spaces; on the last one lies a dragon, and Ben stands there before Ann. */
function race(version: string, ...refs: string[]): State {
  const on = [{ name: 'dragon-3', ref: 'track/dragon', icon: 'dragon-head', tint: 'red' }];
  const pieces = Array.from({ length: 14 }, (_, n) => ({ name: 'grail', ref: `track/${n}`, value: n }));
  const last = { ...pieces.pop()!, on, seats: [1, 0] };
  const groups = [{ pieces: [...pieces, last] }];
  const scene = [{ name: 'track', title: ['board-adventures', {}] as Words, shape: 'track', groups }];
  const label: Words = ['option.draw-knights', { count: 1 }];
  const choices = refs.map((ref) => ({ answer: ref, label, touches: [ref] }));
  return { ...which, version, scene, question: { choices } };
}

const track = () => within(screen.getByRole('list', { name: 'Adventures' }));

test('a track has the whole width, its spaces in their order, and on them what lies and who stands there', async () => {
  await sit(race('now', 'track/0', 'track/13'));
  const spaces = track().getAllByRole('listitem');
  expect(spaces[0]!.closest('.column')).toBeNull();
  expect(spaces.map((space) => space.querySelector('.value')!.textContent)).toEqual(
    spaces.map((_, n) => String(n)),
  );
  expect(spaces.map(({ style }) => style.gridRow).join('')).toBe('11111112222222');
  expect(spaces[7]!.style.gridColumn).toBe('7');
  const labels = track().getAllByRole('button');
  expect(labels.map((one) => one.getAttribute('aria-label'))).toEqual([
    'space 0, start, Holy Grail',
    'space 13, finish, Holy Grail, on it: dragon 3, here, from the front: Ben (you), Ann',
  ]);
  expect(spaces[13]!.querySelector('.mark.own')).toHaveTextContent('B');
  expect(spaces[13]!.querySelectorAll('.figure.tint-red')).toHaveLength(1);
  expect([...spaces[13]!.querySelectorAll('.mark')].map((mark) => mark.textContent)).toEqual(['B', 'A']);
});

test('a click on a space means the space, or what lies on it, or a closer look', async () => {
  const user = await sit(race('now', 'track/0', 'track/13'));
  await user.click(track().getByRole('button', { name: /^space 13/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'track/13' });
  const { id } = FakeLine.last.command;
  FakeLine.last.push(race('next', 'track/dragon'), { type: 'done', id });
  await user.click(await track().findByRole('button', { name: /^space 13/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'track/dragon' });
  await user.click(track().getByRole('img', { name: /^space 13/ }));
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Holy Grail 13 dragon 3 .*Ben.*Ann/);
});

/** The same race, and before each of the three a knight that may be named. */
function named(version: string, ...refs: string[]): State {
  const groups = [0, 1, 2].map((seat) => ({ seat, pieces: [{ name: 'merlin', ref: `knight/${seat}` }] }));
  const state = race(version, ...refs);
  const players = { name: 'players', title: ['board-players', {}] as Words, shape: 'players', groups };
  return { ...state, scene: [...state.scene!, players] };
}

test('a click on a space means who stands there, if only one of them can be chosen', async () => {
  const user = await sit(named('now', 'knight/0', 'knight/2'));
  await user.click(track().getByRole('button', { name: /^space 13/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'knight/0' });
});

test('if several who stand there can be chosen, a closer look asks which', async () => {
  const user = await sit(named('now', 'knight/0', 'knight/1'));
  track()
    .getByRole('button', { name: /^space 13/ })
    .focus();
  await user.keyboard('{Enter}');
  const look = within(screen.getByRole('tooltip'));
  expect(look.getByRole('button', { name: /Ben/ })).toHaveFocus();
  await user.click(look.getByRole('button', { name: /Ann/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'knight/0' });
  expect(screen.queryByRole('tooltip')).toBeNull();
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
    expect.stringContaining('Greedy'),
    expect.stringContaining('Ann'),
  ]);
  expect(panel.getByText(/roundtable verify/)).toBeInTheDocument();
});
