import { api, reason } from '../wire/api';
import { text } from '../i18n';
import type { Settings } from '../wire/protocol';
import { tell } from '../ui/toast.svelte';

/** Change how the table is kept; what is refused is told. */
export async function saveSettings(table: string, settings: Settings): Promise<void> {
  try {
    await api.settings(table, settings);
  } catch (error) {
    tell(text().words(reason(error)), true);
  }
}
