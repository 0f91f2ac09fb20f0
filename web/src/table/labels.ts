// What a piece is called, in full, for those who do not see it and for a closer look.
import type { Text } from '../i18n';
import type { Piece } from '../protocol';

export function pieceName(text: Text, piece: Piece): string {
  return piece.name ? text.name(piece.name) : text.say('table-face-down');
}

/** Name, figure, number, markers, and how many of them are picked. */
export function pieceLabel(text: Text, piece: Piece, picked = 0): string {
  const name = pieceName(text, piece);
  const parts = [name];
  const { value = null, count = 1, seats = [] } = piece;
  if (value !== null && !name.includes(String(value))) parts.push(text.say('table-value', { value }));
  if (count !== 1) parts.push(text.say('table-count', { count }));
  if (seats.length) parts.push(text.say('table-markers', { seats }));
  if (picked > 1) parts.push(text.say('table-picked', { count: picked }));
  return parts.join(', ');
}
