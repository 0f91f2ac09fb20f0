// How many words of the chat the reader has not seen.
import { MediaQuery } from 'svelte/reactivity';
import type { Panels } from '../panels.svelte';
import type { Session } from '../session/session.svelte';

export class Unread {
  private read = $state(0);
  private readonly narrow = new MediaQuery('max-width: 52rem');
  readonly count = $derived.by(() => this.session.talk.slice(this.read).filter(({ note }) => !note).length);

  constructor(
    private readonly session: Session,
    private readonly panels: Panels,
    private readonly playing: () => boolean, // whether the table is on the screen
  ) {}

  /** While a page shows this table; what was said before it came counts as read. */
  keepCount(): void {
    const { session, panels } = this;
    const seeing = $derived(
      this.playing() && panels.side === 'chat' && (!this.narrow.current || panels.open),
    );
    $effect(() => {
      if (seeing || this.read > session.talk.length || !session.state) this.read = session.talk.length;
    });
  }
}
