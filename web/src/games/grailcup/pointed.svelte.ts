// What the reader points at without pressing it, in any part of the board: all parts show where it leads.
import type { Attachment } from 'svelte/attachments';

export interface Pointed {
  space: number;
  icon: string; // by what it leads there, if not by a step
}

let at = $state.raw<Pointed | null>(null);

export const pointed = (): Pointed | null => at;

/** For something that leads to a space: by mouse, finger and keyboard. */
export function pointing(space: number | null, icon = ''): Attachment<HTMLElement> {
  return (node) => {
    if (space === null) return undefined;
    const mine: Pointed = { space, icon };
    const come = () => (at = mine);
    // What is taken away loses the focus while the page is being drawn: nothing may change just then.
    const go = () =>
      queueMicrotask(() => {
        if (at === mine) at = null;
      });
    const listeners = { pointerenter: come, pointerleave: go, focusin: come, focusout: go };
    for (const [name, act] of Object.entries(listeners)) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(listeners)) node.removeEventListener(name, act);
      go();
    };
  };
}
