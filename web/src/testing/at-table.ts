// For tests: a session at a table without its page.
import { Session } from '../table/session/session.svelte';
import type { State } from '../wire/protocol';
import { FakeLine, fakeWorld } from './fake-line';

/** A session that has heard of these states. */
export function atTable(...states: State[]): Session {
  const session = new Session('t1', fakeWorld);
  session.open();
  FakeLine.last.onopen!();
  FakeLine.last.push(...states);
  return session;
}
