import { screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeLine, which } from '../testing/fake-line';
import { prepare, sit } from '../testing/table-page';
import type { Choice, State, Words, Zone } from '../wire/protocol';
import type { Shown } from '../games/board';
import { arrange, columns, isBroad, type Screen } from './layout';
import { lay } from './session/laid';

prepare();
afterEach(() => vi.restoreAllMocks());

test('zones are shared out between two columns', () => {
  const names = columns(lay(which.scene!).zones).map((column) => column.map(({ zone }) => zone.name));
  expect(names).toHaveLength(2);
  expect(names.flat().sort()).toEqual(which.scene!.map(({ name }) => name).sort());
});

/** A zone with one thing in it. */
function zone(name: string, shape: string, more: Partial<Zone> = {}): Zone {
  return { name, title: ['t', {}], shape, groups: [{ pieces: [{ name: 'grail' }] }], ...more };
}

test('many columns need more than half of the width', () => {
  const quests = (count: number) => {
    const groups = Array.from({ length: count }, () => ({}));
    return lay([zone('quests', 'columns', { groups })]).zones[0]!;
  };
  expect(isBroad(quests(4))).toBe(false);
  expect(isBroad(quests(7))).toBe(true);
});

/** The names of what stands where. */
function arranged(scene: Zone[], screen: Partial<Screen> = {}) {
  const layout = arrange(lay(scene).zones, { narrow: false, unread: false, board: null, ...screen });
  const { players, ...rows } = layout;
  const names = Object.entries(rows).map(([row, zones]) => [row, zones.map(({ zone }) => zone.name)]);
  return { ...Object.fromEntries(names), players: players?.zone.name };
}

test('a track stands first, hands are pinned, and what is empty is left out', () => {
  const scene = [
    zone('row', 'row'),
    zone('track', 'track'),
    zone('players', 'players'),
    zone('hand', 'hand', { groups: [] }),
    zone('bare', 'row', { groups: [{}] }),
  ];
  expect(arranged(scene)).toEqual({
    first: [],
    board: [],
    wide: ['track'],
    players: 'players',
    others: ['row'],
    hands: ['hand'],
  });
});

const Nothing = (() => ({})) as unknown as Component<Shown>;
const part = (...zones: string[]) => ({ zones, component: Nothing });

test('a board has the zones that it names, empty ones too; players are listed, and hands pinned, in any case', () => {
  const scene = [
    zone('players', 'players'),
    zone('hand', 'hand'),
    zone('row', 'row'),
    zone('bare', 'row', { groups: [] }),
    zone('list', 'list'),
  ];
  expect(arranged(scene, { board: part('players', 'hand', 'bare', 'list', 'nowhere') })).toMatchObject({
    board: ['bare', 'list'],
    players: 'players',
    others: ['row'],
    hands: ['hand'],
  });
});

test('what a part of a board draws is drawn nowhere else, a hand only by the part that is for it', () => {
  const scene = [zone('hand', 'hand'), zone('row', 'row'), zone('piles', 'row'), zone('steps', 'row')];
  const board = { ...part('row'), bar: part('steps'), tray: part('piles', 'row'), hand: part('hand') };
  expect(arranged(scene, { board })).toMatchObject({ board: ['row'], others: [], hands: [] });
});

test('on a narrow screen new pages and what is going on stand before a board, unless it goes on there', () => {
  const scene = [
    zone('map', 'map'),
    zone('fight', 'row', { now: true }),
    zone('foe', 'list', { now: true }),
    zone('journal', 'pages', { now: true }),
  ];
  const phone = { narrow: true, unread: true };
  const before = (screen: Partial<Screen>) => arranged(scene, screen).first;
  expect(before({ ...phone, board: part('map') })).toEqual(['journal', 'fight', 'foe']);
  expect(before({ ...phone, board: part('map', 'fight') })).toEqual(['journal']);
  expect(before({ board: part('map') })).toEqual([]);
  expect(before(phone)).toEqual(['journal']);
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
