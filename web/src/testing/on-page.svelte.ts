// For tests: what a page does for as long as it is shown, without the page.
import { flushSync } from 'svelte';

/** Begin it; gives back how to leave the page. */
export function onPage(begin: () => void): () => void {
  const leave = $effect.root(begin);
  flushSync();
  return leave;
}
