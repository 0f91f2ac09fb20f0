// What a Connection needs of the browser: sockets, time and chance.
import type { Socket, World } from './connection';

export const browser: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (act, ms) => setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer as number),
  id: commandId,
  random: Math.random,
};

/** A random id; crypto.randomUUID is not there for a server in the home network without https. */
function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function address(table: string, place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}/ws/${encodeURIComponent(table)}`;
}
