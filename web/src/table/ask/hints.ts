import { isTaught } from '../../setup/draft';
import type { State } from '../../wire/protocol';
import type { Session } from '../session/session.svelte';

/** Whether the reader may ask for a hint now: where the host allows it, and always in lessons. */
export function mayAsk(now: State | null): boolean {
  if (!now?.question || now.table.status !== 'playing') return false;
  return now.table.settings.hints !== 'closed' || isTaught(now.table.options);
}

/** Ask for a hint, or put it away. */
export function seek(session: Session): void {
  if (session.state && mayAsk(session.state) && !session.busy) session.counsel.ask(session.state.version);
}
