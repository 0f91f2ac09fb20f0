// What every part of the table page shares, without handing it down piece by piece.
import { getContext, setContext } from 'svelte';
import type { Session } from './session/session.svelte';
import type { Flights } from './attention/flights.svelte';
import type { Zoom } from './attention/zoom.svelte';

const KEY = Symbol('table');

export interface Shared {
  session: Session;
  flights: Flights;
  zoom: Zoom;
}

export function share(shared: Shared): Shared {
  return setContext(KEY, shared);
}

export function shared(): Shared {
  return getContext<Shared>(KEY);
}
