import { describe, expect, test } from 'vitest';
import { Bookmarks } from './bookmarks';

describe('bookmarks', () => {
  function shelf(content: string | null = null) {
    let kept = content;
    return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  }

  test('each seat at each table has its own', () => {
    const store = shelf();
    new Bookmarks(store).set('table', 0, 12);
    new Bookmarks(store).set('table', 1, 15);
    expect(new Bookmarks(store).get('table', 0)).toBe(12);
    expect(new Bookmarks(store).get('table', 1)).toBe(15);
    expect(new Bookmarks(store).get('other', 0)).toBeNull();
  });

  test('the oldest are let go', () => {
    const marks = new Bookmarks(shelf());
    for (let n = 0; n < 80; n++) marks.set(`t${n}`, 0, n);
    expect(marks.get('t0', 0)).toBeNull();
    expect(marks.get('t79', 0)).toBe(79);
  });

  test('without a shelf, or with rubbish on it, one can still play', () => {
    expect(new Bookmarks(shelf('{"a":1')).get('t', 0)).toBeNull();
    expect(new Bookmarks(shelf('[1,["t/0","x"]]')).get('t', 0)).toBeNull();
    const none = new Bookmarks(null);
    none.set('t', 0, 1);
    expect(none.get('t', 0)).toBeNull();
  });
});
