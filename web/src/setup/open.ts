import { api } from '../wire/api';
import { go } from '../device/router.svelte';
import { remember } from '../device/tables';
import { complete, toMessage, type Draft } from './draft';

/** Make the table and go there; if nobody has to be waited for, the game begins at once. */
export async function open(draft: Draft): Promise<void> {
  const made = await api.make(toMessage(draft));
  remember(made.table, draft.game, made.host);
  if (complete(draft)) await api.start(made.table);
  go(`/table/${made.table}`);
}
