import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { FakeLine, pay, which } from '../testing/fake-line';
import { prepare, sit } from '../testing/table-page';
import { ARROWS, neighbour } from './keyboard';

prepare();

function press(key: string, code: string): void {
  void fireEvent.keyDown(document.body, { key, code });
}

test.each([
  ['л', 'KeyK'],
  ['Л', 'KeyK'],
  ['k', 'KeyK'],
  ['k', 'KeyN'], // Latin letters in another order: what is typed counts
])('the letter %s on %s explains the keys', async (key, code) => {
  await sit(which);
  press(key, code);
  expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('a Cyrillic letter takes a step back as the Latin one of its place does', async () => {
  await sit(which, pay);
  press('г', 'KeyU');
  expect(FakeLine.last.command).toMatchObject({ type: 'undo', version: pay.version });
});

test.each([
  ['n', 'KeyK'],
  ['х', 'BracketLeft'],
])('the letter %s on %s means nothing', async (key, code) => {
  await sit(which);
  press(key, code);
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows lead to the nearest piece that way', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 2), box(0, 20), box(22, 40)];
  const to = (from: number, key: string) => neighbour(boxes, from, ARROWS[key]!);
  expect(to(0, 'ArrowRight')).toBe(1);
  expect(to(1, 'ArrowRight')).toBe(2);
  expect(to(0, 'ArrowDown')).toBe(3);
  expect(to(3, 'ArrowUp')).toBe(0);
  expect(to(0, 'ArrowLeft')).toBe(-1);
  expect(neighbour(boxes, -1, ARROWS.ArrowDown!)).toBe(0);
});
