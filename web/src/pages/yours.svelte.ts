/** The tables of this device as they stand: those that wait for its person first. */

import { forget, recall, remembered, type Remembered } from '../device/tables';
import { api, Refusal } from '../wire/api';
import type { Peek } from '../wire/protocol';

export interface Yours extends Remembered {
  peek?: Peek;
  gone?: boolean;
}

const ORDER = ['playing', 'setup', 'paused', 'over', 'archived'];
const AGAIN = 20_000; // milliseconds between two looks at what is being played

function rank({ peek, gone }: Yours): number {
  if (gone) return ORDER.length + 1;
  if (!peek) return ORDER.length;
  return peek.turn ? -1 : ORDER.indexOf(peek.table.status);
}

export class YourTables {
  #all = $state.raw<readonly Yours[]>(remembered());

  /** Those that wait for you, then those that go on, then the rest; newest first among equals. */
  readonly sorted = $derived([...this.#all].sort((one, other) => rank(one) - rank(other)));

  /** Ask how things stand; with `playing` only where they may have changed by themselves. */
  look(playing = false): void {
    for (const { id, peek, gone } of this.#all) {
      if (playing && (gone || !['playing', 'setup'].includes(peek?.table.status ?? ''))) continue;
      api.table(id).then(
        (found) => this.#learn(id, { peek: found, gone: false }),
        (error: unknown) => {
          const refused = error instanceof Refusal && error.status >= 400 && error.status < 500;
          if (refused) this.#learn(id, { gone: true });
        },
      );
    }
  }

  /** Look now, whenever the reader comes back to the page, and now and then while it is read. */
  watch(): () => void {
    const returned = () => void (document.hidden || this.look());
    const timer = setInterval(() => void (document.hidden || this.look(true)), AGAIN);
    document.addEventListener('visibilitychange', returned);
    this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', returned);
    };
  }

  forget({ id }: Remembered): void {
    forget(id);
    this.#all = this.#all.filter((table) => table.id !== id);
  }

  /** One that was forgotten by mistake, as it was. */
  recall(table: Yours): void {
    const { id, game, when, link } = table;
    recall({ id, game, when, ...(link ? { link } : {}) });
    this.#all = [...this.#all, table].sort((one, other) => other.when - one.when);
  }

  #learn(id: string, news: Partial<Yours>): void {
    this.#all = this.#all.map((table) => (table.id === id ? { ...table, ...news } : table));
  }
}
