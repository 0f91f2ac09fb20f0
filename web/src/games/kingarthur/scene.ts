// What the parts of the board look up in the scene, and sizes that follow from words; nothing here is a rule.
import type { Laid, LaidGroup, LaidZone } from '../board';
import type { Piece } from '../../wire/protocol';

export function zone(zones: readonly LaidZone[] | null, name: string): LaidZone | undefined {
  return zones?.find((one) => one.zone.name === name);
}

export function piecesOf(zones: readonly LaidZone[] | null, name: string): readonly Laid[] {
  return zone(zones, name)?.groups.flatMap(({ pieces }) => pieces) ?? [];
}

/** Whether one of the rows of needs is met. */
export function isMet({ needs = [] }: Piece): boolean {
  return needs.some((row) => row.length > 0 && row.every(({ want = 1, have = 0 }) => have >= want));
}

/** What has been gathered is worth so much, each piece by its figure. */
export function worth(pieces: readonly { laid: Laid; count: number }[]): number {
  return pieces.reduce((sum, { laid, count }) => sum + count * (laid.piece.value ?? 1), 0);
}

/** A fact before a player, by the end of its label's key: "board-score". */
export function fact({ group }: LaidGroup, name: string) {
  return group.facts?.find(({ label }) => label[0] === `board-${name}`);
}

/** The size of type, in em, at which the longest word of a name has room in so many em. */
export function fitting(words: string, room: number, most: number): number {
  const longest = Math.max(1, ...words.split(/[\s\u00ad-]+/).map((word) => word.length));
  return Math.round(Math.min(most, room / (longest * 0.6)) * 100) / 100;
}

/** Whether a trophy is an adventure: adversaries have the colour of their kind, and what is hidden has no name. */
export function isQuest({ piece }: Laid): boolean {
  return Boolean(piece.name) && !piece.tint;
}

/** Where there is no room for every trophy: what the adventures are worth, and the adversaries of each kind. */
export function sums(won: readonly Laid[]): { laid: Laid; sum: number }[] {
  const kind = (laid: Laid) => (isQuest(laid) ? 'quest' : (laid.piece.tint ?? ''));
  const worthOf = (laid: Laid) => (laid.piece.value ?? 1) * (laid.piece.count ?? 1);
  const firsts = won.filter((laid, at) => won.findIndex((one) => kind(one) === kind(laid)) === at);
  return firsts.map((laid) => ({
    laid,
    sum: won.filter((one) => kind(one) === kind(laid)).reduce((sum, one) => sum + worthOf(one), 0),
  }));
}
