import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const DEFAULTS = {
  language: '',
  theme: 'auto',
  sound: false,
  notifications: false,
  motion: 'auto',
  confirmTurn: 'never',
  autoForced: true,
  textSize: 'normal',
  name: '',
};

describe('preferences', () => {
  it('begin with the defaults', async () => {
    const { prefs } = await import('./prefs.svelte');
    expect({ ...prefs }).toEqual(DEFAULTS);
  });

  it.each(['nonsense', '[]', 'null', '{"theme":"pink","sound":"loud","motion":1,"extra":true}'])(
    'survive strange storage: %s',
    async (stored) => {
      const { understand } = await import('./prefs.svelte');
      expect(understand(stored)).toEqual(DEFAULTS);
    },
  );

  it('are kept, and show on the page', async () => {
    const { prefs: first } = await import('./prefs.svelte');
    const { flushSync } = await import('svelte'); // of the same, newly loaded, modules
    first.theme = 'dark';
    first.name = 'Анна';
    first.autoForced = false;
    flushSync();
    expect(document.documentElement.dataset.theme).toBe('dark');
    vi.resetModules();
    const { prefs } = await import('./prefs.svelte');
    expect([prefs.theme, prefs.name, prefs.autoForced, prefs.sound]).toEqual(['dark', 'Анна', false, false]);
  });

  it('follow another tab', async () => {
    const { prefs } = await import('./prefs.svelte');
    dispatchEvent(new StorageEvent('storage', { key: 'roundtable.prefs', newValue: '{"theme":"light"}' }));
    expect(prefs.theme).toBe('light');
  });
});
