// Which choices remain while somebody points at pieces, and when pointing is enough to play one.
// It knows no rule: choices say what they touch, the scene says what lies there, the rest is counting.
import type { Choice } from '../../wire/protocol';

/** A piece on the screen that an option may point at; `room` is how many alike lie in this place. */
export interface Slot {
  id: string;
  ref: string;
  room: number;
}

/** How often each slot has been pointed at. */
export type Picked = ReadonlyMap<string, number>;

export interface Entry {
  index: number; // its place among all choices
  choice: Choice;
  need: ReadonlyMap<string, number>; // what must be pointed at, as far as it is on the screen
  size: number;
}

export interface Look {
  remaining: Entry[]; // the choices that contain all that has been picked
  play: Entry | null; // the one that pointing at a single piece has settled: it is played at once
  ready: Entry | null; // the one that several pieces have settled: a slip of the last click could not be let go, so it waits
  size: number; // how many have been picked
  goal: number | null; // how many every remaining choice needs, if they agree
  offers: Entry[]; // those to be shown as buttons: what could be confirmed now, the few that are left, or the only one
  confirm: boolean; // the first offer is exactly what has been picked
  room: ReadonlyMap<string, number>; // how many more of each ref some remaining choice touches
}

export const NOTHING: Picked = new Map();
const FEW = 4;

export class Choosing {
  readonly free: Entry[]; // choices that point at nothing on the screen
  readonly touching: Entry[];
  readonly all: Entry[];
  private readonly slots: ReadonlyMap<string, Slot>;

  constructor(choices: readonly Choice[], slots: readonly Slot[]) {
    const supply = new Map<string, number>();
    for (const slot of slots) add(supply, slot.ref, slot.room);
    this.slots = new Map(slots.map((slot) => [slot.id, slot]));
    this.all = choices.map((choice, index) => {
      const need = needed(choice, supply);
      return { index, choice, need, size: total(need) };
    });
    this.free = this.all.filter((entry) => entry.size === 0);
    this.touching = this.all.filter((entry) => entry.size > 0);
  }

  /** What the picked pieces leave open. */
  look(picked: Picked): Look {
    const bag = this.bag(picked);
    const size = total(bag);
    const remaining = this.touching.filter((entry) => contains(entry.need, bag));
    const room = new Map<string, number>();
    for (const { need } of remaining)
      for (const [ref, count] of need) {
        const more = count - (bag.get(ref) ?? 0);
        if (more > (room.get(ref) ?? 0)) room.set(ref, more);
      }
    const goal = agreed(remaining);
    const none = { play: null, ready: null, confirm: false };
    if (size === 0) return { ...none, remaining, size, goal, room, offers: this.atOnce() };
    const exact = remaining.filter((entry) => entry.size === size);
    const settled = exact.length === 1 && remaining.length === 1 ? exact[0]! : null;
    const more = remaining.filter((entry) => entry.size > size);
    const offers = remaining.length <= FEW ? [...exact, ...more] : exact;
    const [play, ready] = size === 1 ? [settled, null] : [null, settled];
    return { remaining, play, ready, size, goal, offers, confirm: exact.length > 0, room };
  }

  /** Whether a click on this slot would do something. */
  lit(slot: Slot, picked: Picked, look: Look): boolean {
    const count = picked.get(slot.id) ?? 0;
    return count > 0 || (look.room.get(slot.ref) ?? 0) > 0;
  }

  /** Point at a slot once more, or, when no more of it can be wanted, not at all. */
  toggle(picked: Picked, id: string): Picked {
    const slot = this.slots.get(id);
    if (!slot) return picked;
    const count = picked.get(id) ?? 0;
    const more = (this.look(picked).room.get(slot.ref) ?? 0) > 0 && count < slot.room;
    if (!more && count === 0) return picked;
    const next = new Map(picked);
    if (more) next.set(id, count + 1);
    else next.delete(id);
    return next;
  }

  /** The only choice needs no pointing at; and a few that take several pieces can be taken as a whole. */
  private atOnce(): Entry[] {
    const whole = this.free.length === 0 && this.touching.some(({ size }) => size > 1);
    return this.all.length === 1 || (whole && this.touching.length <= FEW) ? this.touching : [];
  }

  private bag(picked: Picked): Map<string, number> {
    const bag = new Map<string, number>();
    for (const [id, count] of picked) {
      const slot = this.slots.get(id);
      if (slot && count > 0) add(bag, slot.ref, count);
    }
    return bag;
  }
}

/** A choice's touches as a multiset, without what is not on the screen: every choice stays within reach. */
function needed(choice: Choice, supply: ReadonlyMap<string, number>): Map<string, number> {
  const need = new Map<string, number>();
  for (const ref of choice.touches ?? [])
    if ((need.get(ref) ?? 0) < (supply.get(ref) ?? 0)) add(need, ref, 1);
  return need;
}

/** The size that all of them have. */
function agreed(entries: readonly Entry[]): number | null {
  const size = entries[0]?.size ?? null;
  return entries.every((entry) => entry.size === size) ? size : null;
}

function contains(need: ReadonlyMap<string, number>, bag: ReadonlyMap<string, number>): boolean {
  for (const [ref, count] of bag) if ((need.get(ref) ?? 0) < count) return false;
  return true;
}

function total(bag: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of bag.values()) sum += count;
  return sum;
}

function add(bag: Map<string, number>, ref: string, count: number): void {
  bag.set(ref, (bag.get(ref) ?? 0) + count);
}
