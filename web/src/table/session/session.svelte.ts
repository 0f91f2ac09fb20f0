// What a reader holds of one table: the last state, the story, the chat, and what they are pointing at.
import { prefs } from '../../device/prefs.svelte';
import type { Bye, Choice, Push, Said, State, Words, You } from '../../wire/protocol';
import { Choosing, NOTHING, type Picked, type Slot } from './choosing';
import { Connection, type Link, type Order, type Sent, type World } from '../../wire/connection';
import { Counsel } from './passing/counsel.svelte';
import { Glances } from './passing/glances.svelte';
import { lay } from './laid';
import { Outlooks } from './passing/outlook.svelte';
import { Bookmarks, shelf } from './bookmarks';
import { BLANK, firstNew, joined, mentioned, NOBODY, openPages, type Held } from './story';
import { address, browser } from '../../wire/browser';

const GLANCES = new Set(['peek', 'why', 'at']);
const MOVES = new Set(['play', 'undo', 'redo', 'commit']);

export class Session {
  /** What is asked in passing; first, since the table is drawn from it. */
  readonly glances: Glances = new Glances((order) => this.connection.send(order));

  /** What the reader could answer, if they have asked. */
  readonly counsel: Counsel = new Counsel((order) => this.send(order));

  state = $state.raw<State | null>(null);
  held = $state.raw<Held>(BLANK);
  talk = $state.raw<readonly Said[]>([]);
  link = $state<Link>('connecting');
  waiting = $state.raw<readonly Sent[]>([]);
  settling = $state(false); // a move is done, and the state after it has not come yet
  picked = $state.raw<Picked>(NOTHING);
  spoken = $state.raw<ReadonlySet<string>>(NOBODY); // what a line speaks of, by names, and players as "seat:2"
  warned = $state.raw<Choice | null>(null); // cannot be taken back: to be confirmed
  refusal = $state.raw<Words | null>(null);
  farewell = $state.raw<Bye | null>(null);
  heard = $state.raw<readonly Words[]>([]); // the lines that came last, to be read out
  mark = $state<number | null>(null); // where in the story the reader last acted
  spoke = $state<number | null>(null); // how much of it there was when the reader last answered: what that led to follows
  read = $state.raw<readonly string[]>([]); // the pages that lay open when the reader last answered
  answered = $state(''); // the version that the reader last answered
  calm = $state(false); // nothing is to be answered by itself until the reader has played again

  readonly table = $derived(lay(this.glances.past?.scene ?? this.state?.scene ?? []));
  readonly choosing = $derived(
    new Choosing((!this.glances.past && this.state?.question?.choices) || [], this.table.slots),
  );
  readonly look = $derived(this.choosing.look(this.picked));
  readonly busy = $derived(this.settling || this.waiting.some(({ type }) => MOVES.has(type)));
  // What was not there yet when the reader last answered is new to them; the table brings it into sight.
  readonly fresh = $derived(openPages(this.table.zones).filter((page) => !this.read.includes(page)));
  readonly seat = $derived(this.state?.you.seat ?? null);
  readonly mine = $derived((this.state?.to_move ?? []).filter((seat) => this.holds(seat)));

  /** The choice that is suggested, and the refs of the pieces at which it points. */
  readonly advised = $derived(this.counsel.among(this.state?.question?.choices ?? []));
  readonly advisedPieces = $derived(this.advised?.touches ?? []);

  /** What would come of the choices that are pointed at. */
  readonly outlooks = new Outlooks(({ answer }) =>
    this.connection.send({ type: 'peek', version: this.state?.version ?? '', answer }),
  );

  private readonly connection: Connection;
  private readonly bookmarks = new Bookmarks(shelf());
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly asked = new Map<string, Choice>();
  private hiding = ''; // the id of the lock that the server has not confirmed yet

  constructor(
    readonly id: string,
    world: World = browser,
  ) {
    this.connection = new Connection(
      address(id),
      {
        hello: () => ({ have: this.held.lines.length, digest: this.held.digest }),
        push: (push, sent) => this.take(push, sent),
        changed: (link, unanswered) => {
          this.link = link;
          if (link !== 'open') this.settling = false;
          this.waiting = unanswered;
        },
        bye: (bye) => (this.farewell = bye),
      },
      world,
    );
  }

  open(): void {
    this.connection.connect();
  }

  close(): void {
    this.connection.stop();
  }

  nudge(): void {
    this.connection.nudge();
  }

  send(order: Order): string {
    this.refusal = null;
    return this.connection.send(order);
  }

  /** What would come of the choice that is pointed at. */
  get ahead() {
    return this.outlooks.shown;
  }

  holds(seat: number): boolean {
    return this.state?.you.seats.includes(seat) ?? false;
  }

  // -- playing ------------------------------------------------------------------------------------------

  /** Whether a click on this slot would do something. */
  lit(slot: Slot): boolean {
    return this.choosing.lit(slot, this.picked, this.look);
  }

  /** Point at a piece, and play what that settles. */
  point(slot: Slot): void {
    if (this.busy) return;
    this.picked = this.choosing.toggle(this.picked, slot.id);
    if (this.look.play) this.play(this.look.play.choice);
  }

  /** Somebody points at a line of the story. */
  speakOf(words: Words | null): void {
    this.spoken = words ? mentioned(words) : NOBODY;
  }

  clear(): void {
    this.picked = NOTHING;
  }

  /** Answer; `alone` when nobody has pressed anything, so that a warning does not ask anything. */
  play(choice: Choice, careful = prefs.confirmTurn !== 'never', alone = false): string {
    const version = this.state?.version;
    if (version === undefined || this.busy) return '';
    const several = (this.state?.question?.choices.length ?? 0) > 1;
    if (choice.grave && several && this.warned !== choice) {
      this.warned = choice; // to be confirmed, with what it means
      return '';
    }
    this.warned = null;
    this.calm = false;
    this.outlooks.point(null); // nobody wonders any longer what would come of it
    const confirm = prefs.confirmTurn === 'always';
    const { answer } = choice;
    this.spoke = this.held.lines.length;
    this.turnPages();
    this.answered = version;
    const id = this.send({ type: 'play', version, answer, careful, confirm });
    if (!alone) this.asked.set(id, choice);
    return id;
  }

  /** Undo, redo, restart or end the turn. */
  step(type: 'undo' | 'redo' | 'commit', all = false): void {
    const version = this.state?.version;
    if (version === undefined || this.busy) return;
    this.calm = true;
    this.turnPages();
    this.send(type === 'undo' ? { type, version, all } : { type, version });
    this.clear();
  }

  /** Who answers has read what lies open. */
  private turnPages(): void {
    this.read = openPages(this.table.zones);
  }

  // -- a shared device ----------------------------------------------------------------------------------

  /** Hide everything of this seat: here at once, and then from the server's next words. */
  hide(): void {
    const now = this.state;
    if (!now) return;
    this.connection.forget();
    this.asked.clear();
    this.settling = false;
    this.forgetStory();
    const you: You = { ...now.you, seat: null, locked: true };
    const { table, to_move } = now;
    this.state = { type: 'state', version: '', table, you, to_move, prompt: ['table-hidden', {}] };
    void this.look; // derived from what is gone: it lets go of the old one only when it is read
    this.hiding = this.send({ type: 'lock' });
  }

  private forgetStory(): void {
    this.held = BLANK;
    this.heard = [];
    this.mark = this.spoke = null;
    this.read = [];
    this.picked = NOTHING;
    this.warned = this.refusal = null;
    this.counsel.forget();
    this.outlooks.forget();
    this.glances.moveOn(true);
  }

  // -- what the server says -----------------------------------------------------------------------------

  private take(push: Exclude<Push, Bye>, sent: Sent | null): void {
    if (push.type === 'state') return this.takeState(push);
    if (push.type === 'talk') {
      this.talk = [...this.talk.slice(0, push.start), ...push.lines];
      return;
    }
    if (push.type === 'ahead') {
      if (this.state) this.outlooks.take(push, this.state);
      return;
    }
    if (push.type === 'because' || push.type === 'then' || push.type === 'reviewed')
      return this.glances.take(push);
    if (push.type === 'advice') return this.counsel.take(push);
    if (sent?.type === 'advise') {
      if (push.type === 'refused' && this.counsel.refuse(push.id)) this.refusal = push.why;
      return;
    }
    if (sent?.type === 'review') {
      this.glances.forgetReview();
      if (push.type === 'refused') this.refusal = push.why;
      return;
    }
    if (sent && GLANCES.has(sent.type)) return; // too many at once, or too late: nobody misses it
    if (push.id === this.hiding) {
      this.hiding = '';
      if (push.type === 'refused') this.connection.connect(); // what was let go of must be told again
    }
    const choice = this.asked.get(push.id);
    this.asked.delete(push.id);
    if (push.type === 'refused') this.refusal = push.why;
    if (push.type === 'warned' && sent?.type === 'play' && sent.version === this.state?.version) {
      if (choice) this.warned = choice;
      else this.calm = true; // it would have been answered by itself: let the reader decide
    }
    if (push.type === 'done' && sent && 'version' in sent) {
      // The state after it may have come before this word, or is still to come.
      if (sent.version === this.state?.version) this.settling = true;
      else this.bookmark();
    }
  }

  private takeState(next: State): void {
    if (this.hiding && !next.you.locked) return; // it was under way when the curtain fell
    const before = this.state;
    const sameEyes = before !== null && before.you.seat === next.you.seat;
    if (!sameEyes) {
      this.glances.forgetReview();
      this.mark = this.bookmarks.get(this.id, next.you.seat ?? -1);
      this.spoke = null;
      this.read = [];
    }
    const held = joined(this.held, next.story);
    if (!held) {
      this.held = BLANK;
      this.connection.connect();
      return;
    }
    this.heard = sameEyes ? held.lines.slice(firstNew(this.held.lines, held.lines)) : [];
    this.held = held;
    if (before?.version !== next.version || !sameEyes) {
      this.picked = NOTHING;
      this.warned = null;
      this.counsel.forget();
      this.outlooks.forget();
      this.glances.moveOn(Boolean(next.question));
    }
    this.state = next;
    if (this.settling) this.bookmark();
  }

  private bookmark(): void {
    this.settling = false;
    this.mark = this.held.lines.length;
    this.bookmarks.set(this.id, this.seat ?? -1, this.mark);
  }
}
