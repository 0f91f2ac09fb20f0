// For tests: a device on which Anna opens pages, with a server that answers.
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { prefs } from '../device/prefs.svelte';
import { go } from '../device/router.svelte';
import { loadGame, loadLanguage } from '../i18n';
import { fakeServer } from './fake-server';

/** For every test of a file: nothing is remembered, and the lobby is open. */
export function prepare(): UserEvent {
  beforeEach(async () => {
    localStorage.clear();
    go('/');
    prefs.name = 'Anna';
    fakeServer({});
    await loadLanguage('en');
    await loadGame(null);
  });

  afterEach(() => vi.unstubAllGlobals());
  return userEvent.setup();
}
