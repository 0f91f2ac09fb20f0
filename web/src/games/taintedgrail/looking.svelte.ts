// What the reader looks at: another screen than the present one, and the card in hand that is pointed at.
import type { Attachment } from 'svelte/attachments';
import type { Laid, LaidZone } from '../board';
import { natural, type Screen } from './reading';

let turned = $state.raw<{ from: Screen; to: Screen } | null>(null);
let card = $state.raw<Laid | null>(null);

/** The screen that is shown: the reader's own choice lasts until something else goes on. */
export function screenOf(zones: readonly LaidZone[]): Screen {
  const now = natural(zones);
  return turned?.from === now ? turned.to : now;
}

export function turnTo(zones: readonly LaidZone[], to: Screen): void {
  turned = { from: natural(zones), to };
}

export const pointedCard = (): Laid | null => card;

/** For a card in hand: by mouse, finger and keyboard. */
export function pointing(laid: Laid): Attachment<HTMLElement> {
  return (node) => {
    const come = () => (card = laid);
    const go = () =>
      queueMicrotask(() => {
        if (card?.id === laid.id) card = null;
      });
    const listeners = { pointerenter: come, pointerleave: go, focusin: come, focusout: go };
    for (const [name, act] of Object.entries(listeners)) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(listeners)) node.removeEventListener(name, act);
      go();
    };
  };
}
