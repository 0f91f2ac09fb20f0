import { screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { atTable } from '../testing/at-table';
import { FakeLine, which } from '../testing/fake-line';
import { prepare, sit, sitAt } from '../testing/table-page';
import { slotsOf } from '../table/session/laid';
import type { State } from '../wire/protocol';
import { finder, type Board } from './board';

prepare();
afterEach(() => vi.restoreAllMocks());

const find = finder(import.meta.glob<Board>('../testing/boards/*/board.ts', { import: 'default' }));
const ALL = ['Adventures', 'Adversaries', 'Supplies', 'Your knights'];
const court = () => within(document.querySelector<HTMLElement>('.court')!);
/** The zones that are drawn as every game's are. */
const titles = () =>
  [...document.querySelectorAll('.table h2 button')].map((one) => one.textContent.replace('▸', '')).sort();

test('a board is found by the folder of its game, and a game without one has none', async () => {
  expect((await find('kingarthur'))?.zones).toContain('layout');
  expect(await find('grailcup')).toBeNull();
  const lost = finder({ './kingarthur/board.ts': () => Promise.reject(new Error('gone')) });
  expect(await lost('kingarthur')).toBeNull();
});

test('a board draws the zones that it names; all others, and the hand in any case, are drawn as every game’s', async () => {
  await sitAt(find, which);
  expect(court().getAllByText(/dark power/).length).toBeGreaterThan(0);
  expect(court().getByText('Holy Grail')).toBeVisible();
  expect(titles()).toEqual(['Supplies', 'Your knights']);
  expect(screen.getByRole('region', { name: 'Players' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Adversaries' })).toContainElement(
    document.querySelector<HTMLElement>('.court'),
  );
});

test('without a board the same game is played on the table that plays every game', async () => {
  await sit(which);
  expect(document.querySelector('.court')).toBeNull();
  expect(titles()).toEqual(ALL);
});

/** Those that could be pointed at, but that nobody draws. */
function undrawn(state: State): string[] {
  const session = atTable(state);
  const drawn = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset.piece),
  );
  const laid = session.table.zones.flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces));
  return laid
    .filter((one) => slotsOf(one).some((slot) => session.lit(slot)) && !drawn.has(one.id))
    .map(({ id }) => id);
}

test('all that can be pointed at is drawn by somebody', async () => {
  await sitAt(find, which);
  expect(undrawn(which)).toEqual([]);
  document.querySelector('.court')!.remove();
  expect(undrawn(which)).not.toEqual([]);
});

test('what a board draws is pointed at by the mouse', async () => {
  const user = await sitAt(find, which);
  await user.click(court().getAllByRole('button', { name: /^dark power 1/ })[0]!);
  expect(FakeLine.last.command).toMatchObject({ type: 'play', version: which.version });
});

test('and by the keyboard: it has the focus, a role, a name, and a closer look', async () => {
  const user = await sitAt(find, which);
  const dark = court().getAllByRole('button', { name: /^dark power 1/ })[0]!;
  expect(dark).toHaveAttribute('tabindex', '0');
  expect(dark).toHaveAttribute('aria-pressed', 'false');
  const grail = court().getByRole('img', { name: /Holy Grail/ });
  expect(grail).toHaveAttribute('tabindex', '-1');
  grail.focus();
  await user.keyboard('z');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Holy Grail');
  await user.keyboard('{Escape}');
  dark.focus();
  await user.keyboard('{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', version: which.version });
});

test('a board that fails leaves its zones to the table that plays every game', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const component = (() => {
    throw new Error('no such place');
  }) as unknown as Component;
  await sitAt(async () => ({ zones: ['layout'], component }), which);
  expect(titles()).toEqual(ALL);
  expect(complained).toHaveBeenCalled();
});
