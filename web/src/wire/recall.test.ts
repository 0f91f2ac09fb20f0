import { expect, test } from 'vitest';
import type { Group, Words, Zone } from './protocol';
import { Recall } from './recall';

const TITLE: Words = ['board-journal', {}];
const LONG: Group = { mark: 'a1', title: TITLE, pieces: [{ name: 'line-1' }] };
const NAMED: Group = { mark: 'a1' };
const SHORT: Group = { pieces: [{ name: 'line-2' }] };

function zone(...groups: Group[]): Zone {
  return { name: 'journal', title: TITLE, shape: 'pages', groups };
}

test('a group that is only named is the one that the last state had', () => {
  const recall = new Recall();
  expect(recall.scene([zone(LONG, SHORT)])).toEqual([zone(LONG, SHORT)]);
  expect(recall.scene([zone(SHORT, NAMED)])).toEqual([zone(SHORT, LONG)]);
  expect(recall.scene([zone(NAMED)])).toEqual([zone(LONG)]);
});

test('what a state did not have is forgotten: behind a curtain nothing is kept', () => {
  const recall = new Recall();
  recall.scene([zone(LONG)]);
  expect(recall.scene([])).toEqual([]);
  expect(recall.scene([zone(NAMED)])).toBeNull();
});
