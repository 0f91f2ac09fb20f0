import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { which } from '../../../testing/fake-line';
import type { Choice, Words } from '../../../wire/protocol';
import { Outlooks, REST } from './outlook.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const choice = (answer: string): Choice => ({ answer, label: ['x', {}] });
const line: Words = ['challenge.won', {}];

test('a choice that is pointed at for a moment is asked about once, and remembered', () => {
  const ask = vi.fn(() => 'a');
  const outlooks = new Outlooks(ask);
  outlooks.point(choice('one'));
  outlooks.point(null); // the pointer only passed
  vi.advanceTimersByTime(REST);
  expect(ask).not.toHaveBeenCalled();
  outlooks.point(choice('one'));
  vi.advanceTimersByTime(REST);
  outlooks.take({ type: 'ahead', id: 'a', lines: [line] }, which);
  expect(outlooks.shown?.lines).toEqual([line]);
  outlooks.point(null);
  expect(outlooks.shown).toBeNull();
  outlooks.point(choice('one'));
  expect(outlooks.shown?.lines).toEqual([line]);
  vi.advanceTimersByTime(REST);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what comes too late for the choice that is pointed at is kept, not shown; another moment forgets it', () => {
  const ids = ['a', 'b'];
  const outlooks = new Outlooks(() => ids.shift()!);
  for (const name of ['one', 'two']) {
    outlooks.point(choice(name));
    vi.advanceTimersByTime(REST);
  }
  outlooks.take({ type: 'ahead', id: 'a', lines: [line] }, which);
  expect(outlooks.shown).toBeNull();
  outlooks.forget();
  outlooks.take({ type: 'ahead', id: 'b', lines: [line] }, which);
  expect(outlooks.shown).toBeNull();
});

test('only the zones that would differ are sent; the others are as they are', () => {
  const outlooks = new Outlooks(() => 'a');
  outlooks.point(choice('one'));
  vi.advanceTimersByTime(REST);
  const other = { ...which.scene![1]!, groups: [] };
  outlooks.take({ type: 'ahead', id: 'a', scene: [other] }, which);
  const zones = outlooks.shown!.table.zones;
  expect(zones.map(({ zone }) => zone.name)).toEqual(which.scene!.map(({ name }) => name));
  expect(zones[1]!.groups).toEqual([]);
  expect(zones[0]!.groups).not.toEqual([]);
});
