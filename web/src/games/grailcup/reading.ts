// What the zones of Grail Cup say, in the words of its board. Names and refs are those that the game's `show` gives out.
import type { Piece, Words } from '../../wire/protocol';
import type { Laid, LaidZone } from '../board';
import { hasClover, type Place } from './land/land';

/** A knight: on which space, and as the how-manieth of how many in its queue. */
export interface Rider {
  seat: number;
  space: number;
  at: number;
  of: number;
  knight: Laid | null; // to be pointed at
  turn: boolean;
}

/** A clover token; one that lies face down has no name. */
export interface Token {
  space: number;
  name: string;
  icon: string;
}

/** A way that the reader may choose: where it ends, and by what it is told apart. */
export interface Way {
  space: number;
  steps: number | null; // null where a spear decides
  spear: boolean;
  icon: string;
  leads: Words | null; // what comes of it
  to: Laid; // the space, to be pointed at
}

export interface Race {
  spaces: readonly Laid[];
  places: readonly Place[];
  riders: readonly Rider[];
  dragon: number;
  tokens: readonly Token[];
  ways: readonly Way[];
}

export const zoneOf = (zones: readonly LaidZone[], name: string): LaidZone | undefined =>
  zones.find(({ zone }) => zone.name === name);

export const piecesOf = (zone: LaidZone | undefined): Laid[] =>
  zone?.groups.flatMap(({ pieces }) => pieces) ?? [];

/** Whether something of this name lies on a piece. */
export const bears = ({ piece }: Laid, name: string): boolean =>
  (piece.on ?? []).some((one) => one.name === name);

/** The figure at the end of a name: "way-2", "space-19". */
function figure(name: string | undefined, base: string): number | null {
  return name?.startsWith(`${base}-`) ? Number(name.slice(base.length + 1)) : null;
}

/** Whether a piece is a space of the track. */
export const isSpace = ({ name = '' }: Piece): boolean =>
  ['start', 'path', 'red', 'village', 'clover', 'castle', 'castle-clover', 'church', 'finish'].includes(name);

export function placeOf(piece: Piece): Place {
  const { numbers = '' } = (piece.text?.[1] ?? {}) as { numbers?: string };
  return { kind: piece.name ?? '', numbers: numbers.replaceAll(', ', '·') };
}

const LYING = ['dragon', 'spend', 'keep'];

function tokenOn(space: number, laid: Laid): Token[] {
  if (!hasClover(laid.piece.name ?? '')) return [];
  const up = (laid.piece.on ?? []).find(
    ({ name = '' }) => !LYING.includes(name) && figure(name, 'way') === null,
  );
  return [{ space, name: up?.name ?? '', icon: up?.icon ?? '' }];
}

function waysOn(space: number, to: Laid): Way[] {
  return (to.piece.on ?? []).flatMap(({ name = '', icon = '', text = null }): Way[] => {
    const steps = figure(name, 'way');
    if (steps === null && !['spend', 'keep'].includes(name)) return [];
    return [{ space, steps, spear: name === 'spend', icon, leads: text, to }];
  });
}

function ridersOn(space: number, { piece }: Laid, players: LaidZone | undefined): Rider[] {
  const seats = piece.seats ?? [];
  return seats.map((seat, at) => {
    const group = players?.groups.find(({ group }) => group.seat === seat);
    const knight = group?.pieces.find((one) => one.piece.name === 'knight') ?? null;
    return { seat, space, at, of: seats.length, knight, turn: group?.group.marked ?? false };
  });
}

/** The space to which a card would lead; null if it does not say. */
export const leadsTo = ({ piece }: Laid): number | null =>
  (piece.on ?? []).map(({ name }) => figure(name, 'space')).find((space) => space !== null) ?? null;

export function readRace(zones: readonly LaidZone[]): Race {
  const spaces = piecesOf(zoneOf(zones, 'track'));
  const players = zoneOf(zones, 'players');
  return {
    spaces,
    places: spaces.map(({ piece }) => placeOf(piece)),
    riders: spaces
      .flatMap((laid, space) => ridersOn(space, laid, players))
      .sort((one, other) => one.seat - other.seat),
    dragon: spaces.findIndex((laid) => bears(laid, 'dragon')),
    tokens: spaces.flatMap((laid, space) => tokenOn(space, laid)),
    ways: spaces.flatMap((laid, space) => waysOn(space, laid)),
  };
}
