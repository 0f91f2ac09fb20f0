// The board of Shadows over Camelot: a map on which good comes from the left and evil from the right; gold is only what one may
// choose now, and what has been won.
import type { Board } from '../board';
import Accusation from './Accusation.svelte';
import Before from './Before.svelte';
import Ending from './Ending.svelte';
import Flying from './cards/Flying.svelte';
import Hand from './cards/Hand.svelte';
import Logres from './map/Logres.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import { lasts } from './moments';

const board: Board = {
  zones: ['board', 'roundtable', 'piles', 'players'],
  component: Logres,
  hand: { zones: ['hand', 'roundtable'], component: Hand },
  tray: { zones: ['players'], component: Mine },
  before: Before,
  flank: true,
  flying: Flying,
  moments: { lasts, component: Moment },
  grave: Accusation,
  ending: Ending,
};

export default board;
