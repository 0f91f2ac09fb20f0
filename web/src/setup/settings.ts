import { api, reason } from '../wire/api';
import { text, type Text } from '../i18n';
import type { Settings } from '../wire/protocol';
import { tell } from '../ui/toast.svelte';
import { SETTINGS } from './draft';

/** Change how the table is kept; what is refused is told. */
export async function saveSettings(table: string, settings: Settings): Promise<void> {
  try {
    await api.settings(table, settings);
  } catch (error) {
    tell(text().words(reason(error)), true);
  }
}

/** What of it is not as usual, in words. */
export function changedSettings(text: Text, settings: Required<Settings>): string[] {
  const said = (key: string, value: string) => `${text.say(`web.settings.${key}`)}: ${value}`;
  const named = (['spectators', 'take_back', 'chat', 'hints', 'pace'] as const)
    .filter((name) => settings[name] !== SETTINGS[name])
    .map((name) => {
      const key = name.replace('_', '-');
      return said(key, text.say(`web.settings.${key}.${settings[name]}`));
    });
  if (settings.grace === SETTINGS.grace) return named;
  const minutes = Math.round(settings.grace / 60);
  return [...named, said('grace', text.say('web.settings.grace.after', { minutes }))];
}
