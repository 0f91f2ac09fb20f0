// Which dialog or side panel is open, and what the keyboard does at the table.
import { tick } from 'svelte';
import type { Entry } from './session/choosing';
import { ARROWS, neighbour } from './session/laid';
import type { Session } from './session/session.svelte';
import type { Zoom } from './attention/zoom.svelte';

export type Dialogue = 'choices' | 'lesson' | 'shortcuts' | 'menu' | 'manage' | 'prefs' | 'checkpoints';
const SHOWN = 6; // buttons in the prompt bar; the rest is in the list

export class Panels {
  dialog = $state<Dialogue | null>(null);
  side = $state<'log' | 'chat'>('log');
  open = $state(false); // on a phone: whether the side panel covers the table
  away = $state(false); // whether all that can be chosen by pointing at it, or how it ended, is out of sight

  show(side: 'log' | 'chat'): void {
    this.open = !(this.open && this.side === side);
    this.side = side;
  }

  /** The same by key: the focus goes there too. */
  private visit(side: 'log' | 'chat'): void {
    this.show(side);
    const places = side === 'chat' ? ['chat-words', 'chat-lines'] : ['story'];
    const find = () => places.map((place) => document.getElementById(place)).find((place) => place !== null);
    void tick().then(() => find()?.focus());
  }

  /** The choices that stand in the prompt bar: what picking has left, then what needs no picking. */
  buttons(session: Session): Entry[] {
    const { look, choosing } = session;
    const room = choosing.free.length > SHOWN ? SHOWN - 1 : SHOWN;
    return [...look.offers, ...choosing.free.slice(0, room)];
  }

  /** A key was pressed somewhere at the table; true if it meant something. */
  press(event: KeyboardEvent, session: Session, zoom: Zoom): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || this.dialog || session.warned) return false;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')) {
      if (event.key !== 'Escape') return false;
      event.target.blur();
      this.open = false;
      return false;
    }
    const arrow = ARROWS[event.key];
    if (arrow) return walk(arrow);
    if (/^[1-9]$/.test(event.key)) return this.number(Number(event.key), session);
    const act = this.keys(session, zoom)[named(event)];
    if (!act || event.repeat) return false;
    act();
    return true;
  }

  private number(number: number, session: Session): boolean {
    const entry = this.buttons(session)[number - 1];
    if (!entry || !session.state?.question) return false;
    session.play(entry.choice);
    return true;
  }

  private keys(session: Session, zoom: Zoom): Record<string, () => void> {
    const back = session.state?.back;
    return {
      u: () => back?.undo && session.step('undo'),
      r: () => back?.redo && session.step('redo'),
      e: () => back?.commit && session.step('commit'),
      a: () => session.state?.question && (this.dialog = 'choices'),
      l: () => this.visit('log'),
      c: () => this.visit('chat'),
      z: () => zoomFocused(session, zoom),
      k: () => (this.dialog = 'shortcuts'),
      '?': () => (this.dialog = 'lesson'),
      Escape: () => {
        if (zoom.shown) zoom.close();
        else if (session.picked.size) session.clear();
        else this.open = false;
      },
    };
  }
}

/** What a key is called: where no Latin letters are typed, after the one that has its place on the keyboard. */
function named({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const foreign = /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (foreign ? code.replace(/^Key/, '') : key).toLowerCase();
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-piece]')];
}

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
