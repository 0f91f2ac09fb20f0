// A scene made ready to be drawn: every piece gets an id that stays the same from one state to the next.
import type { Group, Piece, Zone } from '../../wire/protocol';
import type { Choosing, Entry, Picked, Slot } from './choosing';

export interface Laid {
  id: string;
  piece: Piece;
  slot: Slot | null; // null: no option ever points at it
  on: Laid[]; // what lies on it
  vague: boolean; // something else in its zone has the same picture: that does not say what it is
}

export interface LaidGroup {
  key: string;
  group: Group;
  pieces: Laid[];
}

export interface LaidZone {
  zone: Zone;
  groups: LaidGroup[];
}

export interface Table {
  zones: LaidZone[];
  slots: Slot[];
  before: ReadonlyMap<number, Slot[]>; // what lies before each seat and may be pointed at
}

export function lay(scene: readonly Zone[]): Table {
  const seen = new Map<string, number>();
  const slots: Slot[] = [];
  const zones = scene.map((zone) => {
    const shared = sharedIcons(zone);
    const groups = zone.groups.map((group, at) => {
      const key = `${zone.name}/${group.seat ?? at}`;
      return { key, group, pieces: (group.pieces ?? []).map((piece) => put(piece, key, shared)) };
    });
    return { zone, groups };
  });
  const before = new Map<number, Slot[]>();
  for (const { zone, groups } of zones)
    for (const { group, pieces } of groups)
      if (zone.shape === 'players' && typeof group.seat === 'number')
        before.set(group.seat, pieces.flatMap(slotsOf));
  return { zones, slots, before };

  function put(piece: Piece, place: string, shared: ReadonlySet<string>): Laid {
    const base = piece.ref || `${place}/${piece.name ?? ''}`;
    const nth = seen.get(base) ?? 0;
    seen.set(base, nth + 1);
    const id = `${base}#${nth}`;
    const slot = piece.ref ? { id, ref: piece.ref, room: Math.max(piece.count ?? 1, 1) } : null;
    if (slot) slots.push(slot);
    const on = (piece.on ?? []).map((one) => put(one, id, shared));
    return { id, piece, slot, on, vague: shared.has(piece.icon ?? '') };
  }
}

/** The pictures that stand for things of different names. */
function sharedIcons({ groups }: Zone): Set<string> {
  const names = new Map<string, string>();
  const shared = new Set<string>();
  for (const { icon = '', name = '' } of groups.flatMap(({ pieces }) => pieces ?? []))
    if (names.has(icon) && names.get(icon) !== name) shared.add(icon);
    else names.set(icon, name);
  return shared;
}

/** What a click on a piece may mean: the piece, or what lies on it, which is too small to be hit alone. */
export function slotsOf({ slot, on }: Laid): Slot[] {
  return [...(slot ? [slot] : []), ...on.flatMap(slotsOf)];
}

/** The choices that pointing at this piece alone would settle. */
export function waysOf(laid: Laid, { touching }: Choosing): Entry[] {
  const refs = slotsOf(laid).map(({ ref }) => ref);
  return touching.filter(
    ({ need, size }) => size === 1 && [...need.keys()].every((ref) => refs.includes(ref)),
  );
}

export interface Standing {
  seat: number;
  slot: Slot;
}

/** Whose marks on a piece may be pointed at: a mark stands for what can be chosen before its seat, if that is one thing. */
export function standing({ piece }: Laid, { before }: Table, lit: (slot: Slot) => boolean): Standing[] {
  return (piece.seats ?? []).flatMap((seat) => {
    const open = (before.get(seat) ?? []).filter(lit);
    return open.length === 1 ? [{ seat, slot: open[0]! }] : [];
  });
}

/** The zones of these names, in the order of the scene. */
export function zonesOf({ zones }: Table, names: readonly string[]): LaidZone[] {
  return zones.filter(({ zone }) => names.includes(zone.name));
}

/** What has been picked, piece by piece, in the order of the scene. */
export function gathered({ zones }: Table, picked: Picked): { laid: Laid; count: number }[] {
  const found: { laid: Laid; count: number }[] = [];
  const visit = (laid: Laid) => {
    const count = picked.get(laid.id) ?? 0;
    if (count > 0) found.push({ laid, count });
    laid.on.forEach(visit);
  };
  for (const { groups } of zones) for (const { pieces } of groups) pieces.forEach(visit);
  return found;
}
