import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import { FakeLine, fakeWorld, pay, which } from '../../testing/fake-line';
import { onPage } from '../../testing/on-page.svelte';
import type { State } from '../../wire/protocol';
import { Auto, LONGEST, SHORTEST } from './auto.svelte';
import { Session } from './session.svelte';

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(prefs, { confirmTurn: 'irreversible', autoForced: true });
  session = new Session('t1', fakeWorld);
  session.open();
  FakeLine.last.onopen!();
  FakeLine.last.push(which, pay);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('the only answer', () => {
  const only = { ...pay, version: 'only', question: { choices: [pay.question!.choices[0]!] } };

  function wait(random: number) {
    const auto = new Auto(session);
    return { auto, stop: auto.wait(() => random) };
  }

  test.each([
    [0, SHORTEST],
    [1, LONGEST],
  ])('is given after a pause whose length tells nothing (%s)', (random, pause) => {
    FakeLine.last.push(only);
    const { auto } = wait(random);
    expect(auto.due).toBe(true);
    vi.advanceTimersByTime(pause - 1);
    expect(FakeLine.last.command.type).toBe('hello');
    vi.advanceTimersByTime(1);
    expect(FakeLine.last.command.type).toBe('play');
  });

  test('is left to the reader when he wants it so, or has just taken something back', () => {
    FakeLine.last.push(only);
    const { auto, stop } = wait(0);
    auto.cancel();
    stop?.();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.said).toHaveLength(1);
    expect(auto.wanted).toBe(false);
  });

  test('is given while the page is shown, once for each question', () => {
    const leave = onPage(() => new Auto(session).keepAnswering());
    FakeLine.last.push(only);
    flushSync();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.command).toMatchObject({ type: 'play', version: 'only' });
    FakeLine.last.push({ ...only, version: 'then' });
    FakeLine.last.done();
    flushSync();
    leave();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.command).toMatchObject({ type: 'play', version: 'only' });
  });

  test.each([
    ['there are several answers', {}, pay],
    ['it is switched off', { autoForced: false }, only],
  ])('is not given when %s', (_, preference, state) => {
    Object.assign(prefs, preference);
    FakeLine.last.push(state as State);
    flushSync();
    expect(new Auto(session).wanted).toBe(false);
  });

  test('is left to the reader when the table has gone back, until the reader has answered', () => {
    const leave = onPage(() => new Auto(session).keepAnswering());
    FakeLine.last.push({ ...only, version: 'before', back: { rewound: true } });
    flushSync();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.command.type).toBe('hello');
    session.play(only.question.choices[0]!);
    expect(FakeLine.last.command).toMatchObject({ type: 'play', version: 'before' });
    FakeLine.last.push({ ...only, version: 'after' });
    FakeLine.last.done();
    flushSync();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.command).toMatchObject({ type: 'play', version: 'after' });
    leave();
  });

  test('that is about to be given is not, when the table goes back meanwhile', () => {
    const leave = onPage(() => new Auto(session).keepAnswering());
    FakeLine.last.push(only);
    flushSync();
    vi.advanceTimersByTime(SHORTEST - 1);
    FakeLine.last.push({ ...only, version: 'before', back: { rewound: true } });
    flushSync();
    vi.advanceTimersByTime(LONGEST);
    expect(FakeLine.last.command.type).toBe('hello');
    leave();
  });

  describe('with pages to be read', () => {
    const read = (version: string, ...pages: string[]): State => {
      const groups = pages.map((name) => ({ marked: true, pieces: [{ name }] }));
      return {
        ...only,
        version,
        scene: [{ name: 'journal', title: ['journal', {}], shape: 'pages', groups }],
      };
    };

    test('is left to the reader while there is something new', () => {
      FakeLine.last.push(read('first', 'line-1'));
      expect(session.fresh).toEqual(['line-1']);
      const { auto } = wait(0);
      expect(auto.due).toBe(false);
      vi.advanceTimersByTime(LONGEST);
      expect(FakeLine.last.command.type).toBe('hello');
    });

    test('is given again when nothing new has come since the last answer', () => {
      FakeLine.last.push(read('first', 'line-1'));
      session.play(only.question.choices[0]!);
      expect(new Auto(session).wanted).toBe(false); // it has just been given
      FakeLine.last.push(read('next', 'line-1'));
      FakeLine.last.done();
      expect(session.fresh).toEqual([]);
      wait(0);
      vi.advanceTimersByTime(SHORTEST);
      expect(FakeLine.last.command).toMatchObject({ type: 'play', version: 'next' });
      FakeLine.last.push(read('then', 'line-1', 'line-2'));
      FakeLine.last.done();
      expect(session.fresh).toEqual(['line-2']);
      expect(new Auto(session).wanted).toBe(false);
    });

    test('what one reader has read is new to the next one', () => {
      FakeLine.last.push(read('first', 'line-1'));
      session.play(only.question.choices[0]!);
      const other = read('other', 'line-1');
      FakeLine.last.push({ ...other, you: { ...other.you, seat: 0 } });
      expect(session.fresh).toEqual(['line-1']);
    });

    test('hiding everything lets go of what was read', () => {
      FakeLine.last.push(read('first', 'line-1'));
      session.play(only.question.choices[0]!);
      expect(session.read).toEqual(['line-1']);
      session.hide();
      expect(session.read).toEqual([]);
    });
  });

  test('if it could not be taken back it is left to the reader, without a dialog', () => {
    FakeLine.last.push(only);
    wait(0);
    vi.advanceTimersByTime(SHORTEST);
    FakeLine.last.push({ type: 'warned', id: FakeLine.last.command.id });
    expect(session.warned).toBeNull();
    expect(new Auto(session).wanted).toBe(false);
  });
});
