/** The rules of a game as they are searched and shown. */
import type { Text } from '../../i18n/text';
import type { Chapter, Piece, Rulebook } from '../../wire/protocol';

/** Where a chapter stands on its page. */
export const anchor = ({ title }: Chapter): string => title[0].replaceAll('.', '-');

/** What a piece is called. */
export function nameOf(piece: Piece, text: Text): string {
  return piece.title ? text.words(piece.title) : text.name(piece.name);
}

/** All that a chapter says, the words beside its pictures too. */
export function textsOf({ title, text: told = [], zones = [] }: Chapter, text: Text): string[] {
  const pictured = zones.flatMap(({ title, groups }) => [
    text.words(title),
    ...groups.flatMap(({ title, pieces = [] }) => [
      title ? text.words(title) : '',
      ...pieces.flatMap((piece) => [nameOf(piece, text), piece.text ? text.words(piece.text) : '']),
    ]),
  ]);
  return [text.words(title), ...told.map((words) => text.words(words)), ...pictured];
}

/** Where figures come from: each origin with all that has it, as far as it is looked for. */
export function origins(
  sources: Rulebook['sources'],
  text: Text,
  search: string,
): { origin: string; about: string[] }[] {
  const wanted = sources.filter(({ about }) => found(search, text.words(about)));
  return [...new Set(wanted.map(({ origin }) => origin))].map((origin) => ({
    origin,
    about: wanted.filter((one) => one.origin === origin).map(({ about }) => text.words(about)),
  }));
}

/** Whether every word that is looked for occurs in one of these texts. */
export function found(search: string, ...texts: (string | null | undefined)[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
