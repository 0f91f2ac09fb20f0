// Where the swords on the Round Table came from, as the story tells it.
import type { Words } from '../../wire/protocol';
import { keyOf } from './moments';

export interface Account {
  /** What it was: the name of a quest, or `turned` for a sword turned over. */
  of: string;
  count: number;
}

type Told = { quest?: string; white?: number; black?: number; count?: number };

function added(account: readonly Account[], of: string, count: number): Account[] {
  if (!count) return [...account];
  if (!account.some((one) => one.of === of)) return [...account, { of, count }];
  return account.map((one) => (one.of === of ? { of, count: one.count + count } : one));
}

/** Each side's swords by what brought them, in the order of the game; swords that no quest brought belong to Camelot. */
export function accountOf(lines: readonly Words[]): { white: Account[]; black: Account[] } {
  let [white, black, quest] = [[] as Account[], [] as Account[], 'camelot'];
  for (const line of lines) {
    const [key, told] = [keyOf(line), (line[1] ?? {}) as Told];
    if (key === 'quest.won' || key === 'quest.lost') quest = (told.quest ?? '').replace(/^place-/, '');
    if (key === 'swords.laid') {
      white = added(white, quest, told.white ?? 0);
      black = added(black, quest, told.black ?? 0);
      quest = 'camelot';
    }
    if (key === 'swords.flipped') {
      white = added(white, 'turned', -(told.count ?? 1));
      black = added(black, 'turned', told.count ?? 1);
    }
  }
  return { white, black };
}

/** Whether the story tells of all of them: a match may have begun with swords on the table. */
export const isWhole = (account: readonly Account[], swords: number): boolean =>
  account.reduce((sum, { count }) => sum + count, 0) === swords;
