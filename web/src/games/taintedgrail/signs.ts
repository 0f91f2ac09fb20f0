// Effects and prices as pictures with figures, read from the words that tell them; what has no picture stays in words.
import { isMessage, type Text } from '../../i18n';
import type { Words } from '../../wire/protocol';
import { told } from './reading';

export interface Sign {
  icon: string;
  figure: string;
  words: string; // what it says, for those who do not know the picture
}

export const PICTURES: Readonly<Record<string, string>> = {
  energy: 'energise',
  health: 'hearts',
  terror: 'terror',
  food: 'bread',
  wealth: 'coins',
  rep: 'laurels',
  magic: 'magic-swirl',
  exp: 'star-medal',
  agg: 'direwolf',
  emp: 'peace-dove',
  cou: 'boar',
  cau: 'hedgehog',
  pra: 'snake',
  spi: 'owl',
  dmg: 'drop',
  pool: 'stone-spear',
  aff: 'conversation',
};

/** The emblem of each row of keys. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  A: 'direwolf',
  C: 'boar',
  P: 'snake',
  E: 'peace-dove',
  U: 'hedgehog',
  S: 'owl',
  M: 'magic-swirl',
  F: 'linked-rings',
};

export const ROWS: Readonly<Record<string, readonly string[]>> = {
  fight: ['A', 'C', 'P', 'M', 'F'],
  talk: ['E', 'U', 'S', 'M', 'F'],
};

const nested = (value: unknown): Words[] =>
  Array.isArray(value) ? (isMessage(value) ? [value as Words] : value.flatMap(nested)) : [];

/** The parts of a message that each say one thing. */
function parts(words: Words): Words[] {
  const [key, args] = [words[0], told(words)];
  if (key === 'eff-row') return nested(args.parts).flatMap(parts);
  return [words];
}

function sign(text: Text, words: Words): Sign {
  const [key, args] = [String(words[0]), told(words)];
  const inner = nested(args.act)[0];
  const said = text.words(words);
  if (inner) return { ...sign(text, inner), words: said };
  const what = key === 'eff-dmg' || key === 'eff-sure-dmg' ? 'dmg' : String(args.what ?? '');
  const figure = args.change ?? args.count;
  const icon = /^(eff-change|eff-dmg|eff-sure-dmg|pay|pay-each|pay-share|amount|cond-least)$/.test(key)
    ? PICTURES[what]
    : undefined;
  if (!icon || figure === undefined) return { icon: '', figure: said, words: said };
  return { icon, figure: key === 'cond-least' ? `${Number(figure)}` : String(figure), words: said };
}

/** What a message says, sign by sign. */
export const signsOf = (text: Text, words: Words | null | undefined): Sign[] =>
  words ? parts(words).map((part) => sign(text, part)) : [];

/** The same for a row of messages, such as a price. */
export const signsIn = (text: Text, value: unknown): Sign[] =>
  nested(value).flatMap((one) => signsOf(text, one));
