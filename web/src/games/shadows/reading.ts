// What the zones of Shadows over Camelot say, in the words of its board. Names and refs are those that the game's `show` gives out.
import type { Fact } from '../../wire/protocol';
import type { Laid, LaidGroup, LaidZone } from '../board';

export type Zones = readonly LaidZone[];

export function zoneOf(zones: Zones | null, name: string): LaidZone | undefined {
  return zones?.find(({ zone }) => zone.name === name);
}

export function piecesOf(zones: Zones | null, name: string): readonly Laid[] {
  return zoneOf(zones, name)?.groups.flatMap(({ pieces }) => pieces) ?? [];
}

/** A group of a zone by the end of its title's key: "board-force". */
export function groupOf(zone: LaidZone | undefined, title: string): LaidGroup | undefined {
  return zone?.groups.find(({ group }) => group.title?.[0] === `board-${title}`);
}

/** A fact of a group by the end of its label's key. */
export function fact({ group }: LaidGroup, name: string): Fact | undefined {
  return group.facts?.find(({ label }) => label[0] === `board-${name}`);
}

/** How far a track goes: a fact says "3 / 5". */
export function most(group: LaidGroup, name: string): number {
  return Number(String(fact(group, name)?.value ?? '').split('/')[1] ?? 0);
}

export interface Quest {
  name: string;
  group: LaidGroup;
  place: Laid | null;
  white: readonly Laid[];
  black: readonly Laid[];
  warriors: Laid | null;
  sword: Laid | null;
  relic: Laid | null;
  /** What is left of a quest that is over. */
  ended: Laid | null;
}

const ENDED = ['finished', 'quest-won', 'quest-lost'];
const QUEST = 'name-place-';

export function readQuest(group: LaidGroup): Quest {
  const named = (test: (name: string) => boolean) =>
    group.pieces.find(({ piece }) => test(piece.name ?? '')) ?? null;
  const place = group.pieces.find(({ piece }) => piece.ref?.startsWith('place/')) ?? null;
  const warriors = named((name) => name === 'warrior');
  const sword = named((name) => name.startsWith('sword-'));
  const relic = named((name) => name.startsWith('relic-'));
  const ended = named((name) => ENDED.includes(name));
  const white = group.pieces.filter(({ piece }) => piece.tint === 'beige');
  const others = [place, warriors, sword, relic, ended, ...white];
  const black = group.pieces.filter((laid) => !others.includes(laid));
  const name = (group.group.title?.[0] ?? '').slice(QUEST.length);
  return { name, group, place, white, black, warriors, sword, relic, ended };
}

export interface Camelot {
  place: Laid;
  engines: Laid;
  /** Where the next ones will stand. */
  siege: Laid;
  white: Laid;
  black: Laid;
  /** How many engines, and black swords, are too many. */
  most: number;
  lost: number;
}

export function readCamelot(zones: Zones | null): Camelot | null {
  const group = zoneOf(zones, 'board')?.groups[0];
  const by = (ref: string) => group?.pieces.find(({ piece }) => piece.ref === ref);
  const [place, engines, siege] = ['place/camelot', 'engines', 'siege'].map(by);
  const [white, black] = ['whitesword', 'blacksword'].map(by);
  if (!group || !place || !engines || !siege || !white || !black) return null;
  const tracks = { most: most(group, 'siege'), lost: most(group, 'blackswords') };
  return { place, engines, siege, white, black, ...tracks };
}

export function readQuests(zones: Zones | null): Quest[] {
  return (zoneOf(zones, 'board')?.groups.slice(1) ?? []).map(readQuest);
}

export interface Rider {
  seat: number;
  knight: Laid;
  turn: boolean;
  group: LaidGroup;
}

export function readKnights(zones: Zones | null): Rider[] {
  return (zoneOf(zones, 'players')?.groups ?? []).flatMap((group) => {
    const knight = group.pieces.find(({ piece }) => piece.ref?.startsWith('knight/'));
    const seat = group.group.seat ?? -1;
    return knight ? [{ seat, knight, turn: Boolean(group.group.marked), group }] : [];
  });
}

export const LOYALTY = ['loyal', 'traitor'];

/** What the reader knows of a loyalty: a card of one's own, or at the end everybody's. */
export const loyaltyOf = ({ pieces }: LaidGroup): Laid | undefined =>
  pieces.find(({ piece }) => LOYALTY.includes(piece.name ?? ''));
