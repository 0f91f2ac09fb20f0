import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadGame } from '../../i18n';
import { atTable } from '../../testing/at-table';
import { FakeLine, which } from '../../testing/fake-line';
import { onPage } from '../../testing/on-page.svelte';
import { prepare } from '../../testing/table-page';
import { showInTab } from './title.svelte';

prepare();

let icon: HTMLLinkElement;
let leave: () => void;

beforeEach(async () => {
  await loadGame('kingarthur');
  icon = document.head.appendChild(document.createElement('link'));
  Object.assign(icon, { rel: 'icon', href: '/favicon.svg' });
});

afterEach(() => {
  leave();
  icon.remove();
});

const isCalm = () => icon.href.endsWith('/favicon.svg');

test('the tab says whose game it is, and that the reader is awaited', () => {
  const session = atTable({ ...which, to_move: [2] });
  leave = onPage(() => showInTab(session, () => true));
  expect(document.title).toBe('King Arthur: The Card Game – Roundtable');
  expect(isCalm()).toBe(true);
  FakeLine.last.push({ ...which, version: 'mine' });
  flushSync();
  expect(document.title).toBe('● Your turn – King Arthur: The Card Game – Roundtable');
  expect(isCalm()).toBe(false);
  leave();
  expect(isCalm()).toBe(true);
});

test('until the words of the game are there it has no name', () => {
  leave = onPage(() => showInTab(atTable({ ...which, to_move: [2] }), () => false));
  expect(document.title).toBe('Roundtable');
});
