// Which lines of the story are shown large, and for how long.
import type { Words } from '../../wire/protocol';

const SPECIAL = /^(morgan-\d|desolation|darkforest|guinevere|mist|mordred|vivien)$/;

/** A black card that is no standard one. */
export const isSpecial = (name = ''): boolean => SPECIAL.test(name);

export const keyOf = ([key]: Words): string => key.replaceAll('-', '.');

const LASTS: Record<string, number> = {
  'quest.won': 1800,
  'quest.lost': 1800,
  'combat.compared': 1600,
  'engine.die': 1400,
  'accuse.right': 2600,
  'accuse.wrong': 2600,
  'traitor.unmasked': 1800,
  'life.death': 1600,
  'black.stopped': 1400,
};

/** A special card is looked at longer than one of every day. */
export function lasts(line: Words): number {
  const key = keyOf(line);
  if (key !== 'black.shown') return LASTS[key] ?? 0;
  return isSpecial(String((line[1] as { card?: unknown }).card ?? '')) ? 2200 : 1100;
}
