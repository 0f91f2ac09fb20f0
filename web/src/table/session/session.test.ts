import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import type { State, Words } from '../../wire/protocol';
import { Auto, LONGEST, SHORTEST } from './auto.svelte';
import { FakeLine, fakeWorld, locked, pay, which } from '../../testing/fake-line';
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

function point(...refs: string[]) {
  for (const ref of refs) session.point(session.table.slots.find((slot) => slot.ref === ref)!);
}

/** Point at all of them and confirm the choice that they make. */
function pick(...refs: string[]) {
  point(...refs);
  session.play(session.look.ready!.choice);
}

describe('playing', () => {
  test('a confirmed choice of several pieces sends its answer for the version that was seen', () => {
    const said = FakeLine.last.said.length;
    point('hand/orange', 'hand/merlin');
    expect(FakeLine.last.said).toHaveLength(said);
    session.play(session.look.ready!.choice);
    const { version } = pay;
    const answer = ['orange', 'merlin'];
    expect(FakeLine.last.command).toMatchObject({
      type: 'play',
      version,
      answer,
      careful: true,
      confirm: false,
    });
    expect(session.busy).toBe(true);
  });

  test('nothing can be chosen until the state after the move has come', () => {
    pick('hand/red', 'hand/red');
    const said = FakeLine.last.said.length;
    FakeLine.last.done();
    expect(session.busy).toBe(true);
    point('hand/orange');
    expect(FakeLine.last.said).toHaveLength(said);
    FakeLine.last.push({ ...pay, version: 'next', question: null });
    expect(session.busy).toBe(false);
    expect(session.picked.size).toBe(0);
  });

  test('what an answer led to begins where the story stood when it was given', () => {
    const told = session.held.lines.length;
    pick('hand/red', 'hand/red');
    const story = { start: told, lines: [['line', {}]] as Words[], digest: 'd' };
    FakeLine.last.push({ ...pay, version: 'next', story });
    FakeLine.last.done();
    expect([session.spoke, session.mark]).toEqual([told, told + 1]);
    session.hide();
    expect(session.spoke).toBeNull();
  });

  test('the selection outlives a state in which nothing has changed, and no other', () => {
    point('hand/orange');
    FakeLine.last.push(pay);
    expect(session.picked.size).toBe(1);
    FakeLine.last.push({ ...pay, version: 'next' });
    expect(session.picked.size).toBe(0);
  });

  test.each([
    ['always', true, true],
    ['irreversible', true, false],
    ['never', false, false],
  ] as const)('"%s": careful %s, confirm %s', (confirmTurn, careful, confirm) => {
    prefs.confirmTurn = confirmTurn;
    session.play(pay.question!.choices[0]!);
    expect(FakeLine.last.command).toMatchObject({ careful, confirm });
  });

  test('a warned answer is asked about and sent again under a new id', () => {
    const choice = session.choosing.all[0]!.choice;
    const id = session.play(choice);
    FakeLine.last.push({ type: 'warned', id });
    expect(session.warned).toBe(choice);
    session.play(choice, false);
    expect(FakeLine.last.command).toMatchObject({ type: 'play', careful: false });
    expect(FakeLine.last.command.id).not.toBe(id);
    expect(session.warned).toBeNull();
  });

  test('a warning about a moment that has passed is not shown', () => {
    const id = session.play(pay.question!.choices[0]!);
    FakeLine.last.push({ ...pay, version: 'next' }, { type: 'warned', id });
    expect(session.warned).toBeNull();
  });

  test('where the reader acted is remembered after the state with his own line', () => {
    session.play(pay.question!.choices[0]!);
    FakeLine.last.done();
    const story = { start: 5, lines: [['challenge.won', { seat: 1 }]], digest: 'six' };
    FakeLine.last.push({ ...pay, version: 'next', story } as State);
    expect(session.mark).toBe(6);
    const again = new Session('t1', fakeWorld);
    again.open();
    FakeLine.last.onopen!();
    FakeLine.last.push(which);
    expect(again.mark).toBe(6);
  });
});

test('a story that does not join on is asked for anew', () => {
  const lines = FakeLine.all.length;
  FakeLine.last.push({ ...pay, story: { start: 9, lines: [], digest: '' } });
  expect(FakeLine.all).toHaveLength(lines + 1);
  FakeLine.last.onopen!();
  expect(FakeLine.last.said[0]).toMatchObject({ type: 'hello', have: 0, digest: '' });
});

describe('a shared device', () => {
  const secret = () =>
    JSON.stringify([session.state, session.held, session.heard, session.picked.size, session.table]);

  test('all that is private is gone before the server answers', () => {
    point('hand/orange');
    expect(secret()).toContain('hand/');
    session.hide();
    expect(secret()).not.toMatch(/hand|orange|merlin/);
    expect(session.state?.you).toMatchObject({ locked: true, seat: null });
    expect(session.choosing.all).toEqual([]);
    expect(FakeLine.last.command.type).toBe('lock');
  });

  test('a state that was under way when the curtain fell is not taken', () => {
    session.hide();
    FakeLine.last.push({ ...which, version: 'late' });
    expect(secret()).not.toContain('hand/');
    FakeLine.last.done();
    FakeLine.last.push(locked);
    expect(session.state?.version).toBe(locked.version);
    FakeLine.last.push(which);
    expect(session.seat).toBe(1);
  });

  test('an answer that had not arrived is not sent again after the curtain fell', () => {
    pick('hand/red', 'hand/red');
    session.hide();
    session.open();
    FakeLine.last.onopen!();
    expect(FakeLine.last.said.map(({ type }) => type)).toEqual(['hello', 'lock']);
  });
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

  test.each([
    ['there are several answers', {}, pay],
    ['it is switched off', { autoForced: false }, only],
  ])('is not given when %s', (_, preference, state) => {
    Object.assign(prefs, preference);
    FakeLine.last.push(state as State);
    flushSync();
    expect(new Auto(session).wanted).toBe(false);
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
