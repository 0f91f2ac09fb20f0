import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atTable } from '../../testing/at-table';
import { FakeLine, which } from '../../testing/fake-line';
import { onPage } from '../../testing/on-page.svelte';
import { Panels } from '../panels.svelte';
import type { Session } from '../session/session.svelte';
import { Guide } from './guide.svelte';

let session: Session;
let panels: Panels;
let guide: Guide;
let box: HTMLElement;
let leave: () => void;

/** A box of 300 pixels; what lies in it begins at these places. */
function scene(...pieces: [what: string, top: number][]): void {
  box = document.body.appendChild(document.createElement('div'));
  box.dataset.rolls = '';
  Object.defineProperty(box, 'clientHeight', { value: 300 });
  box.getBoundingClientRect = () => ({ top: 0, bottom: 300 }) as DOMRect;
  box.scrollTo = vi.fn(({ top }: ScrollToOptions) => void (box.scrollTop = top!)) as typeof box.scrollTo;
  for (const [what, at] of pieces) {
    const node = box.appendChild(document.createElement('div'));
    node.className = what;
    node.tabIndex = 0;
    if (what.includes('page')) node.dataset.page = what;
    else node.dataset.piece = what;
    node.getBoundingClientRect = () => {
      const top = at - box.scrollTop;
      return { left: 0, top, width: 10, height: 20, bottom: top + 20 } as DOMRect;
    };
  }
  document.elementFromPoint = (_, y) =>
    [...box.children].find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return y >= 0 && y < 300 && top <= y && y <= bottom;
    }) ?? null;
}

async function begin(): Promise<void> {
  session = atTable(which);
  panels = new Panels();
  guide = new Guide(session, panels, () => true);
  leave = onPage(() => guide.lead(() => true));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  leave();
  box.remove();
  vi.useRealTimers();
});

test('what can be chosen is brought into sight', async () => {
  scene(['lit', 900]);
  await begin();
  expect(box.scrollTop).toBe(760);
  expect(panels.away).toBe(false);
});

test('what is new to read comes first, and the prompt says that what can be chosen is elsewhere', async () => {
  scene(['page fresh', 500], ['lit', 2000]);
  await begin();
  expect(box.scrollTop).toBe(500);
  expect(panels.away).toBe(true);
});

test('where nothing can be chosen, the reader is led to where they stand', async () => {
  scene(['stands own', 900], ['stands', 0]);
  await begin();
  expect(box.scrollTop).toBe(760);
});

test('nobody is led anywhere while they scroll', async () => {
  scene(['lit', 900]);
  session = atTable(which);
  guide = new Guide(session, new Panels(), () => true);
  guide.pressed();
  leave = onPage(() => guide.lead(() => true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(box.scrollTop).toBe(0);
});

test('nothing moves before there are words to read', async () => {
  scene(['lit', 900]);
  session = atTable(which);
  guide = new Guide(session, new Panels(), () => true);
  leave = onPage(() => guide.lead(() => false));
  await vi.advanceTimersByTimeAsync(1000);
  expect(box.scrollTop).toBe(0);
});

describe('the focus', () => {
  test('goes to what can be chosen when the keyboard has lost its place', async () => {
    scene(['lit', 10]);
    await begin();
    expect(document.activeElement).toBe(document.body);
    guide.keyed();
    FakeLine.last.push({ ...which, version: 'next' });
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(box.firstChild);
  });

  test('stays where it is for those who point', async () => {
    scene(['lit', 10]);
    await begin();
    guide.keyed();
    guide.pressed();
    FakeLine.last.push({ ...which, version: 'next' });
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(document.body);
  });
});

test('after a piece has been picked, what can be picked next is brought into sight only if none of it is', async () => {
  scene(['lit', 10], ['lit', 900], ['lit', 930]);
  await begin();
  box.scrollTop = 0; // the reader looks back
  vi.mocked(box.scrollTo).mockClear();
  session.picked = new Map([['one', 1]]);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect(box.scrollTo).not.toHaveBeenCalled();
  box.firstElementChild!.classList.remove('lit');
  session.picked = new Map([['two', 1]]);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect(box.scrollTop).toBe(775);
});
