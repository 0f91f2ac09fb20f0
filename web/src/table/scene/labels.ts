// What a piece is called, in full, for those who do not see it and for a closer look.
import { isMessage, Said, type Args, type Message, type Text } from '../../i18n';
import type { Piece } from '../../wire/protocol';
import type { End } from './track/track';

export function pieceName(text: Text, piece: Piece): string {
  if (piece.title) return text.words(piece.title);
  return piece.name ? text.name(piece.name) : text.say('table-face-down');
}

/** The language of a message if that, or the words that it carries, are there in one language only. */
export function tongue(message: Message): string | undefined {
  const args = (message[1] ?? {}) as Args;
  if (typeof args.lang === 'string') return args.lang;
  for (const value of Object.values(args)) {
    const found = Array.isArray(value) && isMessage(value) ? tongue(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** What lies on a piece, each with all that is to be said of it; "" if nothing does. */
export function lyingOn(text: Text, piece: Piece): string {
  const what = (piece.on ?? []).map((one) => pieceLabel(text, one)).join(', ');
  return what && text.say('table-on', { what: new Said(what) });
}

/** Name, figure, number, what lies on it, markers, and how many of them are picked. */
export function pieceLabel(text: Text, piece: Piece, picked = 0, me: number | null = null): string {
  const name = pieceName(text, piece);
  const parts = [name];
  const { value = null, count = 1, seats = [] } = piece;
  if (value !== null && !name.includes(String(value))) parts.push(text.say('table-value', { value }));
  if (count !== 1) parts.push(text.say('table-count', { count }));
  if (piece.on?.length) parts.push(lyingOn(text, piece));
  if (seats.length) parts.push(text.say('table-markers', { seats: named(text, seats, me) }));
  if (picked > 1) parts.push(text.say('table-picked', { count: picked }));
  return parts.join(', ');
}

/** A space of a track: its number, what it is, what lies and who stands on it, the foremost first. */
export function spaceLabel(
  text: Text,
  piece: Piece,
  picked = 0,
  end: End = '',
  me: number | null = null,
): string {
  const { value = null, seats = [] } = piece;
  const parts = value === null ? [] : [text.say('table-space', { value })];
  const place = end && text.say(`table-track-${end}`);
  if (!pieceName(text, piece).toLowerCase().includes(place)) parts.push(place);
  parts.push(pieceLabel(text, { ...piece, value: null, seats: [] }, picked));
  if (seats.length)
    parts.push(text.say('table-queue', { count: seats.length, seats: named(text, seats, me) }));
  return parts.join(', ');
}

/** A player's name, with a word that marks the reader's own. */
export function seatLabel(text: Text, seat: number, me: number | null): string {
  return seat === me ? text.say('table-named-you', { seat }) : text.player(seat);
}

function named(text: Text, seats: readonly number[], me: number | null): Said {
  return new Said(seats.map((seat) => seatLabel(text, seat, me)).join(', '));
}
