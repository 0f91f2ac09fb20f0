// The board of Tainted Grail: the land, the book, and the row of linked cards; one thing at a time. What the reader holds lies below:
// the hero's board by day, the hand in an encounter.
import type { Board } from '../board';
import Before from './hero/Before.svelte';
import Held from './Held.svelte';
import Stage from './Stage.svelte';
import Tabs from './Tabs.svelte';
import Tray from './Tray.svelte';

const board: Board = {
  zones: [
    ...['standing', 'enemy', 'sequence', 'hands', 'journal', 'day', 'map', 'ways'],
    ...['gallery', 'heroes', 'events', 'planner', 'tasks', 'decks', 'statuses'],
  ],
  component: Stage,
  bar: { zones: ['gallery', 'standing', 'enemy', 'journal', 'map', 'day', 'decks'], component: Tabs },
  hand: { zones: ['hands', 'heroes', 'standing'], component: Held },
  tray: { zones: ['hands', 'standing', 'enemy', 'purse'], component: Tray },
  before: Before,
};

export default board;
