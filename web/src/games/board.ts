// What a game's folder gives: a board that draws some of the zones of its scene in its own way.
import type { Component, Snippet } from 'svelte';
import type { Choice, Ending, Moved, Piece, Words } from '../wire/protocol';
import type { Laid, LaidGroup, LaidZone } from '../table/session/laid';

export type { Laid, LaidGroup, LaidZone } from '../table/session/laid';

/** What each part of a board is given: nothing but the reader's own scene, now and after the choice pointed at. */
export interface Shown {
  /** Those of the part's zones that the scene has, in the scene's order. */
  zones: readonly LaidZone[];
  /** The same zones as they would be after the choice that is pointed at, as far as the reader can know; null if none is. */
  ahead: readonly LaidZone[] | null;
  /** The seat of the reader; null for somebody who looks on. */
  seat: number | null;
  /** What has been gathered for an answer, in the order of the scene. */
  picked: readonly Gathered[];
  /** In a tray: the button that plays what has been gathered, once that is whole and nothing else can be pressed. */
  confirm?: Snippet;
}

export interface Gathered {
  laid: Laid;
  count: number;
}

/** A part of the table page that a game draws itself. */
export interface Part {
  /** The names of the zones that it draws. */
  zones: readonly string[];
  component: Component<Shown>;
  /** It has a place for the button that plays what has been gathered. */
  confirms?: boolean;
}

/** A line of the reader's own story that is shown large for a moment, and what moved as it was told. */
export interface Moment {
  line: Words;
  moved: readonly Moved[];
}

export interface Moments {
  /** How long a line is shown, in milliseconds; 0 if it is not. */
  lasts: (line: Words) => number;
  component: Component<Moment & { seat: number | null }>;
}

/** The board itself, in the middle of the table, and the other parts that a game may draw: all of them may be left out. */
export interface Board extends Part {
  /** A strip in the bar at the top: the phases of a turn, an order of calling. */
  bar?: Part;
  /** The reader's hand, below the question, in place of the hands that it names. */
  hand?: Part;
  /** Beside the question and the hand: the matter at hand, what has been gathered, piles. */
  tray?: Part;
  /** What lies before a player: below the shield and the name, which every game has. */
  before?: Component<Shown & { group: LaidGroup }>;
  /** Where the screen is broad, players sit to the left of the board, each on a leaf of their own, and the story has all its margin. */
  flank?: boolean;
  /** The order in which players are listed, if it is not that of the seats. */
  order?: (players: LaidZone) => readonly number[];
  /** A piece on its way across the table, about 64 pixels high. */
  flying?: Component<{ piece: Piece }>;
  /** What happens may be shown over the board for a moment. Any press ends it, and the story says the same. */
  moments?: Moments;
  /** A choice that cannot be mended, above the words that ask for a confirmation; null if it has no picture. */
  grave?: Component<Shown & { choice: Choice }>;
  /** Pieces side by side as they look on the table, for the pages of the rules; words beside them say what they are. */
  inBook?: Component<{ pieces: readonly Piece[] }>;
  /** The end of a match: above the reckoning that every game has. */
  ending?: Component<Shown & { ending: Ending; lines: readonly Words[] }>;
}

/** The boards that there are, by the paths of their files; each is fetched when its game is played. */
export type Found = Readonly<Record<string, () => Promise<Board>>>;

/** The board of a game by its name; null if it has none, or if it cannot be had: the table plays every game without. */
export type FindBoard = (game: string) => Promise<Board | null>;

/** Boards are found by folder: `<game>/board.ts`. */
export function finder(found: Found): FindBoard {
  const boards = new Map(Object.entries(found).map(([path, load]) => [path.split('/').at(-2), load]));
  return async (game) => {
    try {
      return (await boards.get(game)?.()) ?? null;
    } catch {
      return null;
    }
  };
}
