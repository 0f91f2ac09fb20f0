// What a game's folder gives: a board that draws some of the zones of its scene in its own way.
import type { Component } from 'svelte';
import type { LaidZone } from '../table/session/laid';

export type { Laid, LaidGroup, LaidZone } from '../table/session/laid';

export interface Board {
  /** The names of the zones that it draws. Hands and players stay as they are, whatever it names. */
  zones: readonly string[];
  /** It is given those of them that the scene has, in the scene's order. */
  component: Component<{ zones: readonly LaidZone[] }>;
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
