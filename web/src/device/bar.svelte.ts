// What a page puts into the bar at the top, in place of the name of the house.
import type { Snippet } from 'svelte';

class Bar {
  content = $state.raw<Snippet | null>(null);

  /** For as long as the component that calls this is there. */
  hold(content: () => Snippet): void {
    $effect.pre(() => {
      this.content = content();
      return () => (this.content = null);
    });
  }
}

export const bar = new Bar();
