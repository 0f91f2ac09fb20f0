import { screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import type { Group, State, Words, Zone } from '../../wire/protocol';
import { Opened, unroll } from '../attention/sight';
import { FakeLine, which } from '../../testing/fake-line';
import { tongue } from './labels';
import { rowsOf } from '../session/laid';
import { prepare, sit } from '../../testing/table-page';

prepare();

const TITLE: Words = ['board-adventures', {}];

function page(name: string, marked: boolean, text: Words = ['name-grail', { n: 1 }]): Group {
  return { title: ['name-merlin', { n: 1 }], marked, pieces: [{ name, text }] };
}

function journal(version: string, ...groups: Group[]): State {
  const scene: Zone[] = [{ name: 'journal', title: TITLE, shape: 'pages', groups }];
  const label: Words = ['option.draw-knights', { count: 1 }];
  return { ...which, version, scene, question: { choices: [{ answer: 1, label }] } };
}

const fresh = () => [...document.querySelectorAll<HTMLElement>('.page.fresh')].map((one) => one.dataset.page);

test('what is marked lies open, what was read before is folded', async () => {
  await sit(journal('now', page('line-2', true), page('line-1', false)));
  const articles = screen.getAllByRole('article', { hidden: true });
  expect(articles.map((one) => one.closest('details') !== null)).toEqual([false, true]);
  expect(articles[0]).toHaveTextContent('Merlin Holy Grail');
  expect(screen.getByText('Read before (1)')).toBeInTheDocument();
});

test('a page is new until the reader has answered, whatever the others do', async () => {
  const user = await sit(journal('now', page('line-1', true)));
  expect(fresh()).toEqual(['line-1']);
  FakeLine.last.push(journal('by another', page('line-1', true)));
  expect(fresh()).toEqual(['line-1']);
  await user.click(screen.getByRole('button', { name: /draw 1 knight/ }));
  const { id } = FakeLine.last.command;
  FakeLine.last.push(journal('next', page('line-1', true), page('line-2', true)), { type: 'done', id });
  await vi.waitFor(() => expect(fresh()).toEqual(['line-2']));
});

test('the first page that an answer brings is new, though the answer is still under way when it comes', async () => {
  const user = await sit(journal('now'));
  await user.click(screen.getByRole('button', { name: /draw 1 knight/ }));
  const { id } = FakeLine.last.command;
  FakeLine.last.push(journal('mine', page('line-1', true)));
  await vi.waitFor(() => expect(fresh()).toEqual(['line-1']));
  FakeLine.last.push({ type: 'done', id });
  FakeLine.last.push(journal('by another', page('line-1', true), page('line-2', true)));
  await vi.waitFor(() => expect(fresh()).toEqual(['line-1', 'line-2']));
});

test('the table leads to what is new, the oldest of it first', async () => {
  const lead = vi.spyOn(Opened.prototype, 'lead');
  await sit(journal('now', page('line-1', true), page('line-2', true), page('line-0', false)));
  const led = () => lead.mock.lastCall?.[0].map((one) => one.dataset.page);
  await vi.waitFor(() => expect(led()).toEqual(['line-1', 'line-2']));
  lead.mockRestore();
});

test('the only answer waits to be pressed while there is something new to be read', async () => {
  prefs.autoForced = true;
  const user = await sit(journal('now', page('line-1', true)));
  expect(screen.queryByText(/Only one answer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /draw 1 knight/ }));
  const { id } = FakeLine.last.command;
  expect(screen.queryByText(/Only one answer/)).toBeNull();
  FakeLine.last.push(journal('next', page('line-1', true)), { type: 'done', id });
  await vi.waitFor(() => expect(screen.getByText(/Only one answer/)).toBeVisible());
});

test('a text in one language only says which, also within a message', async () => {
  const plain: Words = ['name-grail', { lang: 'en' }];
  await sit(journal('now', page('line-1', true, plain)));
  expect(screen.getByText('Holy Grail')).toHaveAttribute('lang', 'en');
  expect(tongue(['option', { count: 1, choice: plain }])).toBe('en');
  expect(tongue(['option', { parts: [1, 2] }])).toBeUndefined();
});

test('a zone that is folded shows nothing until somebody wants to look', async () => {
  const groups = [{ pieces: [{ name: 'merlin' }] }];
  const user = await sit({
    ...which,
    scene: [{ name: 'decks', title: TITLE, shape: 'row', groups, folded: true }],
  });
  expect(screen.queryByRole('img', { name: 'Merlin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Adventures' }));
  expect(screen.getByRole('img', { name: 'Merlin' })).toBeInTheDocument();
});

test('a map has as many rows as its longest column', () => {
  const laid = (...counts: number[]) => ({
    zone: { name: 'map', title: TITLE, shape: 'map', groups: [] },
    groups: counts.map((count, at) => ({ key: `${at}`, group: {}, pieces: new Array(count) })),
  });
  expect(rowsOf(laid(2, 4, 1))).toBe(4);
  expect(rowsOf(laid())).toBe(1);
});

test('pages that are not all in sight are read from the first of them on', () => {
  const box = document.createElement('div');
  box.dataset.rolls = '';
  const at = (node: HTMLElement, top: number, bottom: number) =>
    (node.getBoundingClientRect = () => ({ top, bottom }) as DOMRect);
  const pages = [1, 2].map(() => box.appendChild(document.createElement('article')));
  at(box, 100, 400);
  box.scrollTop = 50;
  const scrolled = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined);
  at(pages[0]!, 120, 200);
  at(pages[1]!, 200, 380);
  unroll(pages);
  unroll([]);
  expect(scrolled).not.toHaveBeenCalled();
  at(pages[1]!, 200, 480);
  unroll(pages);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 70 }));
});
