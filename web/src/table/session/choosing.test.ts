import { describe, expect, test } from 'vitest';
import type { Choice } from '../../wire/protocol';
import { Choosing, NOTHING, type Picked, type Slot } from './choosing';

function choice(answer: unknown, ...touches: string[]): Choice {
  return { answer, label: ['option.cards', {}], touches };
}

function slots(rooms: Record<string, number>): Slot[] {
  return Object.entries(rooms).map(([ref, room]) => ({ id: `${ref}#0`, ref, room }));
}

function pick(choosing: Choosing, ...refs: string[]): Picked {
  return refs.reduce<Picked>((picked, ref) => choosing.toggle(picked, `${ref}#0`), NOTHING);
}

const answers = (entries: { choice: Choice }[]) => entries.map(({ choice: { answer } }) => answer);

describe('one piece a choice', () => {
  const choosing = new Choosing(
    [choice('dragon', 'layout/dragon-3'), choice('dark', 'layout/dark-2'), choice(null)],
    slots({ 'layout/dragon-3': 1, 'layout/dark-2': 1, 'layout/monster-4': 1 }),
  );

  test('what nothing touches is a button, and only what is touched is lit', () => {
    expect(answers(choosing.free)).toEqual([null]);
    const look = choosing.look(NOTHING);
    const lit = slots({ 'layout/dragon-3': 1, 'layout/monster-4': 1 }).map((slot) =>
      choosing.lit(slot, NOTHING, look),
    );
    expect(lit).toEqual([true, false]);
    expect(look.play).toBeNull();
    expect(look.offers).toEqual([]);
  });

  test('pointing at one plays it', () => {
    expect(choosing.look(pick(choosing, 'layout/dragon-3')).play?.choice.answer).toBe('dragon');
  });

  test('pointing at what is not lit does nothing', () => {
    expect(pick(choosing, 'layout/monster-4')).toBe(NOTHING);
    expect(choosing.toggle(NOTHING, 'nowhere#0')).toBe(NOTHING);
  });
});

test('the only choice is a button, whatever it points at', () => {
  const room = slots({ 'hand/red': 1, 'hand/merlin': 1 });
  const only = new Choosing([choice('pay', 'hand/red', 'hand/merlin')], room);
  expect(answers(only.look(NOTHING).offers)).toEqual(['pay']);
  expect(only.look(NOTHING).confirm).toBe(false);
  expect(room.every((slot) => only.lit(slot, NOTHING, only.look(NOTHING)))).toBe(true);
  const two = new Choosing([choice('pay', 'hand/red', 'hand/merlin'), choice(null)], room);
  expect(two.look(NOTHING).offers).toEqual([]);
});

test('a few choices that take several pieces are buttons too, unless one need not choose any', () => {
  const room = slots({ 'hand/red': 2, 'hand/beige': 2, 'hand/red-2': 1 });
  const pay = [
    choice('reds', 'hand/red', 'hand/red'),
    choice('beige', 'hand/beige', 'hand/beige'),
    choice('double', 'hand/red-2'),
  ];
  expect(answers(new Choosing(pay, room).look(NOTHING).offers)).toEqual(['reds', 'beige', 'double']);
  expect(new Choosing([...pay, choice(null)], room).look(NOTHING).offers).toEqual([]);
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => choice(name, 'hand/red', 'hand/beige'));
  expect(new Choosing(many, room).look(NOTHING).offers).toEqual([]);
});

test('two pieces of the same ref are both lit, and one of them is enough', () => {
  const twins: Slot[] = [
    { id: 'layout/dragon-3#0', ref: 'layout/dragon-3', room: 1 },
    { id: 'layout/dragon-3#1', ref: 'layout/dragon-3', room: 1 },
  ];
  const choosing = new Choosing([choice('dragon', 'layout/dragon-3'), choice(null)], twins);
  const look = choosing.look(NOTHING);
  expect(twins.every((slot) => choosing.lit(slot, NOTHING, look))).toBe(true);
  const picked = choosing.toggle(NOTHING, 'layout/dragon-3#1');
  expect(choosing.look(picked).play?.choice.answer).toBe('dragon');
});

describe('several pieces a choice', () => {
  const choosing = new Choosing(
    [
      choice('3 orange', 'orange', 'orange', 'orange'),
      choice('2 orange, merlin', 'orange', 'orange', 'merlin'),
      choice('double, orange', 'orange-2', 'orange'),
      choice('double, merlin', 'orange-2', 'merlin'),
      choice('2 doubles', 'orange-2', 'orange-2'),
    ],
    slots({ orange: 3, 'orange-2': 2, merlin: 1, red: 2 }),
  );

  test('a selection leaves the choices that contain it', () => {
    const look = choosing.look(pick(choosing, 'orange', 'orange'));
    expect(answers(look.remaining)).toEqual(['3 orange', '2 orange, merlin']);
    expect([...look.room]).toEqual([
      ['orange', 1],
      ['merlin', 1],
    ]);
  });

  test('few remaining choices are offered as buttons, not yet as a confirmation', () => {
    const look = choosing.look(pick(choosing, 'orange', 'orange'));
    expect(answers(look.offers)).toEqual(['3 orange', '2 orange, merlin']);
    expect(look.confirm).toBe(false);
  });

  test('a counted piece is picked once more by each click, then let go', () => {
    const three = pick(choosing, 'orange', 'orange', 'orange');
    expect(three.get('orange#0')).toBe(3);
    expect(choosing.look(three).ready?.choice.answer).toBe('3 orange');
    expect(choosing.toggle(three, 'orange#0').size).toBe(0);
  });

  test('a picked piece stays lit, so that it can be let go', () => {
    const picked = pick(choosing, 'orange-2', 'merlin');
    const look = choosing.look(picked);
    expect(choosing.lit({ id: 'merlin#0', ref: 'merlin', room: 1 }, picked, look)).toBe(true);
    expect(choosing.lit({ id: 'orange#0', ref: 'orange', room: 3 }, picked, look)).toBe(false);
    expect(choosing.toggle(picked, 'merlin#0').has('merlin#0')).toBe(false);
  });

  test('the order of pointing does not matter', () => {
    const one = choosing.look(pick(choosing, 'orange-2', 'orange')).ready;
    const other = choosing.look(pick(choosing, 'orange', 'orange-2')).ready;
    expect(one?.choice.answer).toBe('double, orange');
    expect(other).toBe(one);
  });

  test('the last of several does not play: it leaves one choice, to be confirmed', () => {
    const look = choosing.look(pick(choosing, 'orange-2', 'merlin'));
    expect(look.play).toBeNull();
    expect(look.confirm).toBe(true);
    expect(answers(look.offers)).toEqual(['double, merlin']);
  });

  test('how many are needed is said as soon as all remaining choices agree on it', () => {
    const counts = (...refs: string[]) => {
      const { size, goal } = choosing.look(pick(choosing, ...refs));
      return [size, goal];
    };
    expect(counts()).toEqual([0, null]);
    expect(counts('orange', 'orange')).toEqual([2, 3]);
    expect(counts('orange-2')).toEqual([1, 2]);
    expect(counts('orange-2', 'merlin')).toEqual([2, 2]);
  });
});

describe('when pointing does not settle it', () => {
  test('a choice that others extend waits for a confirmation', () => {
    const choosing = new Choosing([choice('a', 'x'), choice('b', 'x', 'y')], slots({ x: 1, y: 1 }));
    const look = choosing.look(pick(choosing, 'x'));
    expect(look.play).toBeNull();
    expect(look.confirm).toBe(true);
    expect(answers(look.offers)).toEqual(['a', 'b']);
    expect(choosing.look(pick(choosing, 'x', 'y')).ready?.choice.answer).toBe('b');
  });

  test('choices that touch the same are listed', () => {
    const choosing = new Choosing(
      [choice('usual', 'x'), choice('double', 'x'), choice('other', 'y')],
      slots({ x: 1, y: 1 }),
    );
    const look = choosing.look(pick(choosing, 'x'));
    expect(look.play).toBeNull();
    expect(answers(look.offers)).toEqual(['usual', 'double']);
  });

  test('many extensions are not offered, only what could be confirmed', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((ref) => choice(ref, 'x', ref));
    const rooms = Object.fromEntries(['x', 'a', 'b', 'c', 'd', 'e'].map((ref) => [ref, 1]));
    expect(new Choosing(many, slots(rooms)).look(new Map([['x#0', 1]])).offers).toEqual([]);
    const choosing = new Choosing([choice('x', 'x'), ...many], slots(rooms));
    expect(answers(choosing.look(pick(choosing, 'x')).offers)).toEqual(['x']);
  });
});

describe('what is not on the screen', () => {
  test('a choice whose pieces are nowhere is a button', () => {
    const choosing = new Choosing([choice('a', 'gone'), choice('b', 'x')], slots({ x: 1 }));
    expect(answers(choosing.free)).toEqual(['a']);
  });

  test('a choice that touches more than there is asks for what there is', () => {
    const choosing = new Choosing([choice('a', 'x', 'x', 'x')], slots({ x: 2 }));
    expect(choosing.look(pick(choosing, 'x', 'x')).ready?.choice.answer).toBe('a');
  });

  test('an empty pile can be pointed at once', () => {
    const choosing = new Choosing([choice('a', 'pile')], slots({ pile: 1 }));
    expect(choosing.look(pick(choosing, 'pile')).play?.choice.answer).toBe('a');
  });
});

test('every choice of any question can be reached by pointing or as a button', () => {
  let seed = 7;
  const chance = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round++) {
    const refs = Array.from({ length: 1 + chance(5) }, (_, n) => `r${n}`);
    const laid = refs.flatMap((ref) =>
      Array.from({ length: 1 + chance(2) }, (_, n) => ({ id: `${ref}#${n}`, ref, room: 1 + chance(3) })),
    );
    const choices = Array.from({ length: 1 + chance(12) }, (_, n) =>
      choice(n, ...Array.from({ length: chance(5) }, () => `r${chance(6)}`)),
    );
    const choosing = new Choosing(choices, laid);
    for (const entry of choosing.all) expect(reached(choosing, laid, entry.index)).toBe(true);
  }
});

/** Point only at lit slots, one after the other, until the choice is played or offered. */
function reached(choosing: Choosing, laid: Slot[], index: number): boolean {
  const goal = choosing.all[index]!;
  if (goal.size === 0) return choosing.free.includes(goal);
  let picked: Picked = NOTHING;
  for (const [ref, count] of goal.need) {
    let left = count;
    for (const slot of laid.filter((one) => one.ref === ref))
      for (let n = 0; n < slot.room && left > 0; n++, left--) {
        if (!choosing.lit(slot, picked, choosing.look(picked))) return false;
        picked = choosing.toggle(picked, slot.id);
      }
  }
  const look = choosing.look(picked);
  return look.play === goal || (look.confirm && look.offers.includes(goal));
}

test('a question with thousands of choices is looked at quickly', () => {
  const refs = Array.from({ length: 40 }, (_, n) => `r${n}`);
  const choices = Array.from({ length: 5000 }, (_, n) =>
    choice(n, refs[n % 40]!, refs[(n * 7) % 40]!, refs[(n * 13) % 40]!),
  );
  const choosing = new Choosing(choices, slots(Object.fromEntries(refs.map((ref) => [ref, 3]))));
  const start = performance.now();
  const picked = choosing.toggle(NOTHING, 'r1#0');
  choosing.look(picked);
  expect(performance.now() - start).toBeLessThan(100);
});
