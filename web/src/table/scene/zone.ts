// How the pieces of a zone are drawn.
import type { LaidZone } from '../session/laid';

/** Whether every column holds one kind of thing: then its heading says what its pictures are. */
export function isSorted({ groups }: LaidZone): boolean {
  return groups.every(({ pieces }) => new Set(pieces.map(({ piece }) => piece.icon)).size <= 1);
}

/** How many rows its columns have at most. */
export function rowsOf({ groups }: LaidZone): number {
  return Math.max(1, ...groups.map(({ pieces }) => pieces.length));
}
