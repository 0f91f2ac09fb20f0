// What the keyboard does at the table.
import { buttons } from './ask/buttons';
import { seek } from './ask/hints';
import type { Zoom } from './attention/zoom.svelte';
import type { Panels } from './panels.svelte';
import type { Session } from './session/session.svelte';

/** What keys can change. */
export interface Reach {
  session: Session;
  zoom: Zoom;
  panels: Panels;
}

/** A key was pressed somewhere at the table; true if it meant something. */
export function press(event: KeyboardEvent, reach: Reach): boolean {
  const { panels, session } = reach;
  if (event.ctrlKey || event.metaKey || event.altKey || panels.dialog || session.warned) return false;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')) {
    if (event.key !== 'Escape') return false;
    event.target.blur();
    panels.open = false;
    return false;
  }
  const arrow = ARROWS[event.key];
  if (arrow) return walk(arrow);
  if (/^[1-9]$/.test(event.key)) return playNumber(Number(event.key), session);
  const act = actions(reach)[keyName(event)];
  if (!act || event.repeat) return false;
  act();
  return true;
}

function playNumber(number: number, session: Session): boolean {
  const entry = buttons(session)[number - 1];
  if (!entry || !session.state?.question) return false;
  session.play(entry.choice);
  return true;
}

function actions({ session, zoom, panels }: Reach): Record<string, () => void> {
  const back = session.state?.back;
  return {
    u: () => back?.undo && session.step('undo'),
    r: () => back?.redo && session.step('redo'),
    e: () => back?.commit && session.step('commit'),
    h: () => seek(session),
    a: () => session.state?.question && (panels.dialog = 'choices'),
    l: () => panels.visit('log'),
    c: () => panels.visit('chat'),
    z: () => zoomFocused(session, zoom),
    k: () => (panels.dialog = 'shortcuts'),
    '?': () => (panels.dialog = 'lesson'),
    Escape: () => {
      if (zoom.shown) zoom.close();
      else if (session.glances.past) session.glances.comeBack();
      else if (session.picked.size) session.clear();
      else panels.open = false;
    },
  };
}

/** What a key is called: where no Latin letters are typed, after the one that has its place on the keyboard. */
function keyName({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const foreign = /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (foreign ? code.replace(/^Key/, '') : key).toLowerCase();
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-piece]')];
}

function zoomFocused(session: Session, zoom: Zoom): void {
  if (zoom.shown?.held) return zoom.close();
  const node =
    document.activeElement?.closest<HTMLElement>('[data-piece]') ??
    pieces().find((one) => one.matches(':hover'));
  const id = node?.dataset.piece;
  const found = session.table.zones
    .flatMap(({ groups }) => groups.flatMap((group) => group.pieces))
    .find((laid) => laid.id === id);
  if (found) zoom.open(found);
}

// -- arrows -----------------------------------------------------------------------------------------------

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus to the next piece that way. */
function walk(arrow: readonly [number, number]): boolean {
  const all = pieces();
  const from = all.findIndex((piece) => piece === document.activeElement);
  // A heading or the prompt has the focus only so that it is not lost: arrows lead on from there too.
  if (from < 0 && document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0)
    return false;
  const first = Math.max(
    all.findIndex((piece) => piece.tabIndex === 0),
    0,
  );
  const boxes = all.map((piece) => piece.getBoundingClientRect());
  const to = from < 0 ? first : neighbour(boxes, from, arrow);
  all[to]?.focus();
  return to >= 0 && all.length > 0;
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Which of the boxes an arrow key leads to from the one at `from`; -1 if none lies that way. */
export function neighbour(boxes: readonly Box[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = boxes[from];
  if (!here) return boxes.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    if (at === from) return;
    const x = box.left + box.width / 2 - here.left - here.width / 2;
    const y = box.top + box.height / 2 - here.top - here.height / 2;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}
