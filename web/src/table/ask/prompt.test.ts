import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import { FakeLine, pay, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';
import type { Choice, State, Words, Zone } from '../../wire/protocol';

prepare();
afterEach(() => vi.restoreAllMocks());

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
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  hand.getByRole('button', { name: /^orange knight/ }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('1');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['orange', 'merlin'] });
});

test('a few payments stand beside the question as a whole: one press plays all of their pieces', async () => {
  const user = await sit(which, pay);
  await user.click(screen.getByRole('button', { name: 'orange knight, Merlin' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['orange', 'merlin'] });
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
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: null, careful: false });
});

const TITLE: Words = ['board-adventures', {}];
const NAMES = ['merlin', 'grail'];

/** A page to be read, and two cards of which one is to be chosen. */
function table(version: string): State {
  const pieces = NAMES.map((name) => ({ name, ref: name }));
  const scene: Zone[] = [
    { name: 'fight', title: TITLE, shape: 'row', groups: [{ pieces }], now: true },
    {
      name: 'journal',
      title: ['board-layout', {}],
      shape: 'pages',
      groups: [{ marked: true, pieces: [{ name: 'line-1', text: ['name-grail', { n: 1 }] }] }],
      now: true,
    },
  ];
  const choices: Choice[] = NAMES.map((name) => ({
    answer: name,
    label: [`name-${name}`, { n: 1 }],
    touches: [name],
  }));
  return { ...which, version, scene, question: { choices } };
}

test('who cannot see what there is to choose is shown it when he asks', async () => {
  const user = await sit(table('now'));
  const show = await screen.findByRole('button', { name: 'Show what I can choose' });
  const box = document.querySelector<HTMLElement>('[data-rolls]')!;
  Object.defineProperty(box, 'clientHeight', { value: 500 });
  const scrolled = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined);
  await user.click(show);
  expect(scrolled).toHaveBeenCalled();
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(document.querySelector('[data-piece].lit'));
  await fireEvent.scroll(box);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Show what I can choose' })).toBeNull());
  expect(FakeLine.last.said.filter(({ type }) => type === 'play')).toEqual([]);
});

test('a question that only pieces answer says so, until one of them is picked', async () => {
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => document.querySelector('[data-piece].lit'));
  const said = 'Choose one of the highlighted pieces.';
  const hint = () => screen.queryByText(said, { selector: '.note' });
  const state = table('now');
  const user = await sit(state);
  await vi.waitFor(() => expect(hint()).toBeVisible());
  const both: Choice = { answer: 'both', label: ['over', {}], touches: NAMES };
  const more: Choice = { ...both, answer: 'twice', touches: ['merlin', 'merlin', 'grail'] };
  FakeLine.last.push({ ...state, version: 'pair', question: { choices: [both, more] } });
  await user.click(screen.getByRole('button', { name: 'Merlin' }));
  expect(hint()).toBeNull();
  FakeLine.last.push({ ...state, version: 'free', question: { choices: [{ ...both, touches: [] }, more] } });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /over/ })).toBeVisible());
  expect(hint()).toBeNull();
  // Beside a button a board may say that it answers, too; an open table need not.
  expect(screen.getByText(said)).toHaveClass('aim');
});
