import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finder, type Board } from '../../games/board';
import Shout from '../../testing/boards/Shout.svelte';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sitAt } from '../../testing/table-page';
import type { State, Words } from '../../wire/protocol';

prepare();

const boards = finder(import.meta.glob<Board>('../../testing/boards/*/board.ts', { import: 'default' }));
const find = async (game: string): Promise<Board> => ({
  ...(await boards(game))!,
  moments: { lasts: ([key]) => (key === 'start' ? 1000 : 0), component: Shout },
});
const shout = () => document.querySelector('.shout')?.textContent ?? null;

/** The state that follows, in which these lines are new. */
function later(version: string, lines: Words[], moved: State['moved'] = []): State {
  const start = which.story!.start + which.story!.lines.length;
  return { ...which, version, story: { start, lines, digest: version }, moved };
}

const told = (seat: number): Words => ['start', { seat }];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('lines that the board wants are shown one after another, with what moved, and go by themselves', async () => {
  await sitAt(find, which);
  expect(shout()).toBeNull(); // what happened earlier is not news
  const line = which.story!.start + which.story!.lines.length;
  const moved = [{ line, piece: { name: 'red' }, source: 'zone:hand', target: 'seat:1' }];
  FakeLine.last.push(later('v2', [told(0), ['nothing-of-note', {}], told(1)], moved));
  await vi.waitFor(() => expect(shout()).toBe('Ann goes first. (1)'));
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(shout()).toBe('Ben goes first. (0)'));
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(shout()).toBeNull());
});

test('any press ends them', async () => {
  const user = await sitAt(find, which);
  FakeLine.last.push(later('v2', [told(0), told(1)]));
  await vi.waitFor(() => expect(shout()).not.toBeNull());
  await user.keyboard('x');
  await vi.waitFor(() => expect(shout()).toBeNull());
});

test('of many, only the newest are shown', async () => {
  await sitAt(find, which);
  FakeLine.last.push(later('v2', [told(0), told(0), told(0), told(0), told(0), told(1)]));
  const seen: string[] = [];
  for (let at = 0; at < 5; at++) {
    await vi.waitFor(() => expect(shout()).not.toBeNull());
    seen.push(shout()!);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.waitFor(() => expect(shout()).toBeNull());
  expect(seen.at(-1)).toBe('Ben goes first. (0)');
});
