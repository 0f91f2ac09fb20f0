/** The server's HTTP API, typed by the protocol. */

import type {
  Catalogue,
  Invitation,
  Joined,
  Made,
  NewSeat,
  NewTable,
  Peek,
  Rulebook,
  Settings,
  Words,
} from './protocol';

/** The server has refused, or could not be reached: `why` is the message to be shown. */
export class Refusal extends Error {
  constructor(
    readonly why: Words,
    readonly status = 0,
  ) {
    super(String(why[0]));
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'Content-Type': 'application/json' };
  }
  let reply: Response;
  try {
    reply = await fetch(path, asked);
  } catch {
    throw new Refusal(['web.unreachable', {}]);
  }
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok) return said as T;
  const why = (said as { why?: Words } | null)?.why;
  throw new Refusal(Array.isArray(why) ? why : ['web.failed', { status: reply.status }], reply.status);
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export const api = {
  games: () => call<Catalogue>('GET', '/api/games'),
  rules: (game: string) => call<Rulebook>('GET', `/api/rules/${encodeURIComponent(game)}`),
  make: (table: NewTable) => call<Made>('POST', '/api/tables', table),
  load: (save: unknown) => call<Made>('POST', '/api/import', save),
  table: (id: string) => call<Peek>('GET', at(id)),
  change: (id: string, seat: number, to: NewSeat) =>
    call<unknown>('POST', `${at(id)}/seats/${seat}`, { seat: to }),
  invite: (id: string, seat: number) => call<Invitation>('POST', `${at(id)}/seats/${seat}/invite`),
  mind: (id: string, seat: number, level: string) =>
    call<unknown>('POST', `${at(id)}/seats/${seat}/mind`, { level }),
  start: (id: string) => call<unknown>('POST', `${at(id)}/start`),
  pause: (id: string) => call<unknown>('POST', `${at(id)}/pause`),
  resume: (id: string) => call<unknown>('POST', `${at(id)}/resume`),
  archive: (id: string) => call<unknown>('POST', `${at(id)}/archive`),
  settings: (id: string, settings: Settings) => call<unknown>('POST', `${at(id)}/settings`, settings),
  rematch: (id: string) => call<Made>('POST', `${at(id)}/rematch`),
  peek: (token: string) => call<Peek>('POST', '/api/peek', { token }),
  join: (token: string, name: string) => call<Joined>('POST', '/api/join', { token, name }),
  /** Where a browser downloads the match as a file. */
  saveAddress: (id: string) => `${at(id)}/save`,
};

/** What went wrong, as a message. */
export function reason(error: unknown): Words {
  return error instanceof Refusal ? error.why : ['web.failed', { status: String(error) }];
}
