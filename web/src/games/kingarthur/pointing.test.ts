import { describe, expect, test, vi } from 'vitest';
import { FakeLine } from '../../testing/fake-line';
import { moment } from '../../testing/kingarthur';
import { prepare, sitAt } from '../../testing/table-page';
import type { State, Words } from '../../wire/protocol';
import { finder } from '../board';

prepare();

const here = finder({ './kingarthur/board.ts': () => import('./board').then((found) => found.default) });
const look = (name: string) => sitAt(here, moment(name));
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const one = (what: string) => document.querySelector<HTMLElement>(what)!;

describe('what just happened, large', () => {
  /** The same table a moment later, when this has been told. */
  function told(words: Words, ...moved: NonNullable<State['moved']>): State {
    return {
      ...moment('waiting'),
      version: 'later',
      story: { start: 0, lines: [words], digest: 'l' },
      moved,
    };
  }

  test('adversaries that are turned over lie side by side, with their power', async () => {
    await look('waiting');
    const cards = ['dragon-5', 'dark-1'];
    const moved = cards.map((name) => ({
      line: 0,
      piece: { name, value: Number(name.at(-1)) },
      source: 'supplies/deck',
      target: `layout/${name}`,
    }));
    FakeLine.last.push(told(['adversaries.turned', { seat: 1, cards }], ...moved));
    await vi.waitFor(() =>
      expect(all('.ka-moment .ka-card.foe .power').map(({ textContent }) => textContent)).toEqual(['5', '1']),
    );
    expect(one('.ka-moment p')).toHaveTextContent('Ben turns over more adversaries: dragon 5, dark power 1.');
  });

  test('of an adventure that is taken one sees the adventure, not what was given for it', async () => {
    await look('waiting');
    const paid = {
      line: 0,
      piece: { name: 'dark-1', value: 1 },
      source: 'seat:1',
      target: 'zone:adventures',
    };
    const quest = {
      line: 0,
      piece: { name: 'grail', value: 20 },
      source: 'adventures/grail',
      target: 'seat:1',
    };
    FakeLine.last.push(
      told(['adventure.taken', { seat: 1, adventure: 'grail', cards: ['dark-1'] }], paid, quest),
    );
    await vi.waitFor(() => expect(all('.ka-moment .ka-card')).toHaveLength(1));
    expect(one('.ka-moment .points')).toHaveTextContent('20');
  });
});

describe('the tray, before anything is paid', () => {
  test('says where to point while something can be chosen, and shows a card with several ways', async () => {
    const user = await look('challenge');
    expect(one('.ka-tray.hint')).toHaveTextContent('Point at a card with a gold edge');
    await user.click(one('[data-piece="layout/dark-1#0"]'));
    expect(all('.ka-tray.chosen .portrait')).toHaveLength(1);
  });

  test('the pile is no adversary', async () => {
    const user = await look('draw');
    await user.click(one('[data-piece="supplies/deck#0"]'));
    expect(all('.ka-tray.chosen')).toEqual([]);
  });
});
