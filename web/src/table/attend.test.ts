import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bestView, Hand } from './attend';

/** Spans of ten, each beginning at one of these. */
const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 10 }));

test('as many as possible come into sight, in the middle of it', () => {
  expect(bestView(at(0, 200, 220, 240), 100, 0)).toEqual({ top: 175, inside: [1, 2, 3] });
  expect(bestView(at(0, 30, 300), 100, 250)).toEqual({ top: -30, inside: [0, 1] });
});

test('of equally good views the nearest one is taken', () => {
  expect(bestView(at(0, 500, 900), 100, 480).inside).toEqual([1]);
  expect(bestView(at(0, 500, 900), 100, 800).inside).toEqual([2]);
});

test('nothing to see, or nothing that fits, is no reason to move', () => {
  expect(bestView([], 100, 70)).toEqual({ top: 70, inside: [] });
  expect(bestView([{ top: 0, bottom: 300 }], 100, 70)).toEqual({ top: 70, inside: [] });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hand is busy while it presses and for a moment after it has scrolled', () => {
  const hand = new Hand();
  expect(hand.scrolling).toBe(false);
  hand.pressed();
  expect(hand.scrolling).toBe(true);
  hand.released();
  expect(hand.scrolling).toBe(false);
  hand.rolled();
  expect(hand.scrolling).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(hand.scrolling).toBe(false);
});
