// The story in parts: what one player did in a row, or what stands under a rubric.
import type { Words } from '../../wire/protocol';
import { figures } from '../session/story';

export interface Told {
  words: Words;
  line: number;
  own: boolean;
}

export interface Part {
  rubric: Told | null;
  seat: number | null; // whose shield stands before it
  lines: Told[];
}

/** How a game wants its story to be read: the keys of rubrics, and of what follows from another player's deed. */
export interface Reading {
  rubrics: readonly string[];
  asides?: readonly string[];
}

/** The player of whom a line speaks first. */
export function seatOf(words: Words): number | null {
  const { seat } = figures(words);
  return typeof seat === 'number' ? seat : null;
}

/** Lines in parts. What names nobody, or only follows from a deed, belongs to what stands before it. */
export function inParts(lines: readonly Told[], { rubrics, asides = [] }: Reading): Part[] {
  const parts: Part[] = [];
  for (const told of lines) {
    const seat = seatOf(told.words);
    const last = parts.at(-1);
    if (rubrics.includes(told.words[0])) parts.push({ rubric: told, seat, lines: [] });
    else if (last && (seat === null || last.seat === seat || asides.includes(told.words[0])))
      last.lines.push(told);
    else if (last && last.seat === null && !last.lines.length) {
      last.seat = seat;
      last.lines.push(told);
    } else parts.push({ rubric: null, seat, lines: [told] });
  }
  return parts;
}

export interface Row {
  told: Told;
  rubric: boolean;
  seat: number | null; // whose shield stands beside it
  other: number | null; // or, smaller, that of somebody else whom it names
}

/** A part line by line: its rubric, and its lines, the first of them with a shield. */
export function inRows({ rubric, seat, lines }: Part): Row[] {
  const rows = lines.map((told, at) => {
    const named = seatOf(told.words);
    return { told, rubric: false, seat: at === 0 ? seat : null, other: named === seat ? null : named };
  });
  return rubric ? [{ told: rubric, rubric: true, seat: null, other: null }, ...rows] : rows;
}
