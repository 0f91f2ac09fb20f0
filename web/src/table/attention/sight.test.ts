import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestView, Hand, Opened, unroll } from './sight';

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

describe('where the reader was led to read', () => {
  /** A box of 300 pixels whose pages begin at these places in it. */
  function shelf(...tops: number[]) {
    const box = document.createElement('div');
    box.dataset.rolls = '';
    box.getBoundingClientRect = () => ({ top: 100, bottom: 400 }) as DOMRect;
    Object.defineProperty(box, 'scrollHeight', { value: 5000 });
    Object.defineProperty(box, 'clientHeight', { value: 300 });
    const places = [...tops];
    const pages = tops.map((_, at) => {
      const page = box.appendChild(document.createElement('article'));
      page.dataset.page = `line-${at}`;
      page.getBoundingClientRect = () => {
        const top = 100 + places[at]! - box.scrollTop;
        return { top, bottom: top + 250 } as DOMRect;
      };
      return page;
    });
    box.scrollTo = ((to: ScrollToOptions) => void (box.scrollTop = to.top!)) as typeof box.scrollTo;
    return { box, pages, places };
  }

  test('begins with the first line, and stays when others bring more', () => {
    const { box, pages } = shelf(600, 860);
    const opened = new Opened();
    opened.lead(pages.slice(0, 1));
    expect(box.scrollTop).toBe(600);
    opened.lead(pages);
    expect(box.scrollTop).toBe(600);
    opened.lead(pages.slice(1));
    expect(box.scrollTop).toBe(860);
  });

  test('is not brought to the top while it begins in sight', () => {
    const { box, pages } = shelf(40, 300);
    const opened = new Opened();
    opened.lead(pages.slice(0, 1));
    opened.lead(pages);
    expect(box.scrollTop).toBe(0);
  });

  test('is found again when something else has taken its room, but not when the reader has gone elsewhere', () => {
    const { box, pages, places } = shelf(40);
    const opened = new Opened();
    opened.lead(pages);
    places[0] = 700;
    opened.lead(pages);
    expect(box.scrollTop).toBe(700);
    box.scrollTop = 20;
    opened.lead(pages);
    expect(box.scrollTop).toBe(20);
  });

  test('is nowhere without pages', () => {
    expect(() => new Opened().lead([])).not.toThrow();
  });
});

test('pages that are not all in sight are read from the first of them on', () => {
  const box = document.createElement('div');
  box.dataset.rolls = '';
  const at = (node: HTMLElement, top: number, bottom: number) =>
    (node.getBoundingClientRect = () => ({ top, bottom }) as DOMRect);
  const pages = [1, 2].map(() => box.appendChild(document.createElement('article')));
  at(box, 100, 400);
  box.scrollTop = 50;
  const scrolled = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined);
  at(pages[0]!, 120, 200);
  at(pages[1]!, 200, 380);
  unroll(pages);
  unroll([]);
  expect(scrolled).not.toHaveBeenCalled();
  at(pages[1]!, 200, 480);
  unroll(pages);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 70 }));
});
