// One websocket that is always there again: it greets, comes back by itself, and says again under the same
// id whatever the server has not answered yet. The server does a repeated command once.
import type { Bye, Command, Hello, Push } from './protocol';
import { Recall } from './recall';

type Plain<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A command before it has been given its id. */
export type Order = Plain<Command>;
export type Sent = Extract<Command, { id: string }>;
export type Link = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface World {
  open(url: string): Socket;
  later(act: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  id(): string;
  random(): number;
}

export interface Hooks {
  hello(): Pick<Hello, 'have' | 'digest'>;
  push(push: Exclude<Push, Bye>, sent: Sent | null): void;
  changed(link: Link, unanswered: readonly Sent[]): void;
  bye(bye: Bye): void;
}

export const PROTOCOL = 1;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const PATIENCE = 8_000; // after which an unanswered command means that the line is dead

export class Connection {
  link: Link = 'connecting';
  private socket: Socket | null = null;
  private readonly pending = new Map<string, Sent>();
  private recall = new Recall();
  private tries = 0;
  private greeted = false;
  private timer: unknown = null;
  private watch: unknown = null;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    private readonly world: World,
  ) {}

  /** Open the line; also at once instead of after the present wait. */
  connect(): void {
    if (this.link === 'ended') return;
    this.hangUp();
    this.tell('connecting');
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = () => this.lost();
  }

  stop(): void {
    this.hangUp();
    this.pending.clear();
    this.tell('ended');
  }

  /** The network or the reader is back: do not wait any longer. */
  nudge(): void {
    if (this.link === 'waiting') this.connect();
  }

  send(order: Order): string {
    const id = this.world.id();
    const command = { ...order, id } as Sent;
    this.pending.set(id, command);
    if (this.greeted) this.say(command);
    this.tell(this.link);
    return id;
  }

  /** Let go of what has not been answered and of what was shown: nobody is to find it here. */
  forget(): void {
    this.pending.clear();
    this.recall = new Recall();
    this.tell(this.link);
  }

  private greet(): void {
    this.greeted = true;
    this.recall = new Recall();
    this.say({ type: 'hello', protocol: PROTOCOL, recalls: true, bare: true, ...this.hooks.hello() });
    for (const command of this.pending.values()) this.say(command);
    this.tell('open');
  }

  private say(command: Command): void {
    this.socket?.send(JSON.stringify(command));
    if (command.type !== 'hello') this.beOnWatch();
  }

  /** A line may be dead without anybody being told; silence after a command shows it. */
  private beOnWatch(): void {
    this.watch ??= this.world.later(() => {
      this.watch = null;
      if (this.pending.size > 0 && this.link === 'open') this.connect();
    }, PATIENCE);
  }

  private hear(data: unknown): void {
    const push = JSON.parse(String(data)) as Push;
    if (push.type === 'bye') {
      this.hooks.bye(push);
      if (!push.again) this.stop();
      return;
    }
    if (push.type === 'state') {
      this.tries = 0;
      const scene = this.recall.scene(push.scene ?? []);
      if (!scene) return this.connect(); // it was sent to who has forgotten since
      push.scene = scene;
    }
    let sent: Sent | null = null;
    if ('id' in push) {
      sent = this.pending.get(push.id) ?? null;
      this.pending.delete(push.id);
      this.unwatch();
      if (this.pending.size > 0) this.beOnWatch();
    }
    this.hooks.push(push, sent);
    this.tell(this.link);
  }

  private lost(): void {
    this.hangUp();
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    this.timer = this.world.later(() => this.connect(), wait * (0.8 + 0.2 * this.world.random()));
    this.tell('waiting');
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (this.timer !== null) this.world.cancel(this.timer);
    this.timer = null;
    this.unwatch();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private unwatch(): void {
    if (this.watch !== null) this.world.cancel(this.watch);
    this.watch = null;
  }

  private tell(link: Link): void {
    this.link = link;
    this.hooks.changed(link, [...this.pending.values()]);
  }
}
