/** The language that is spoken now. Messages come from the server, the same files that Python reads. */

import { FluentResource } from '@fluent/bundle';
import { Text } from './text';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

const COMMON = '';

let spoken = $state<Language>('en');
let played = $state<string>(COMMON);
let resources = $state.raw<Record<string, FluentResource>>({});
const people = $state<{ names: readonly string[] }>({ names: [] });

// Not reactive: they only spare work that has been begun or done already.
const asked: Partial<Record<string, Promise<void>>> = {};
let made: Partial<Record<string, Text>> = {};

function place(language: Language, game: string): string {
  return game === COMMON ? `/text/${language}.ftl` : `/text/${language}/${encodeURIComponent(game)}.ftl`;
}

/** Fetch a message file once; a failed attempt may be repeated. */
async function need(language: Language, game: string): Promise<void> {
  const address = place(language, game);
  let loading = asked[address];
  if (loading === undefined) {
    loading = fetch(address).then(async (reply) => {
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
      const resource = new FluentResource(await reply.text());
      made = {};
      resources = { ...resources, [address]: resource };
    });
    asked[address] = loading;
    loading.catch(() => delete asked[address]);
  }
  return loading;
}

/** The language whose name stands first among those the browser's user reads, of those we have. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export function language(): Language {
  return spoken;
}

/** Speak this language from now on, everywhere, as soon as its messages are here. */
export async function loadLanguage(wanted: Language): Promise<void> {
  await Promise.all([need(wanted, COMMON), need(wanted, played)]);
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Speak of this game ("" or null: of none). */
export async function loadGame(game: string | null): Promise<void> {
  const wanted = game ?? COMMON;
  await need(spoken, wanted);
  played = wanted;
}

/** The messages of any game, for a page that speaks of several; a sign shows until they are here. */
export function textOf(game: string): Text {
  const common = place(spoken, COMMON);
  const addresses = game === COMMON ? [common] : [common, place(spoken, game)];
  const known = addresses.flatMap((address) => resources[address] ?? []);
  const id = `${known.length} ${spoken} ${game}`;
  let text = made[id];
  if (text === undefined) {
    const waiting = known.length < addresses.length;
    text = new Text(spoken, known, people, waiting);
    made[id] = text;
    if (waiting) need(spoken, game).catch(() => undefined);
  }
  return text;
}

/** What a game is called. */
export function titleOf(game: string): string {
  return textOf(game).say('title');
}

/** What kind of game it is, in a line. */
export function pitchOf(game: string): string {
  return textOf(game).say('pitch');
}

/** The messages of the language and the game of this moment; read it where it is shown, it is reactive. */
export function text(): Text {
  return textOf(played);
}
