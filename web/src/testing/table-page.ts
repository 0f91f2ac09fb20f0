// For tests: the page of a table, with a server at the other end of the line.
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, vi } from 'vitest';
import { loadLanguage } from '../i18n';
import { prefs } from '../device/prefs.svelte';
import type { State } from '../wire/protocol';
import { FakeLine } from './fake-line';
import { finder, type FindBoard } from '../games/board';
import TableUnderBar from './TableUnderBar.svelte';

const noBoards = finder({});
const TEXT = '../src/roundtable/';

function messages(address: string): string {
  const read = (file: string) => readFileSync(TEXT + file, 'utf-8');
  const game = /^\/text\/en\/(.+)\.ftl$/.exec(address)?.[1];
  if (game) return read(`games/${game}/text/en.ftl`);
  return ['text/en.ftl', ...['pages', 'server', 'table'].map((part) => `text/web/${part}.en.ftl`)]
    .map(read)
    .join('\n');
}

/** For every test of a file: a server that hands out the texts, and quiet preferences. */
export function prepare(): void {
  beforeAll(async () => {
    vi.stubGlobal('WebSocket', FakeLine);
    vi.stubGlobal('fetch', async (address: string) => new Response(messages(address)));
    Element.prototype.scrollIntoView = () => undefined;
    document.elementFromPoint = () => null;
    await loadLanguage('en');
  });

  beforeEach(() => {
    localStorage.clear();
    Object.assign(prefs, { confirmTurn: 'never', autoForced: false, motion: 'off', sound: false });
  });
}

/** Open the page of a table that is in these states. */
export async function sit(...states: State[]): Promise<UserEvent> {
  return sitAt(noBoards, ...states);
}

/** The same where games may have boards. */
export async function sitAt(find: FindBoard, ...states: State[]): Promise<UserEvent> {
  render(TableUnderBar, { id: 't1', find });
  FakeLine.last.onopen!();
  FakeLine.last.push(...states);
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }));
  return userEvent.setup();
}
