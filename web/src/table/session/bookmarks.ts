// Where in the story a reader last acted, remembered on the device.
const KEPT = 60; // tables whose place in the story is remembered
const SHELF = 'roundtable.acted';

/** Where bookmarks are kept; where storage is forbidden they last as long as the page. */
export function shelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export class Bookmarks {
  constructor(private readonly store: Pick<Storage, 'getItem' | 'setItem'> | null) {}

  get(table: string, seat: number): number | null {
    return this.all().find(([key]) => key === `${table}/${seat}`)?.[1] ?? null;
  }

  set(table: string, seat: number, line: number): void {
    const key = `${table}/${seat}`;
    const rest = this.all().filter(([other]) => other !== key);
    try {
      this.store?.setItem(SHELF, JSON.stringify([[key, line], ...rest].slice(0, KEPT)));
    } catch {
      // A device without room for a bookmark can still play.
    }
  }

  private all(): [string, number][] {
    try {
      const found: unknown = JSON.parse(this.store?.getItem(SHELF) ?? '[]');
      return Array.isArray(found) ? found.filter(isBookmark) : [];
    } catch {
      return [];
    }
  }
}

function isBookmark(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
