// The board of King Arthur: The Card Game. Whom can I beat, what does it buy: a wall of banners and a shelf side by side, and
// below them the hand that pays.
import type { Board } from '../board';
import Before from './Before.svelte';
import Court from './Court.svelte';
import Crowned from './Crowned.svelte';
import InBook from './InBook.svelte';
import Hand from './Hand.svelte';
import Flying from './moving/Flying.svelte';
import Moment from './moving/Moment.svelte';
import { lasts } from './moving/moments';
import Steps from './Steps.svelte';
import Tray from './Tray.svelte';

const board: Board = {
  zones: ['layout', 'adventures', 'supplies', 'players', 'matter'],
  component: Court,
  bar: { zones: ['turn'], component: Steps },
  hand: { zones: ['hand'], component: Hand },
  tray: { zones: ['matter'], component: Tray, confirms: true },
  before: Before,
  flying: Flying,
  moments: { lasts, component: Moment },
  ending: Crowned,
  inBook: InBook,
};

export default board;
