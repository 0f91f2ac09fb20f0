/** The tables that this device has sat at, so that the lobby can lead back to them. */

export interface Remembered {
  id: string;
  game: string;
  when: number; // milliseconds since 1970, of the last visit
  link?: string; // the secret by which another device of the same person comes in
}

const PLACE = 'roundtable.tables';
const MOST = 30;

function isRemembered(thing: unknown): thing is Remembered {
  const { id, game, when } = (thing ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof game === 'string' && typeof when === 'number';
}

/** Newest first. */
export function remembered(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function keep(tables: Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Storage is forbidden or full: the address and the cookie still lead back.
  }
}

/** Called whenever a table is made, joined or opened. A link that is known stays known. */
export function remember(id: string, game: string, link?: string): void {
  const others = remembered();
  const known = others.find((table) => table.id === id);
  const secret = link || known?.link;
  const entry: Remembered = { id, game, when: Date.now(), ...(secret ? { link: secret } : {}) };
  keep([entry, ...others.filter((table) => table.id !== id)]);
}

export function forget(id: string): void {
  keep(remembered().filter((table) => table.id !== id));
}

/** One that was forgotten by mistake, as it was. */
export function recall(table: Remembered): void {
  const others = remembered().filter(({ id }) => id !== table.id);
  keep([...others, table].sort((one, other) => other.when - one.when));
}

/** Where people who look on find a table. */
export function watchAddress(table: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}`;
}

/** An invitation or your own secret, as an address to open. */
export function joinAddress(token: string): string {
  return `${location.origin}/join/${encodeURIComponent(token)}`;
}
