// Which dialog and which side panel is open.
import { tick, untrack } from 'svelte';
import type { Zoom } from './attention/zoom.svelte';
import type { Session } from './session/session.svelte';

export type Dialogue = 'choices' | 'lesson' | 'shortcuts' | 'menu' | 'manage' | 'prefs' | 'checkpoints';
const OF_THE_MOMENT: readonly (Dialogue | null)[] = ['choices', 'lesson'];

export class Panels {
  dialog = $state<Dialogue | null>(null);
  side = $state<'log' | 'chat'>('log');
  open = $state(false); // on a phone: whether the side panel covers the table
  folded = $state(false); // beside a board: whether the margin gives its room to it
  away = $state(false); // whether all that can be chosen by pointing at it, or how it ended, is out of sight

  show(side: 'log' | 'chat'): void {
    this.open = !(this.open && this.side === side);
    this.side = side;
  }

  /** Give the margin's room to the board, or take it back. */
  fold(): void {
    this.folded = !this.folded;
    this.open = false;
  }

  /** The same by key: the focus goes there too. */
  visit(side: 'log' | 'chat'): void {
    this.show(side);
    const places = side === 'chat' ? ['chat-words', 'chat-lines'] : ['story'];
    const find = () => places.map((place) => document.getElementById(place)).find((place) => place !== null);
    void tick().then(() => find()?.focus());
  }

  /** While a page shows this table: close what a new moment has made stale, and everything when the curtain falls. */
  keepUp(session: Session, zoom: Zoom, hidden: () => boolean): void {
    const version = $derived(session.state?.version);
    $effect(() => {
      void version;
      untrack(() => {
        zoom.close();
        if (OF_THE_MOMENT.includes(this.dialog)) this.dialog = null;
      });
    });
    $effect(() => {
      if (!hidden()) return;
      zoom.close();
      this.dialog = null;
    });
  }
}
