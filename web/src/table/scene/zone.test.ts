import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { State, Words, Zone } from '../../wire/protocol';
import { lay } from '../session/laid';
import { isSorted, rowsOf } from './zone';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

const TITLE: Words = ['board-adventures', {}];

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

/** Two places with what lies there; and before each seat a knight. */
function quests(): State {
  const place = (name: string, ...icons: string[]) => ({
    title: [`name-${name}`, { n: 1 }] as Words,
    pieces: [{ name }, ...icons.map((icon) => ({ name: `${icon}-3` }))].map((piece) => ({
      ...piece,
      icon: piece.name,
    })),
  });
  const groups = [place('merlin', 'dragon'), place('grail')];
  const board = { name: 'board', title: ['board-adventures', {}] as Words, shape: 'columns', groups };
  const before = ['red', 'orange', 'beige'].map((name, seat) => ({
    seat,
    pieces: [{ name, icon: 'mounted-knight', ref: `knight/${seat}` }],
  }));
  const players = {
    name: 'players',
    title: ['board-players', {}] as Words,
    shape: 'players',
    groups: before,
  };
  return { ...which, scene: [board, players], question: null };
}

test('a piece says its name unless the heading says it, or on a phone its picture', async () => {
  await sit(quests());
  const board = screen.getByRole('region', { name: 'Adventures' });
  expect(board).not.toHaveClass('sorted');
  expect(within(board).getByRole('img', { name: 'Merlin' })).toHaveClass('said');
  expect(within(board).getByRole('img', { name: 'dragon 3' })).not.toHaveClass('said');
  const knights = screen.getByRole('region', { name: 'Players' });
  expect(knights.querySelectorAll('.piece')).toHaveLength(3);
  expect(knights.querySelectorAll('.piece.idle')).toHaveLength(0);
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

/** A zone of columns, each with pieces like "dragon:dragon-3", a picture and a name. */
function columns(...groups: string[][]) {
  const made = groups.map((pieces) => ({
    pieces: pieces.map((words) => ({ icon: words.split(':')[0], name: words.split(':')[1] })),
  }));
  const zone = { name: 'board', title: ['t', {}], shape: 'columns', groups: made } as unknown as Zone;
  return lay([zone]).zones[0]!;
}

test('a heading says what the pictures below it are, if every column holds one kind', () => {
  expect(isSorted(columns(['dragon:dragon-3', 'dragon:dragon-5'], [], ['monster:monster-1']))).toBe(true);
  expect(isSorted(columns(['dragon:dragon-3'], ['castle:camelot', 'tower:engine']))).toBe(false);
});
