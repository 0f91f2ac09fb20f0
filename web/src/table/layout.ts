// Where the zones of a table stand on the screen.
import type { Board } from '../games/board';
import type { LaidZone } from './session/laid';

export interface Layout {
  first: LaidZone[]; // over the whole width, as the board and the next ones
  board: LaidZone[]; // what the game draws in its own way
  wide: LaidZone[];
  players: LaidZone | null;
  others: LaidZone[]; // in columns
  hands: LaidZone[]; // pinned, and drawn as every game's are
}

export interface Screen {
  narrow: boolean; // what stands first matters more then
  unread: boolean; // whether there are new pages to read
  board: Pick<Board, 'zones' | 'bar' | 'hand' | 'tray'> | null; // what the game draws itself
}

export function arrange(zones: readonly LaidZone[], { narrow, unread, board: parts }: Screen): Layout {
  const names = (part: { zones: readonly string[] } | null | undefined) => part?.zones ?? [];
  const players = zones.find(({ zone }) => zone.shape === 'players') ?? null;
  const pinned = zones.filter(({ zone }) => zone.shape === 'hand');
  const hands = pinned.filter(({ zone }) => !names(parts?.hand).includes(zone.name));
  const free = zones.filter((one) => one !== players && !pinned.includes(one));
  const drawn = [parts, parts?.bar, parts?.hand, parts?.tray].flatMap(names);
  const board = free.filter(({ zone }) => names(parts).includes(zone.name));
  const rest = free.filter((one) => !drawn.includes(one.zone.name) && !isEmpty(one));
  // A map stands before the players while nothing keeps one from travelling.
  const engaged = rest.some(({ zone }) => zone.now && zone.shape !== 'pages');
  const isFront = (one: LaidZone) => one.zone.now || isBroad(one) || (one.zone.shape === 'map' && !engaged);
  // A track is what its game is about.
  const front = rest.filter((one) => one.zone.shape === 'track' || (narrow && isFront(one)));
  // Pages that are new stand before what they lead to: a reader who has come to their end finds it there. What is
  // going on stands before a board on which nothing does.
  const quiet = board.length > 0 && !board.some(({ zone }) => zone.now);
  const pages = unread ? front.filter(({ zone }) => zone.shape === 'pages') : [];
  const first = [...pages, ...front.filter((one) => quiet && one.zone.now && !pages.includes(one))];
  const wide = front.filter((one) => !first.includes(one));
  return { first, board, wide, players, others: rest.filter((one) => !front.includes(one)), hands };
}

const MANY = 6;

/** Whether it has too many columns for half of the width. */
export function isBroad({ zone }: LaidZone): boolean {
  return zone.shape === 'columns' && zone.groups.length >= MANY;
}

function isEmpty({ groups }: LaidZone): boolean {
  return groups.every(({ group, pieces }) => pieces.length === 0 && !(group.facts ?? []).length);
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
