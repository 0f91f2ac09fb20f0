import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '../../device/prefs.svelte';
import type { State, Words } from '../../wire/protocol';
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
