// A scene made ready to be drawn: every piece gets an id that stays the same from one state to the next.
import type { Group, Piece, Zone } from '../../wire/protocol';
import type { Choosing, Entry, Slot } from './choosing';

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

/** Whether every column holds one kind of thing: then its heading says what its pictures are. */
export function isSorted({ groups }: LaidZone): boolean {
  return groups.every(({ pieces }) => new Set(pieces.map(({ piece }) => piece.icon)).size <= 1);
}

/** How many rows its columns have at most. */
export function rowsOf({ groups }: LaidZone): number {
  return Math.max(1, ...groups.map(({ pieces }) => pieces.length));
}

const MANY = 6;

/** Whether it has so many columns that half of the width is too little for them. */
export function isBroad({ zone }: LaidZone): boolean {
  return zone.shape === 'columns' && zone.groups.length >= MANY;
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

export function isEmpty(zone: LaidZone): boolean {
  return zone.groups.every(({ group, pieces }) => pieces.length === 0 && !(group.facts ?? []).length);
}

/** Zones shared out between two columns of about the same height, each in its order. */
export function columns(zones: readonly LaidZone[]): LaidZone[][] {
  const two: [LaidZone[], LaidZone[]] = [[], []];
  const high = [0, 0];
  for (const zone of zones) {
    const to = high[1]! < high[0]! ? 1 : 0;
    two[to].push(zone);
    high[to]! += height(zone);
  }
  return two.filter((column) => column.length > 0);
}

/** About how many lines a zone takes. */
function height({ zone, groups }: LaidZone): number {
  const counts = groups.map(({ pieces }) => pieces.length);
  const sum = counts.reduce((all, count) => all + count, 0);
  if (zone.shape === 'columns') return 2 + Math.max(0, ...counts);
  if (zone.shape === 'map') return 2 + 2 * Math.max(0, ...counts);
  if (zone.shape === 'pages') return 2 + 5 * groups.filter(({ group }) => group.marked).length;
  if (zone.folded) return 1;
  return 1 + (zone.shape === 'list' ? sum : 2 * Math.ceil(sum / 5));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of the boxes an arrow key leads to from the one at `from`; -1 if none lies that way. */
export function neighbour(boxes: readonly Box[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = boxes[from];
  if (!here) return boxes.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    if (at === from) return;
    const x = box.left + box.width / 2 - here.left - here.width / 2;
    const y = box.top + box.height / 2 - here.top - here.height / 2;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
