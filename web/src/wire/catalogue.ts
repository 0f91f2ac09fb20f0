/** The games of the server; they do not change while it runs. */

import { api } from './api';
import type { Catalogue, GameInfo } from './protocol';

let asked: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.games();
  asked.catch(() => (asked = undefined));
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await catalogue()).games.find((game) => game.name === name);
}
