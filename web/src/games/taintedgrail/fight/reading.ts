// How an encounter stands, read from its zones.
import type { Words } from '../../../wire/protocol';
import type { Laid, LaidZone } from '../../board';
import { linesOf, piecesOf, standing, told, zoneOf } from '../reading';
import { ROWS } from '../signs';

export interface Band {
  laid: Laid;
  from: number; // the first and the last step of the scale that it belongs to
  to: number;
  now: boolean;
  effects: Words | null;
}

export interface Encounter {
  talk: boolean;
  rows: readonly string[];
  low: number; // the scale, and where the marker is
  high: number;
  at: number;
  round: number;
  card: Laid | undefined;
  traits: Laid[];
  bands: Band[];
  stages: Laid[];
  ends: Laid[];
}

function bandOf(laid: Laid): Band {
  const { low, high } = told(laid.piece.title) as { low: number; high?: number };
  const { text } = laid.piece;
  const now = text?.[0] === 'band-now';
  return {
    laid,
    from: low,
    to: high ?? low,
    now,
    effects: now ? (told(text).effects as Words) : (text ?? null),
  };
}

export function readEncounter(zones: readonly LaidZone[]): Encounter {
  const enemy = zoneOf(zones, 'enemy');
  const talk = enemy?.zone.title[0] === 'board-talk';
  const part = (key: string) =>
    enemy?.groups.find(({ group }) => group.title?.[0] === `board-${key}`)?.pieces ?? [];
  return {
    talk,
    rows: ROWS[talk ? 'talk' : 'fight']!,
    low: talk ? standing(zones, 'bottom') : 0,
    high: standing(zones, talk ? 'top' : 'value'),
    at: standing(zones, talk ? 'affinity' : 'pool'),
    round: standing(zones, 'round'),
    card: enemy?.groups[0]?.pieces[0],
    traits: part('traits'),
    bands: part('bands').map(bandOf),
    stages: part('stages'),
    ends: part('ends'),
  };
}

/** The rows in which the left halves of a card join, or would for magic. */
export const joins = (laid: Laid | undefined, how: 'yes' | 'paid'): string[] =>
  (laid?.piece.edges ?? [])
    .filter((edge) => edge.side === 'left' && edge.joins === how)
    .map(({ row }) => row);

/** How the scale would stand with a card of the hand laid, without and with magic. */
export function afterwards(laid: Laid | null): { plain: number | null; magic: number | null } {
  const found = (name: string) => laid?.piece.on?.find((one) => one.name === name)?.value ?? null;
  return { plain: found('after'), magic: found('aftermagic') };
}

const OF_KEYS = /^(card-(joins|no-magic|not-now|offers)|laid-(joined|alone))/;

/** What is printed on a card beside its keys: how these join is drawn. */
export const printed = (words: Words | null | undefined): Words[] =>
  linesOf(words).filter(([key]) => !OF_KEYS.test(String(key)));

/** The cards of the row, the enemy's first. */
export const rowOf = (zones: readonly LaidZone[]): Laid[] => piecesOf(zoneOf(zones, 'sequence'));
