import type { Board, LaidZone } from '../board';
import Calls from './Calls.svelte';
import Course from './road/Course.svelte';
import Ending from './Ending.svelte';
import Flying from './Flying.svelte';
import InBook from './InBook.svelte';
import Hand from './hand/Hand.svelte';
import Moment from './Moment.svelte';
import { lasts } from './moments';
import Row from './Row.svelte';
import Tray from './Tray.svelte';

/** The place of each player in the race is their first figure. */
function order({ groups }: LaidZone): number[] {
  const placed = groups.map(({ group }): [number, number] => [
    Number(group.facts?.[0]?.value),
    group.seat ?? 0,
  ]);
  return placed.sort(([one], [other]) => one - other).map(([, seat]) => seat);
}

const board: Board = {
  zones: ['track', 'players', 'round', 'passing', 'laying'],
  component: Course,
  bar: { zones: ['allies', 'round'], component: Calls },
  hand: { zones: ['track', 'players', 'allies', 'passing', 'laying', 'hand'], component: Hand },
  tray: { zones: ['beside', 'passed'], component: Tray },
  before: Row,
  flying: Flying,
  moments: { lasts, component: Moment },
  order,
  ending: Ending,
  inBook: InBook,
};

export default board;
