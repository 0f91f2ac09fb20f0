import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../testing/on-page.svelte';
import { Line } from './line.svelte';

const session = { open: vi.fn(), close: vi.fn(), nudge: vi.fn() };
let line: Line;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  line = new Line(session);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The reader looks elsewhere for this many milliseconds. */
function away(ms: number): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  line.looked();
  vi.advanceTimersByTime(ms);
  hidden.mockReturnValue(false);
  line.looked();
}

test('a line is open for as long as the page is shown', () => {
  const leave = onPage(() => line.keep());
  expect(session.open).toHaveBeenCalledOnce();
  expect(session.close).not.toHaveBeenCalled();
  leave();
  expect(session.close).toHaveBeenCalledOnce();
});

test('a short look elsewhere only ends a wait, a long one opens the line again', () => {
  away(59_000);
  expect([session.nudge, session.open].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  away(61_000);
  expect([session.nudge, session.open].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});
