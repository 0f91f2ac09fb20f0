/** Messages in the reader's language, by the same conventions as Python's `roundtable.text.Text`. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, unknown>;

/** A message as it travels: its key and its figures. A figure may be a message itself. */
export type Message = readonly [key: unknown, args?: unknown];

/** Text that is ready to be read, such as what a person has typed: it is not looked up as a name. */
export class Said {
  constructor(readonly text: string) {}
}

export function messageId(key: string): string {
  return key.replaceAll('.', '-');
}

export function isMessage(value: readonly unknown[]): value is [string, Args] {
  const [key, args] = value;
  return (
    value.length === 2 &&
    typeof key === 'string' &&
    typeof args === 'object' &&
    args !== null &&
    !Array.isArray(args)
  );
}

/** One language, for one game, with the names of the players. */
export class Text {
  readonly #bundle: FluentBundle;
  readonly #people: { names: readonly string[] };

  constructor(
    readonly language: string,
    resources: Iterable<FluentResource> = [],
    people: { names: readonly string[] } = { names: [] },
    readonly waiting = false, // for a file of messages that is still to come
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#people = people;
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  get names(): readonly string[] {
    return this.#people.names;
  }

  set names(names: readonly string[]) {
    this.#people.names = names;
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(messageId(key));
  }

  /** The sentence for a key; where there is none, the key itself, or a sign that it is still to come. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(messageId(key))?.value;
    if (pattern === null || pattern === undefined) return this.waiting ? '…' : key;
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) shown[name] = this.#argument(name, value);
    return this.#bundle.formatPattern(pattern, shown, []);
  }

  /** The sentence for a message that has travelled. */
  words(message: Message): string {
    return this.say(String(message[0]), (message[1] ?? {}) as Args);
  }

  /** The name of a card or whatever a message speaks of. */
  name(thing: unknown): string {
    const whole = String(thing);
    const dash = whole.lastIndexOf('-');
    const base = whole.slice(0, Math.max(dash, 0));
    const tail = whole.slice(dash + 1);
    if (/^\d+$/.test(tail) && this.knows(`name-${base}`))
      return this.say(`name-${base}`, { n: Number(tail) });
    if (this.knows(`name-${whole}`)) return this.say(`name-${whole}`, { n: 1 });
    return this.waiting ? '…' : whole;
  }

  /** A row of things or messages, equal ones counted. */
  listed(things: Iterable<unknown>): string {
    const counted = new Map<string, number>();
    for (const thing of things) {
      const name = Array.isArray(thing) && isMessage(thing) ? this.words(thing) : this.name(thing);
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    return [...counted].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
  }

  player(seat: number): string {
    return this.names[seat] || this.say('player', { number: seat + 1 });
  }

  players(seats: readonly number[]): string {
    const names = seats.map((seat) => this.player(seat));
    const last = names.pop() ?? '';
    if (!names.length) return last;
    return this.say('names-and', { names: new Said(names.join(', ')), last: new Said(last) });
  }

  #argument(name: string, value: unknown): FluentVariable {
    if (value instanceof Said) return value.text;
    if (name === 'seat' && typeof value === 'number') return this.player(value);
    if (name === 'seats' && Array.isArray(value)) return this.players(value.map(Number));
    if (Array.isArray(value)) return isMessage(value) ? this.words(value) : this.listed(value);
    if (typeof value === 'number') return value;
    return value === null || value === undefined ? '' : this.name(value);
  }
}
