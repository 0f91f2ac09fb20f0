import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atTable } from '../testing/at-table';
import { FakeLine, locked, which } from '../testing/fake-line';
import { onPage } from '../testing/on-page.svelte';
import { Zoom } from './attention/zoom.svelte';
import { Panels } from './panels.svelte';
import type { Session } from './session/session.svelte';

let session: Session;
let zoom: Zoom;
let panels: Panels;
let leave: () => void;

beforeEach(() => {
  session = atTable(which);
  zoom = new Zoom();
  panels = new Panels();
  leave = onPage(() => panels.keepUp(session, zoom, () => session.state?.you.locked ?? false));
});

afterEach(() => leave());

function push(state: typeof which): void {
  FakeLine.last.push(state);
  flushSync();
}

function look(): void {
  zoom.open(session.table.zones.flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))[0]!);
}

test('a new moment closes what spoke of the last one, and leaves the rest', () => {
  panels.dialog = 'choices';
  look();
  push({ ...which, version: 'next' });
  expect([panels.dialog, zoom.shown]).toEqual([null, null]);
  panels.dialog = 'menu';
  push({ ...which, version: 'then' });
  expect(panels.dialog).toBe('menu');
});

test('a state in which nothing is new closes nothing', () => {
  panels.dialog = 'choices';
  look();
  push({ ...which, to_move: [2] });
  expect(panels.dialog).toBe('choices');
  expect(zoom.shown).not.toBeNull();
});

test('the curtain closes everything', () => {
  panels.dialog = 'menu';
  push({ ...locked, version: which.version });
  expect(panels.dialog).toBeNull();
});

test('the same button closes the panel that it has opened, the other one changes it', () => {
  panels.show('chat');
  expect([panels.open, panels.side]).toEqual([true, 'chat']);
  panels.show('log');
  expect([panels.open, panels.side]).toEqual([true, 'log']);
  panels.show('log');
  expect(panels.open).toBe(false);
});
