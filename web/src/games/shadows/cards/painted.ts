// The pictures on cards: a painted ground by kind, with the charge of the card inked on it.
import type { Piece } from '../../../wire/protocol';

const SAND =
  '<rect width="100" height="70" class="p1"/><path class="p2" d="M0 52q24-16 50-6t50-8v32H0z"/><path class="p3" d="M0 62q30-8 60-2t40-4v14H0z"/>';
const SKY =
  '<rect width="100" height="70" class="p1"/><path class="p2" d="M50 36L8 0h18zM50 36L38 0h24zM50 36L92 0H74zM50 36L0 22v14zM50 36L100 22v14z"/><path class="p3" d="M0 62q24-14 50-12t50 12v8H0z"/>';
const NIGHT =
  '<rect width="100" height="70" class="p1"/><g class="p2"><circle cx="14" cy="14" r="1.5"/><circle cx="30" cy="8" r="1"/><circle cx="84" cy="12" r="1.6"/><circle cx="74" cy="26" r="1"/><circle cx="20" cy="34" r="1"/><circle cx="90" cy="40" r="1.2"/></g><path class="p3" d="M0 60l12-8 14 6 16-10 18 9 16-9 24 12v14H0z"/>';
const MEADOW =
  '<rect width="100" height="70" class="p1"/><circle class="p2" cx="78" cy="16" r="9"/><path class="p3" d="M0 50q24-14 48-4t52-8v32H0z"/><path class="p4" d="M0 62q26-10 54-3t46-5v16H0z"/>';
const EVIL =
  '<rect width="100" height="70" class="p1"/><circle class="p4" cx="50" cy="33" r="33"/><circle class="p2" cx="50" cy="33" r="27"/><path class="p5" d="M0 47q14-4 26 0t26-1 24 0 24-1v4q-16 3-26 1t-24 1-26-1-24 1zM0 57q20-4 34 0t30-1 36 0v4q-20 3-34 0t-32 1-34 0z"/><path class="p3" d="M0 70V52q12-3 24 3 12-8 26-3 16-6 26 2 10-5 24-2v18zM8 54Q10 34 6 14l2-1q2 10 3 18 3-6 8-9l1 1q-6 6-8 14 0 8 1 17zM4 28q-4-4-5-10l2 0q1 5 4 8zM93 54q-3-20 1-38l-2-1q-3 8-3 16-4-5-8-7l-1 1q6 5 8 12 0 8-1 17zM96 30q4-3 5-9l-2 0q-1 4-4 7z"/>';

interface Painted {
  ground: string;
  drawing: string;
}

const WHITE: Record<string, Painted> = {
  fight: { ground: 'sand', drawing: SAND },
  grail: { ground: 'sky', drawing: SKY },
  merlin: { ground: 'night', drawing: NIGHT },
};
const OTHER = 'convocation fate heroism lady messenger piety reinforcements clairvoyance'.split(' ');

/** How a card is painted. */
export function painted({ name = '' }: Piece): Painted {
  const kind = name.replace(/-\d+$/, '');
  if (OTHER.includes(kind)) return { ground: 'meadow', drawing: MEADOW };
  return WHITE[kind] ?? { ground: 'evil', drawing: EVIL };
}
