// The log: putting together what comes in parts, and what of it is new to the reader.
import type { Story, Words } from '../../wire/protocol';
import type { LaidGroup, LaidZone } from './laid';

export interface Held {
  lines: readonly Words[];
  digest: string;
}

export const BLANK: Held = { lines: [], digest: '' };

/** What is held after a part has come; null if the part does not join on, so that all must be asked for. */
export function joined(held: Held, part: Story | null | undefined): Held | null {
  if (!part) return held;
  if (part.start > held.lines.length) return null;
  return { lines: [...held.lines.slice(0, part.start), ...part.lines], digest: part.digest };
}

/** The first line that differs: from there on everything is new to somebody who has heard the rest. */
export function firstNew(before: readonly Words[], after: readonly Words[]): number {
  const end = Math.min(before.length, after.length);
  for (let at = 0; at < end; at++)
    if (before[at] !== after[at] && JSON.stringify(before[at]) !== JSON.stringify(after[at])) return at;
  return end;
}

export function figures(words: Words): Record<string, unknown> {
  return (words[1] ?? {}) as Record<string, unknown>;
}

export const NOBODY: ReadonlySet<string> = new Set();

/** All that a line of the story speaks of: names of pieces, and players as "seat:2". */
export function mentioned(words: Words): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, value] of Object.entries(figures(words))) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (typeof one === 'string') found.add(one);
      else if (typeof one === 'number' && (name === 'seat' || name === 'seats')) found.add(`seat:${one}`);
  }
  return found;
}

/** Whether a line of the story speaks of this seat. */
export function speaksOf(words: Words, seat: number): boolean {
  const { seat: one, seats } = figures(words);
  return one === seat || (Array.isArray(seats) && seats.includes(seat));
}

/** The lines that begin a part of the story, each with its name; the newest first. */
export function checkpoints(
  lines: readonly Words[],
  named: readonly string[],
): { line: number; words: Words }[] {
  return lines
    .flatMap(([key, args], line) =>
      named.includes(key) ? [{ line, words: [`checkpoint.${key}`, args] as Words }] : [],
    )
    .reverse();
}

/** How little a reader knows a line without being told: others' deeds they have not seen, their own they have just done. */
function news(words: Words, reader: number | null): number {
  const { seat, seats } = figures(words);
  const whose: unknown[] = typeof seat === 'number' ? [seat] : Array.isArray(seats) ? seats : [];
  if (!whose.length) return 1;
  return whose.every((one) => one === reader) ? 0 : 2;
}

/** The line from there on that is told in passing, by its number: rather one of others than the reader's own, the newest. */
export function recent(lines: readonly Words[], from: number, reader: number | null): number | undefined {
  return lines
    .map((words, line) => ({ line, worth: news(words, reader) }))
    .slice(from)
    .sort((one, other) => other.worth - one.worth || other.line - one.line)[0]?.line;
}

/** The name of a page, which becomes another one as soon as there is more on it to be read. */
export function pageName({ pieces }: LaidGroup): string {
  return pieces[0]?.piece.name ?? '';
}

/** The names of all pages that lie open. */
export function openPages(zones: readonly LaidZone[]): string[] {
  return zones
    .filter(({ zone }) => zone.shape === 'pages')
    .flatMap(({ groups }) => groups.filter(({ group }) => group.marked).map(pageName));
}
