import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atTable } from '../../testing/at-table';
import { FakeLine, which } from '../../testing/fake-line';
import { onPage } from '../../testing/on-page.svelte';
import type { Said } from '../../wire/protocol';
import { Panels } from '../panels.svelte';
import type { Session } from '../session/session.svelte';
import { Unread } from './unread.svelte';

const { innerWidth } = window;
const said: Said = { seat: 0, name: '', text: 'well met', at: 0, note: null };
const note: Said = { ...said, text: '', note: ['note.chat-closed', {}] };

let session: Session;
let panels: Panels;
let unread: Unread;
let leave: () => void;

function open(): void {
  session = atTable(which);
  panels = new Panels();
  leave = onPage(() => {
    unread = new Unread(session, panels, () => true);
    unread.keepCount();
  });
}

function talk(...lines: Said[]): void {
  FakeLine.last.push({ type: 'talk', start: session.talk.length, lines });
  flushSync();
}

beforeEach(open);

afterEach(() => {
  leave();
  window.innerWidth = innerWidth;
});

test('what is said while the story is read is unread until the chat is looked at; notes do not count', () => {
  talk(said, note, said);
  expect(unread.count).toBe(2);
  panels.side = 'chat';
  flushSync();
  expect(unread.count).toBe(0);
  panels.side = 'log';
  talk(said);
  expect(unread.count).toBe(1);
});

test('on a phone the chat is seen only while it lies over the table', () => {
  leave();
  window.innerWidth = 360;
  open();
  panels.side = 'chat';
  talk(said);
  expect(unread.count).toBe(1);
  panels.open = true;
  flushSync();
  expect(unread.count).toBe(0);
});
