// Where cards lie on the drawn places, as printed there: good on the left, evil on the right, in a box of 600 × 348.
import type { Laid } from '../../board';

export interface Slot {
  x: number;
  y: number;
  w: number;
  /** What is printed in it. */
  text?: string;
}

export interface Slots {
  white: readonly Slot[];
  black: readonly Slot[];
  /** Those that belong together, from and to. */
  braces: readonly (readonly [number, number])[];
}

const row = (x: number, y: number, count: number, step: number, w: number): Slot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * step, y, w }));

const FIGHTS = 5;

/** `white` is how many cards a war takes: against Mordred one more. */
export function slotsOf(quest: string, white: number): Slots {
  if (quest === 'blackknight')
    return {
      white: [...row(16, 246, 2, 67, 62), ...row(158, 246, 2, 67, 62)],
      black: row(322, 246, 4, 67, 62),
      braces: [
        [18, 144],
        [160, 286],
      ],
    };
  if (quest === 'lancelot')
    return {
      white: [...row(14, 246, 3, 50, 60), ...row(184, 246, 2, 50, 60)],
      black: row(318, 246, 5, 53, 60),
      braces: [
        [16, 172],
        [186, 292],
      ],
    };
  if (quest === 'dragon')
    return {
      white: [0, 1, 2].flatMap((k) => row(10 + k * 136, 250, 3, 36, 56)),
      black: row(426, 250, 5, 28, 56),
      braces: [0, 1, 2].map((k) => [12 + k * 136, 136 + k * 136] as const),
    };
  if (quest === 'grail') {
    const slots = row(22, 246, 7, 80.5, 64);
    return { white: slots, black: [...slots].reverse(), braces: [] };
  }
  if (quest === 'excalibur') return { white: [], black: [], braces: [] };
  const narrow = white > FIGHTS;
  const slots = row(14, narrow ? 254 : 246, white, narrow ? 55 : 66, narrow ? 52 : 62);
  return {
    white: slots.map((one, i) => ({ ...one, text: String(Math.min(i + 1, FIGHTS)) })),
    black: [],
    braces: [],
  };
}

const SETS: Record<string, readonly number[]> = { blackknight: [2, 2], lancelot: [3, 2], dragon: [3, 3, 3] };

/** In which slot each white card lies: in combats equal ones side by side, the most of them in the widest set. */
export function seatsOf(quest: string, cards: readonly Laid[]): number[] {
  const sets = SETS[quest];
  if (!sets) return cards.map((_, i) => i);
  const values = [...new Set(cards.map(({ piece }) => piece.value ?? 0))];
  const many = (value: number) => cards.filter(({ piece }) => (piece.value ?? 0) === value).length;
  const order = values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => many(b.value) - many(a.value) || a.at - b.at);
  const starts = sets.map((_, k) => sets.slice(0, k).reduce((sum, n) => sum + n, 0));
  const all = sets.reduce((sum, n) => sum + n, 0);
  const used = new Map<number, number>();
  return cards.map(({ piece }, i) => {
    const set = order.findIndex(({ value }) => value === (piece.value ?? 0));
    const nth = used.get(set) ?? 0;
    used.set(set, nth + 1);
    const room = sets[set] ?? 0;
    return nth < room ? starts[set]! + nth : Math.max(i, all); // one that Kay has added lies beside them
  });
}

/** A slot, or where a card lies that has none. */
export function slotAt(slots: readonly Slot[], at: number): Slot {
  const last = slots.at(-1) ?? { x: 0, y: 246, w: 60 };
  return slots[at] ?? { ...last, x: last.x + 26 * (at - slots.length + 1), y: last.y - 18 };
}
