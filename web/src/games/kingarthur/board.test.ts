import { screen, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { atTable } from '../../testing/at-table';
import { FakeLine } from '../../testing/fake-line';
import { moment, MOMENT_NAMES } from '../../testing/kingarthur';
import { prepare, sitAt } from '../../testing/table-page';
import { slotsOf, type Laid } from '../../table/session/laid';
import type { Words } from '../../wire/protocol';
import { finder, type Board } from '../board';

prepare();

const find = finder(import.meta.glob<Board>('./board.ts', { import: 'default' }));
const here = finder({ './kingarthur/board.ts': () => import('./board').then((found) => found.default) });
const look = (name: string) => sitAt(here, moment(name));
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const one = (what: string) => document.querySelector<HTMLElement>(what)!;
const banner = (name: string) => within(screen.getByRole('region', { name }));
const drawn = () => new Set(all('[data-piece]').map(({ dataset }) => dataset.piece));
const held = (card: string) => one(`[data-piece="hand/${card}#0"]`);
const labels = (what: string) => all(what).map((node) => node.getAttribute('aria-label'));

test('the board is found by its folder', async () => {
  expect(await find('kingarthur')).toBeNull(); // the folder of this file is the game's own
  expect((await here('kingarthur'))?.zones).toContain('layout');
});

describe.each(MOMENT_NAMES)('at the moment %s', (name) => {
  test('every piece is drawn, and so is all that can be pointed at', async () => {
    await look(name);
    const session = atTable(moment(name));
    const every: Laid[] = session.table.zones.flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces));
    const shown = drawn();
    const hidden = name === 'over' ? ['hand'] : []; // the end takes the place of the hand
    const missing = every.filter(({ id }) => !shown.has(id) && !hidden.includes(id.split('/')[0]!));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const lit = every.filter((laid) => slotsOf(laid).some((slot) => session.lit(slot)));
    expect(
      all('[data-piece].lit')
        .map(({ dataset }) => dataset.piece)
        .sort(),
    ).toEqual(lit.map(({ id }) => id).sort());
  });

  test('nothing is drawn as every game’s is, and every piece says what it is', async () => {
    await look(name);
    expect(all('.table h2 button')).toEqual([]);
    expect(all('[data-piece]').filter((node) => !node.getAttribute('aria-label'))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/board-|about-|name-/);
  });
});

describe('the wall', () => {
  test('has a banner for each kind, with as many places as the column can hold', async () => {
    await look('challenge');
    expect(all('.ka-banner').map((node) => node.getAttribute('aria-label'))).toEqual([
      'Dark powers',
      'Enemy knights',
      'Monsters',
      'Dragons',
    ]);
    expect(all('.ka-banner').map((node) => node.querySelectorAll('.ka-foe').length)).toEqual([4, 2, 2, 1]);
    expect(all('.ka-banner').map((node) => node.querySelectorAll('.ka-place').length)).toEqual([0, 2, 2, 3]);
    expect(banner('Dark powers').getByRole('img', { name: /^4 of 4: no more/ })).toHaveClass('full');
    expect(banner('Dragons').getByRole('img', { name: '1 of 4' })).not.toHaveClass('full');
  });

  test('says whose seal lies on a card, and marks the one that is being challenged', async () => {
    await look('challenge');
    expect(banner('Dark powers').getByRole('img', { name: /^dark power 2, marked by Ben/ })).toHaveClass(
      'sealed',
    );
    expect(all('.ka-wall .seal')).toHaveLength(2);
    expect(all('.ka-foe.faced')).toEqual([]);
  });

  test.each([
    ['pay', 'layout/monster-3#0'],
    ['again', 'sealed/enemy-2#0'],
  ])('and the one that is challenged stands out: %s', async (name, id) => {
    await look(name);
    expect(all('.ka-wall .faced').map(({ dataset }) => dataset.piece)).toEqual([id]);
  });

  test('without seals there is no wax and no figure for it', async () => {
    await look('unsealed');
    expect(all('.wax')).toEqual([]);
    expect(all('.ka-before dl > div')).toHaveLength(6);
  });
});

describe('the shelf', () => {
  test('has every adventure in its place, and says who took one', async () => {
    await look('adventure');
    expect(all('.ka-quest .name').map((node) => node.textContent)).toEqual([
      ...['Holy Grail', 'Questing Beast', 'Mountain', 'Sea monster', 'Green Knight'],
      ...['Fisher King', 'Battle against the Vikings', 'Gold treasure', 'Royal tournament', 'King Mark'],
      ...['Excalibur', 'Battle against the Saxons', 'Battle against the robbers'],
    ]);
    expect(labels('.ka-quest.gone')).toEqual([
      'Mountain, Ann has taken it.',
      'Battle against the Saxons, Ben has taken it.',
      'Battle against the robbers, Ben has taken it.',
    ]);
  });

  test('draws what an adventure asks for, and says it', async () => {
    await look('adventure');
    const grail = screen.getByRole('img', { name: 'Holy Grail, value 20, any, total ≥12' });
    expect(grail.querySelector('.of')).toHaveTextContent('11/12');
    const vikings = screen.getByRole('button', { name: /^Battle against the Vikings.*You can take it\.$/ });
    expect(vikings.querySelectorAll('.chip.met')).toHaveLength(4);
    const sea = screen.getByRole('button', { name: /^Sea monster/ });
    expect(sea.querySelectorAll('.chip.met')).toHaveLength(4);
    const green = screen.getByRole('button', { name: /^Green Knight/ });
    expect([...green.querySelectorAll('.chip')].map((node) => node.textContent.trim())).toEqual(['3+', '4+']);
    expect(one('[data-piece^="adventures/treasure"] small')).toHaveTextContent('or');
  });

  test('where it is a strip, what can be paid stands first and what is gone last', async () => {
    await look('adventure');
    const order = (name: string) =>
      one(`[data-piece^="adventures"][aria-label^="${name}"]`).parentElement!.style.getPropertyValue(
        '--order',
      );
    expect(['Excalibur', 'Holy Grail', 'Mountain'].map(order)).toEqual(['0', '1', '2']);
  });

  test('holds the piles, each with its number', async () => {
    await look('draw');
    expect(screen.getByRole('button', { name: /^adversary supply, ×\d+$/ })).toHaveClass('ka-pile');
    expect(screen.getByRole('img', { name: /^knight supply/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^discard pile/ })).toBeVisible();
  });
});

describe('the bar', () => {
  test('has the four actions, the present one marked', async () => {
    await look('adventure');
    expect(labels('.ka-step')).toEqual([
      'Adversaries: done',
      'Challenge: done',
      'Adventure: now',
      'Knights: to come',
    ]);
  });

  test('tells those who wait what they wait for', async () => {
    await look('waiting');
    expect(labels('.ka-step.now')).toEqual(['Challenge: now']);
  });
});

describe('paying', () => {
  test('a tap sends a knight to the next socket, and the sum says what is missing', async () => {
    const user = await look('pay');
    const tray = within(screen.getByRole('region', { name: 'Standard challenge: your seal goes on it' }));
    expect(tray.getByRole('status')).toHaveTextContent('0 / 3 3 to go');
    expect(all('.socket:not(.full)')).toHaveLength(3);
    await user.click(held('orange'));
    expect(tray.getByRole('status')).toHaveTextContent('1 / 3 2 to go');
    expect(all('.socket.full')).toHaveLength(1);
    await user.click(held('orange'));
    await user.click(held('merlin'));
    expect(tray.getByRole('status')).toHaveTextContent('3 / 3 enough');
    expect(all('.socket:not(.full)')).toEqual([]);
    // The one button that plays it lies with it, and nowhere else.
    const whole = { name: /orange knight ×2, Merlin/ };
    expect(tray.getByRole('button', whole)).toHaveClass('main');
    expect(screen.getAllByRole('button', whole)).toHaveLength(1);
    await user.click(tray.getByRole('button', whole));
    expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['orange', 'orange', 'merlin'] });
  });

  test('a double fills two sockets', async () => {
    const user = await look('pay');
    await user.click(held('red-2'));
    expect(screen.getByRole('region', { name: /^Standard/ })).toHaveTextContent('2 / 3');
    expect(one('.socket.full').style.getPropertyValue('--wide')).toBe('2');
    expect(all('.socket:not(.full)')).toHaveLength(1);
  });

  test('whole payments are buttons too: one press is enough', async () => {
    const user = await look('pay');
    await user.click(screen.getByRole('button', { name: /orange knight ×2, Merlin/ }));
    expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['orange', 'orange', 'merlin'] });
  });

  test('an adventure is paid with one’s own adversaries in the tray', async () => {
    const user = await look('offer');
    const tray = within(screen.getByRole('region', { name: 'Adventure' }));
    expect(tray.getByRole('status')).toHaveTextContent('0 / 4');
    await user.click(tray.getByRole('button', { name: /^dragon 4/ }));
    expect(tray.getByRole('status')).toHaveTextContent('1 / 4 3 to go');
  });

  test('for a total the powers are added up', async () => {
    const user = await look('total');
    const tray = within(screen.getByRole('region', { name: 'Adventure' }));
    await user.click(tray.getByRole('button', { name: /^dragon 4/ }));
    expect(tray.getByRole('status')).toHaveTextContent('4 / 5 1 to go');
  });

  test('what a payment would bring is foreseen: the seal lies there as a ghost', async () => {
    const user = await look('pay');
    await user.click(held('red'));
    await user.click(held('red-2'));
    await vi.waitFor(() => expect(FakeLine.last.command).toMatchObject({ type: 'peek' }));
    const layout = moment('pay').scene!.find(({ name }) => name === 'layout')!;
    const sealed = structuredClone(layout);
    sealed.groups[2]!.pieces![1]!.seats = [0];
    const lines: Words[] = [['start', { seat: 0 }]];
    FakeLine.last.push({ type: 'ahead', id: FakeLine.last.command.id, scene: [sealed], lines });
    await vi.waitFor(() => expect(one('.foreseen')).toHaveTextContent('Ann goes first.'));
    expect(one('.ka-wall .ghost').closest<HTMLElement>('[data-piece]')!.dataset.piece).toBe(
      'layout/monster-3#0',
    );
  });

  test('the keyboard does it all', async () => {
    const user = await look('pay');
    const red = held('red');
    red.focus();
    await user.keyboard('{Enter}');
    expect(red).toHaveAttribute('aria-pressed', 'true');
    const double = held('red-2');
    double.focus();
    await user.keyboard(' ');
    await user.keyboard('{Enter}'); // the focus has gone to the button that plays it
    expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['red', 'red-2'] });
  });
});

describe('the hand', () => {
  test('is fanned by colour, and counts what is left', async () => {
    const user = await look('pay');
    const tallies = () => all('.ka-hand .tally').map((node) => node.textContent.trim());
    expect(tallies()).toEqual(['2 orange', '3 red', '2 beige', '1 Merlin']);
    await user.click(held('red-2'));
    expect(tallies()[1]).toBe('1 red');
  });
});

describe('before a player', () => {
  test('lie figures and trophies, adventures first', async () => {
    await look('challenge');
    const ann = within(all('.players li, .strip li')[0]!);
    expect(ann.getByTitle('knights')).toHaveTextContent('7');
    expect(ann.getByTitle('seals')).toHaveTextContent('4');
    expect(ann.getByTitle('score')).toHaveTextContent('26');
    const won = [...all('.ka-before .won')[0]!.children].map((node) => node.getAttribute('aria-label'));
    expect(won[0]).toMatch(/^Mountain/);
    expect(won).toContain('dark power 1, ×2');
  });

  test('what is hidden is counted, and its points are unknown', async () => {
    await look('hidden');
    expect(all('.ka-won.down')).toHaveLength(1);
    expect(all('.ka-won.down')[0]).toHaveTextContent('×2');
    expect(all('.ka-before .score').map((node) => node.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'score 26',
      'score ?unknown',
      'score ?unknown',
    ]);
  });
});

test('at the end the winner wears the crown, and all is reckoned up', async () => {
  await look('over');
  expect(one('.ka-end .names')).toHaveTextContent('Ann');
  const cells = (row: HTMLElement) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
  const rows = all('.ka-end tbody tr').map((row) => cells(row).join(' '));
  expect(rows).toEqual(['A Ann 27 15 12 + 3 3 30', 'B Ben 13 7 6 + 5 3 2 18', 'C Cai 0 + 0 0']);
});
