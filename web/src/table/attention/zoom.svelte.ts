// A closer look at a piece: by resting the pointer on it, by a long press, or by a key.
import type { Attachment } from 'svelte/attachments';
import type { Laid } from '../session/laid';

const REST = 400;
const PRESS = 450;
const GRACE = 600; // to move the pointer from the piece onto what it shows
const STEADY = 10; // pixels that a finger may tremble

export interface Zoomed {
  laid: Laid;
  held: boolean; // asked for by key or finger: it stays until it is closed
  asks: boolean; // opened to choose from it
}

/** Whether a pointer is led onto it. After a tap a phone plays a mouse, too: then a piece has come under the finger that was. */
function hovers(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && matchMedia('(hover: hover)').matches;
}

export class Zoom {
  shown = $state.raw<Zoomed | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(laid: Laid, held = true, asks = false): void {
    this.cancel();
    this.shown = { laid, held, asks };
  }

  close(): void {
    this.cancel();
    this.shown = null;
  }

  /** The pointer is on the picture: stay. */
  cancel(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    this.cancel();
    if (this.shown && !this.shown.held) this.timer = setTimeout(() => this.close(), GRACE);
  }

  /** What a piece listens to. */
  of(laid: Laid): Attachment<HTMLElement> {
    return (node) => {
      let from: [number, number] | null = null;
      let pressed = false;

      const after = (act: () => void, ms: number) => {
        this.cancel();
        this.timer = setTimeout(act, ms);
      };
      const listeners: [string, (event: PointerEvent) => void][] = [
        [
          'pointerenter',
          (event) => hovers(event) && !this.shown?.asks && after(() => this.open(laid, false), REST),
        ],
        ['pointerleave', (event) => event.pointerType === 'mouse' && this.leave()],
        [
          'pointerdown',
          (event) => {
            pressed = false;
            if (event.pointerType === 'mouse') return this.shown?.asks ? this.cancel() : this.close();
            from = [event.clientX, event.clientY];
            after(() => {
              pressed = true;
              this.open(laid);
            }, PRESS);
          },
        ],
        [
          'pointermove',
          (event) => {
            if (!from || event.pointerType === 'mouse') return;
            if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STEADY) this.cancel();
          },
        ],
        ['pointerup', (event) => event.pointerType !== 'mouse' && this.cancel()],
        ['pointercancel', () => this.cancel()],
        ['contextmenu', (event) => from !== null && event.preventDefault()],
        // The click that ends a long press chooses nothing.
        ['click', (event) => pressed && (event.stopImmediatePropagation(), (pressed = false))],
      ];
      for (const [name, act] of listeners)
        node.addEventListener(name, act as EventListener, { capture: true });
      return () => {
        for (const [name, act] of listeners)
          node.removeEventListener(name, act as EventListener, { capture: true });
      };
    };
  }
}
