// For tests: a server at the other end of the line that says what it is told to say.
import type { Command, Push, State } from '../wire/protocol';
import type { Socket, World } from '../wire/connection';
import recorded from './recorded.jsonl?raw';

/** Ann and Ben share a device: nobody has unlocked it; Ben is asked whom to challenge, and how to pay. */
export const [locked, which, pay] = recorded
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as State) as [State, State, State];

export class FakeLine implements Socket {
  static readonly all: FakeLine[] = [];
  static get last(): FakeLine {
    return FakeLine.all.at(-1)!;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Command[] = [];

  constructor(readonly url: string) {
    FakeLine.all.push(this);
  }

  send(data: string): void {
    this.said.push(JSON.parse(data) as Command);
  }

  close(): void {}

  push(...pushes: Push[]): void {
    for (const push of pushes) this.onmessage?.({ data: JSON.stringify(push) });
  }

  /** The last command, and the reply that it has been done. */
  get command(): Extract<Command, { id: string }> {
    return this.said.at(-1) as Extract<Command, { id: string }>;
  }

  done(): void {
    this.push({ type: 'done', id: this.command.id });
  }
}

let count = 0;

export const fakeWorld: World = {
  open: (url) => new FakeLine(url),
  later: (act, ms) => setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer as number),
  id: () => `c${++count}`,
  random: () => 0.5,
};
