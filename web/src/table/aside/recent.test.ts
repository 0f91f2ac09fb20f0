import { beforeEach, expect, test, vi } from 'vitest';
import type { State, Words } from '../../wire/protocol';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

beforeEach(() => {
  const phone = (query: string) => Object.assign(new EventTarget(), { matches: query.includes('52rem') });
  vi.stubGlobal('matchMedia', phone);
});

const began = (seat: number): Words => ['start', { seat }];

/** Ben's table after these have moved. */
function moved(version: string, ...seats: number[]): State {
  return { ...which, version, story: { start: 0, lines: seats.map(began), digest: version } };
}

const told = () => [...document.querySelectorAll('.recent .line')].map((line) => line.textContent);

test('a phone tells the newest of what others did', async () => {
  await sit(moved('now', 1, 0, 2, 1, 1));
  expect(told()).toEqual([expect.stringContaining('Caradoc')]);
});

test('what the reader has put away leaves room for what comes after it', async () => {
  const user = await sit(moved('now', 0, 2));
  await user.click(document.querySelector<HTMLElement>('.recent > .button')!);
  expect(told()).toEqual([]);
  FakeLine.last.push(moved('next', 0, 2, 1));
  await vi.waitFor(() => expect(told()).toEqual([expect.stringContaining('Ben')]));
});
