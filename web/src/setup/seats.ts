/** How the people, bots and free seats of a table are called. */

import { Said, type Text } from '../i18n';
import type { SeatInfo } from '../wire/protocol';

export function seatName(text: Text, seat: SeatInfo, index: number): string {
  const number = index + 1;
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return text.say('bot', { number });
  return text.say(seat.kind === 'link' && !seat.taken ? 'web.seat.free' : 'player', { number });
}

/** The same where nothing beside it says that it is a bot. */
export function seatMarked(text: Text, seat: SeatInfo, index: number): string {
  const name = seatName(text, seat, index);
  return seat.kind === 'bot' ? text.say('bot-marked', { name: new Said(name) }) : name;
}

/** Whether and by whom a seat is held at this moment. */
export function presence(text: Text, seat: SeatInfo): string {
  const level = new Said(text.say('web.level', { level: seat.level ?? '' }));
  if (seat.minded) return text.say('web.seat.minded', { level });
  const like = new Said(text.say('web.level.like', { level: seat.level ?? '' }));
  if (seat.kind === 'bot') return text.say('web.seat.bot', { level, like });
  if (seat.kind === 'local') return text.say('web.seat.local');
  if (!seat.taken) return text.say('web.seat.waiting');
  return text.say(seat.here ? 'web.seat.here' : 'web.seat.away');
}
