import { screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import type { Group, State, Words, Zone } from '../../wire/protocol';
import { Opened } from '../attention/sight';
import { FakeLine, which } from '../../testing/fake-line';
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
  expect(screen.getByText('Read earlier (1)')).toBeInTheDocument();
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
  expect(screen.queryByText(/There is only one possible answer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /draw 1 knight/ }));
  const { id } = FakeLine.last.command;
  expect(screen.queryByText(/There is only one possible answer/)).toBeNull();
  FakeLine.last.push(journal('next', page('line-1', true)), { type: 'done', id });
  await vi.waitFor(() => expect(screen.getByText(/There is only one possible answer/)).toBeVisible());
});

test('a page in one language only says which', async () => {
  await sit(journal('now', page('line-1', true, ['name-grail', { lang: 'en' }])));
  expect(screen.getByText('Holy Grail')).toHaveAttribute('lang', 'en');
});
