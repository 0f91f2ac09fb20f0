/** A table that is being thought up: who sits where, and by which options it is played. */

import type { GameInfo, NewSeat, NewTable, Settings, VariantInfo } from '../wire/protocol';

export type Kind = NewSeat['kind'];
export const KINDS: readonly Kind[] = ['local', 'link', 'bot'];

export interface Draft {
  game: string;
  seats: Required<NewSeat>[];
  options: Record<string, unknown>;
  settings: Required<Settings>;
}

/** The protocol leaves out what is at its default. */
export const SETTINGS: Required<Settings> = {
  spectators: 'public',
  take_back: 'all',
  pace: 'calm',
  grace: 0,
  chat: 'open',
  hints: 'open',
};

export const GRACES = [0, 180, 600, 3600, 86_400] as const;

const USUAL = 3;
const LESSONS = 'tutorial'; // what every game calls the option that teaches it

/** The bot that is seated unless another is chosen: the server lists it first. */
export function usual(bots: readonly string[]): string {
  return bots[0] ?? '';
}

function seat(kind: Kind, game: GameInfo, name = ''): Required<NewSeat> {
  return { kind, name, level: kind === 'bot' ? usual(game.bots) : '' };
}

/** One person on this device and bots: ready to be played as it is, by the usual number or by as many as are wanted. */
export function begin(game: GameInfo, name: string, wanted = USUAL): Draft {
  const count = Math.min(Math.max(wanted, game.least), game.most);
  const others = Array.from({ length: count - 1 }, () => seat('bot', game));
  return {
    game: game.name,
    seats: [seat('local', game, name), ...others],
    options: Object.fromEntries(game.variants.map((variant) => [variant.name, variant.choices[0]])),
    settings: { ...SETTINGS },
  };
}

/** A game with lessons, for people who play it for the first time; none if the game has no such option. */
export function taught(game: GameInfo, name: string): Draft | null {
  if (!game.variants.some((variant) => variant.name === LESSONS)) return null;
  const draft = begin(game, name);
  return opted(draft, game, { ...draft.options, [LESSONS]: true });
}

/** Whether a table is played by lessons. */
export function isTaught(options: Draft['options']): boolean {
  return options[LESSONS] === true;
}

export function canAdd(draft: Draft, game: GameInfo): boolean {
  return draft.seats.length < game.most;
}

export function canRemove(draft: Draft, game: GameInfo): boolean {
  return draft.seats.length > game.least;
}

/** Whether an option may be chosen with this many seats. */
function meant(variant: VariantInfo, count: number): boolean {
  return !variant.seats?.length || variant.seats.includes(count);
}

/** Other seats: an option that is not meant for this many goes back to its default. */
function seated(draft: Draft, game: GameInfo, seats: Draft['seats']): Draft {
  const usual = game.variants.filter((variant) => !meant(variant, seats.length));
  const options = Object.fromEntries(usual.map(({ name, choices }) => [name, choices[0]]));
  return { ...draft, seats, options: { ...draft.options, ...options } };
}

/** Other options: one that is not meant for this many brings the seats that it is meant for. */
export function opted(draft: Draft, game: GameInfo, options: Draft['options']): Draft {
  const chosen = game.variants.find(
    (variant) =>
      options[variant.name] !== draft.options[variant.name] &&
      options[variant.name] !== variant.choices[0] &&
      !meant(variant, draft.seats.length),
  );
  const count = chosen?.seats?.[0] ?? draft.seats.length;
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, () => seat('bot', game));
  return seated({ ...draft, options }, game, [...draft.seats.slice(0, count), ...more]);
}

/** One more of the kind that sits last. */
export function add(draft: Draft, game: GameInfo): Draft {
  if (!canAdd(draft, game)) return draft;
  return seated(draft, game, [...draft.seats, seat(draft.seats.at(-1)?.kind ?? 'bot', game)]);
}

export function remove(draft: Draft, game: GameInfo, index: number): Draft {
  if (!canRemove(draft, game)) return draft;
  return seated(
    draft,
    game,
    draft.seats.filter((_, i) => i !== index),
  );
}

/** The options that are not as usual. */
export function unusual(game: GameInfo, options: Draft['options']): VariantInfo[] {
  return game.variants.filter(({ name, choices }) => (options[name] ?? choices[0]) !== choices[0]);
}

export function change(draft: Draft, index: number, to: Required<NewSeat>): Draft {
  return { ...draft, seats: draft.seats.map((each, i) => (i === index ? to : each)) };
}

/** Who sits there, in a word: "local", "link", "bot squire". */
export function seatedAs({ kind, level }: NewSeat): string {
  return kind === 'bot' ? `bot ${level ?? ''}` : kind;
}

/** The same seat for another player. A guest who comes by link brings their own name. */
export function turned(from: NewSeat, to: string, bots: readonly string[]): Required<NewSeat> {
  const [kind, wanted] = to.split(' ') as [Kind, string?];
  const level = kind === 'bot' ? wanted || from.level || usual(bots) : '';
  return { kind, level, name: kind === 'local' && from.kind === 'local' ? (from.name ?? '') : '' };
}

/** Whether everybody is here already, so that the game may begin at once. */
export function complete(draft: Draft): boolean {
  return draft.seats.every(({ kind }) => kind !== 'link');
}

/** Two people of one name cannot be told apart. */
export function twins(draft: Draft): boolean {
  const names = draft.seats.map(({ name }) => name.trim().toLowerCase()).filter(Boolean);
  return new Set(names).size < names.length;
}

export function toMessage(draft: Draft): NewTable {
  const seats = draft.seats.map(({ kind, name, level }) => ({ kind, name: name.trim(), level }));
  return {
    game: draft.game,
    seats: seats as NewTable['seats'], // how many there may be, the game says
    options: draft.options,
    settings: draft.settings,
  };
}
