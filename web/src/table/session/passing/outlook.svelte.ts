// What would come of a choice: asked of the server when somebody points at it, and remembered while the question lasts.
import type { Ahead, Choice, State, Words, Zone } from '../../../wire/protocol';
import { lay, type Table } from '../laid';

export interface Outlook {
  choice: Choice;
  table: Table; // the scene as it would be
  lines: readonly Words[]; // what the story would tell
}

/** A pointer that only passes asks nothing. */
export const REST = 120;

export class Outlooks {
  /** What would come of the choice that is pointed at, once it is known. */
  shown = $state.raw<Outlook | null>(null);

  private wanted: Choice | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  // Nothing is drawn from these two.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly known = new Map<string, Outlook>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly asked = new Map<string, Choice>();

  constructor(private readonly ask: (choice: Choice) => string) {}

  /** Somebody points at a choice, or at none any longer. */
  point(choice: Choice | null): void {
    clearTimeout(this.timer);
    this.wanted = choice;
    const known = choice ? (this.known.get(nameOf(choice)) ?? null) : null;
    this.shown = known; // and not read here: what points must not be called again when it is shown
    if (choice && !known) this.timer = setTimeout(() => this.asked.set(this.ask(choice), choice), REST);
  }

  /** The server says what would come of it: the zones that would differ. */
  take({ id, scene = [], lines = [] }: Ahead, now: State): void {
    const choice = this.asked.get(id);
    if (!this.asked.delete(id) || !choice) return;
    const outlook = { choice, table: lay(changed(now.scene ?? [], scene)), lines };
    this.known.set(nameOf(choice), outlook);
    if (this.wanted && nameOf(this.wanted) === nameOf(choice)) this.shown = outlook;
  }

  /** Another moment: what was asked about the last one counts no longer. */
  forget(): void {
    this.point(null);
    this.known.clear();
    this.asked.clear();
  }
}

function nameOf({ answer }: Choice): string {
  return JSON.stringify(answer);
}

function changed(scene: readonly Zone[], zones: readonly Zone[]): Zone[] {
  const other = new Map(zones.map((zone) => [zone.name, zone]));
  const known = scene.map((zone) => other.get(zone.name) ?? zone);
  return [...known, ...zones.filter(({ name }) => !scene.some((zone) => zone.name === name))];
}
