import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Choice, State, Words, Zone } from '../../wire/protocol';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

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

afterEach(() => vi.restoreAllMocks());

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

test('on a phone new pages come before what they lead to, and after it when they have been read', async () => {
  const phone = (query: string) => Object.assign(new EventTarget(), { matches: query.includes('52rem') });
  vi.stubGlobal('matchMedia', phone);
  const headings = () => [...document.querySelectorAll('.scene h2 button')].map((one) => one.textContent);
  const user = await sit(table('now'));
  expect(headings()).toEqual([expect.stringContaining('Adversaries'), expect.stringContaining('Adventures')]);
  await user.click(screen.getByRole('button', { name: 'Merlin' }));
  const { id } = FakeLine.last.command;
  FakeLine.last.push(table('next'), { type: 'done', id });
  await vi.waitFor(() =>
    expect(headings()).toEqual([
      expect.stringContaining('Adventures'),
      expect.stringContaining('Adversaries'),
    ]),
  );
});

test('on a phone a map comes before the players, but not while something else is going on', async () => {
  const phone = (query: string) => Object.assign(new EventTarget(), { matches: query.includes('52rem') });
  vi.stubGlobal('matchMedia', phone);
  const map: Zone = { name: 'map', title: TITLE, shape: 'map', groups: [{ pieces: [{ name: 'grail' }] }] };
  const fight: Zone = { ...map, name: 'fight', title: ['board-layout', {}], shape: 'row', now: true };
  const first = () => document.querySelector('.scene h2')!.textContent;
  await sit({ ...which, version: 'day', scene: [map], question: null });
  expect(first()).toContain('Adventures');
  FakeLine.last.push({ ...which, version: 'fight', scene: [fight, map], question: null });
  await vi.waitFor(() => expect(first()).toContain('Adversaries'));
  const headings = [...document.querySelectorAll('.scene h2')].map((one) => one.textContent.trim());
  expect(headings.map((one) => one.replace('▸', ''))).toEqual(['Adversaries', 'Players', 'Adventures']);
});

test('a question that only pieces answer says so, until one of them is picked', async () => {
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => document.querySelector('[data-piece].lit'));
  const hint = () => screen.queryByText('Choose by pressing one of the outlined pieces.');
  const state = table('now');
  const user = await sit(state);
  await vi.waitFor(() => expect(hint()).toBeVisible());
  const both: Choice = { answer: 'both', label: ['you', {}], touches: NAMES };
  const more: Choice = { ...both, answer: 'twice', touches: ['merlin', 'merlin', 'grail'] };
  FakeLine.last.push({ ...state, version: 'pair', question: { choices: [both, more] } });
  await user.click(screen.getByRole('button', { name: 'Merlin' }));
  expect(hint()).toBeNull();
  FakeLine.last.push({ ...state, version: 'free', question: { choices: [{ ...both, touches: [] }, more] } });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /You/ })).toBeVisible());
  expect(hint()).toBeNull();
});
