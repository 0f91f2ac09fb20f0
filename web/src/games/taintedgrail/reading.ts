// What the zones of Tainted Grail say, in the words of its board. Names and refs are those that the game's `show` gives out.
import type { Fact, Piece, Words } from '../../wire/protocol';
import type { Laid, LaidGroup, LaidZone } from '../board';

export const zoneOf = (zones: readonly LaidZone[] | null, name: string): LaidZone | undefined =>
  zones?.find(({ zone }) => zone.name === name);

export const piecesOf = (zone: LaidZone | undefined): Laid[] =>
  zone?.groups.flatMap(({ pieces }) => pieces) ?? [];

/** The figures of a message. */
export const told = (words: Words | null | undefined): Record<string, unknown> =>
  (words?.[1] ?? {}) as Record<string, unknown>;

/** The lines of a text, each a message of its own. */
export function linesOf(words: Words | null | undefined): Words[] {
  if (words?.[0] !== 'lines') return words ? [words] : [];
  const { one, other } = told(words) as { one: Words; other: Words };
  return [one, ...linesOf(other)];
}

/** The figure at the end of a name: "place-107", "has-agg-2". */
export const figureOf = ({ name = '' }: Piece): number => Number(name.slice(name.lastIndexOf('-') + 1));

/** A fact by the end of its label's key: "board-energy". */
export const factOf = (facts: readonly Fact[] | undefined, name: string): Fact | undefined =>
  facts?.find(({ label }) => label[0] === `board-${name}`);

export const standing = (zones: readonly LaidZone[], name: string): number =>
  Number(
    String(factOf(zoneOf(zones, 'standing')?.groups[0]?.group.facts, name)?.value ?? 0).replace('−', '-'),
  );

// -- which screen ---------------------------------------------------------------------------------------

export type Screen = 'heroes' | 'fight' | 'book' | 'map';

/** What is going on decides: the choice of a hero, an encounter, a question on the map, an open page, else the map. */
export function natural(zones: readonly LaidZone[]): Screen {
  if (zoneOf(zones, 'gallery')) return 'heroes';
  if (zoneOf(zones, 'standing')) return 'fight';
  if (zoneOf(zones, 'decks')?.zone.now) return 'book';
  if (zoneOf(zones, 'map')?.zone.now) return 'map';
  return zoneOf(zones, 'journal')?.zone.now || !zoneOf(zones, 'map') ? 'book' : 'map';
}

// -- the map ----------------------------------------------------------------------------------------------

export interface Place {
  laid: Laid;
  number: number;
  x: number; // column
  y: number; // row, from the north
  days: number | null; // of a menhir that burns
  dark: boolean; // out of reach of those that burn
}

export interface Way {
  from: number;
  to: number;
  side: string;
  seen: boolean;
  price: Fact | null; // of a journey that the reader could make now
}

export interface Unseen {
  number: number;
  x: number;
  y: number;
}

export interface World {
  places: Place[];
  ways: Way[];
  unseen: Unseen[];
  columns: number;
  rows: number;
}

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

function burning({ piece }: Laid): number | null {
  const stone = piece.on?.find(({ name = '' }) => name.startsWith('menhir-'));
  return stone ? figureOf(stone) : null;
}

function wayOf({ group, pieces }: LaidGroup): Way {
  const [from, to] = pieces as [Laid, Laid];
  return {
    from: figureOf(from.piece),
    to: figureOf(to.piece),
    side: String(group.title?.[0] ?? '').slice(-1),
    seen: to.piece.name?.startsWith('place-') ?? false,
    price: group.facts?.[0] ?? null,
  };
}

export function readWorld(zones: readonly LaidZone[]): World {
  const columns = zoneOf(zones, 'map')?.groups ?? [];
  const lying = columns.flatMap(({ pieces }, x) =>
    pieces.flatMap((laid, y) =>
      laid.piece.ref ? [{ laid, number: figureOf(laid.piece), x, y, days: burning(laid) }] : [],
    ),
  );
  const lit = lying.filter(({ days }) => days !== null);
  const reached = (x: number, y: number) =>
    lit.some((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) <= 1);
  const ways = (zoneOf(zones, 'ways')?.groups ?? []).map(wayOf);
  const unseen = new Map<number, Unseen>();
  for (const { from, to, side, seen } of ways) {
    const at = lying.find(({ number }) => number === from);
    const [dx, dy] = STEP[side] ?? [0, 0];
    if (!seen && at) unseen.set(to, { number: to, x: at.x + dx, y: at.y + dy });
  }
  return {
    places: lying.map((place) => ({ ...place, dark: lit.length > 0 && !reached(place.x, place.y) })),
    ways,
    unseen: [...unseen.values()],
    columns: columns.length,
    rows: Math.max(0, ...columns.map(({ pieces }) => pieces.length)),
  };
}

/** How much of the strength of all heroes is spent, from 0 to 1: where the sun stands. */
export function spent(zones: readonly LaidZone[]): number {
  const cells = (zoneOf(zones, 'heroes')?.groups ?? []).flatMap(
    ({ group }) => factOf(group.facts, 'energy')?.cells ?? [],
  );
  const whole = cells.reduce((sum, { start, cap }) => sum + Math.min(start, cap), 0);
  const left = cells.reduce((sum, { at }) => sum + at, 0);
  return whole ? Math.min(1, Math.max(0, 1 - left / whole)) : 0;
}

export const hourOf = (part: number): 'dawn' | 'day' | 'dusk' =>
  part < 0.2 ? 'dawn' : part > 0.8 ? 'dusk' : 'day';

// -- heroes -----------------------------------------------------------------------------------------------

export const PAIRS = [
  ['agg', 'emp'],
  ['cou', 'cau'],
  ['pra', 'spi'],
] as const;
export const GOODS = ['food', 'wealth', 'rep', 'magic', 'exp'] as const;
export const TRACKS = ['energy', 'health', 'terror'] as const;

export const heroOf = ({ pieces }: LaidGroup): Laid | undefined =>
  pieces.find(({ piece }) => piece.name?.startsWith('hero-') || piece.name === 'absent');

export const attribute = ({ pieces }: LaidGroup, name: string): Laid | undefined =>
  pieces.find(({ piece }) => piece.name?.startsWith(`has-${name}-`));

/** What else lies before a hero: conditions and states, or belongings and skills. */
const isThing = ({ piece }: Laid) => /^(item|secret|skill)/.test(piece.name ?? '');
export const belongings = ({ pieces }: LaidGroup): Laid[] => pieces.filter(isThing);
const isWord = ({ piece }: Laid) => piece.tint === 'yellow';
export const states = (group: LaidGroup): Laid[] =>
  group.pieces.filter(
    (laid) =>
      !isThing(laid) && !isWord(laid) && !laid.piece.name?.startsWith('has-') && laid !== heroOf(group),
  );

/** What a hero has said for the whole day. */
export const words = ({ pieces }: LaidGroup): Laid[] => pieces.filter(isWord);
