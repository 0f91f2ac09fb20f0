// What moved is seen to move: from where it lay to where it lies, one after the other. The server says what, from the
// reader's own story; here it is only found on the screen and shown.
import { tick, untrack } from 'svelte';
import { motion, prefs } from '../../device/prefs.svelte';
import type { Moved } from '../../wire/protocol';
import type { Session } from '../session/session.svelte';
import { sound } from './sounds';
import { places, type Spot } from './spots';

export interface Flight {
  key: number;
  moved: Moved;
  from: Spot;
  to: Spot;
  after: number; // milliseconds until it starts
  lasts: number;
}

const LASTS = { auto: 420, quick: 220 };
const ALL = { auto: 2400, quick: 900 }; // milliseconds that all of them may take together
const MOST = 24; // of more at once nobody sees each

export class Flights {
  flying = $state.raw<readonly Flight[]>([]);
  line = $state<number | null>(null); // the line of the story that is being shown

  private count = 0;

  /** `wait`: milliseconds until nothing else is shown that they would fly across. */
  constructor(
    private readonly session: Session,
    private readonly wait: () => number = () => 0,
  ) {}

  /** While a page shows this table. */
  keepFlying(): void {
    const state = $derived(this.session.state);
    let version: string | undefined;
    $effect.pre(() => {
      const next = state;
      const moved = next?.moved ?? [];
      const news = version !== undefined && next?.version !== version && moved.length > 0;
      version = next?.version;
      if (!news || !motion()) return;
      const before = untrack(() => places(moved.map(({ source }) => source)));
      void tick().then(() => this.show(moved, before));
    });
  }

  /** All is where it is: nobody wants to watch. */
  skip(): void {
    this.flying = [];
    this.line = null;
  }

  landed(flight: Flight): void {
    this.flying = this.flying.filter((one) => one !== flight);
    this.line = this.flying[0]?.moved.line ?? null;
  }

  private show(moved: readonly Moved[], before: ReadonlyMap<string, Spot>): void {
    const after = places(moved.map(({ target }) => target));
    const seen = moved.slice(-MOST).flatMap((one) => {
      const [from, to] = [before.get(one.source), after.get(one.target)];
      return from && to && (far(from, to) || one.source === one.target) ? [{ moved: one, from, to }] : [];
    });
    const speed = prefs.motion === 'quick' ? 'quick' : 'auto';
    const lasts = LASTS[speed];
    const apart = Math.min(lasts * 0.7, (ALL[speed] - lasts) / Math.max(seen.length - 1, 1));
    const wait = this.wait();
    this.flying = seen.map((one, at) => ({ ...one, key: ++this.count, after: wait + at * apart, lasts }));
    this.line = this.flying[0]?.moved.line ?? null;
    if (seen.length) sound('card');
  }
}

function far(from: Spot, to: Spot): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) > 8;
}
