import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import { atTable } from '../../testing/at-table';
import { FakeLine, which } from '../../testing/fake-line';
import { onPage } from '../../testing/on-page.svelte';
import { prepare } from '../../testing/table-page';
import type { State } from '../../wire/protocol';
import { tellWhenAwaited } from './notices.svelte';

prepare();

const others: State = { ...which, version: 'others', to_move: [2] };
const proposal = { seat: 0, line: 1, agreed: [0], asked: [1] };
const vote: State = { ...others, version: 'vote', table: { ...which.table, proposal } };

let told: string[];
let leave: () => void;

class Notice {
  static readonly permission = 'granted';
  constructor(_: string, { body }: NotificationOptions) {
    told.push(body ?? '');
  }
}

beforeEach(() => {
  told = [];
  prefs.notifications = true;
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

afterEach(() => {
  leave();
  prefs.notifications = false;
  vi.restoreAllMocks();
});

/** The page is opened, and these states come. */
function watch(...states: State[]): void {
  const session = atTable();
  leave = onPage(() => tellWhenAwaited(session));
  for (const state of states) {
    FakeLine.last.push(state);
    flushSync();
  }
}

test('what a page finds when it is opened is no news', () => {
  watch(which);
  expect(told).toEqual([]);
});

test('a turn and a vote are told once each, and nothing of the game with them', () => {
  watch(others, which, { ...which, version: 'still' }, vote);
  expect(told).toEqual(['It is your turn.', 'Your vote is needed.']);
});

test('the next game of the group is told to those who sat here', () => {
  const over = { ...others, version: 'over', table: { ...which.table, status: 'over' as const } };
  const laid = { ...over, version: 'laid', table: { ...over.table, rematch: 't2' } };
  watch(over, laid);
  leave();
  watch({ ...over, you: { ...which.you, seats: [] } }, { ...laid, you: { ...which.you, seats: [] } });
  expect(told).toEqual(['A new game with the same group is ready.']);
});

test('whoever looks at the page, or wants no notices, gets none', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  watch(others, which);
  leave();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  prefs.notifications = false;
  watch(others, which);
  expect(told).toEqual([]);
});
