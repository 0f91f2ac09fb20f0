import { expect, test } from 'vitest';
import type { Order } from '../../../wire/connection';
import type { Advice, Choice } from '../../../wire/protocol';
import { Counsel } from './counsel.svelte';

const advice = (id: string, answer: unknown): Advice => ({
  type: 'advice',
  id,
  answer,
  lines: [['advice.take', { choice: 'x' }]],
});

function asked(): { counsel: Counsel; orders: Order[] } {
  const orders: Order[] = [];
  const counsel = new Counsel((order) => `id${orders.push(order)}`);
  counsel.ask('v1');
  return { counsel, orders };
}

test('a hint is asked for once, and put away by asking again', () => {
  const { counsel, orders } = asked();
  expect(counsel.sought).toBe(true);
  counsel.ask('v1');
  expect(orders).toEqual([{ type: 'advise', version: 'v1' }]);
  counsel.take(advice('id1', ['usual', 'dragon-3']));
  expect([counsel.sought, counsel.lines.length]).toEqual([false, 1]);
  counsel.ask('v1');
  expect([orders.length, counsel.told]).toEqual([1, null]);
});

test('the choice that is meant is found by its answer, whatever its type', () => {
  const { counsel } = asked();
  counsel.take(advice('id1', ['usual', 'dragon-3']));
  const choices: Choice[] = [
    { answer: 'dragon-3', label: ['a', {}] },
    { answer: ['usual', 'dragon-3'], label: ['b', {}] },
  ];
  expect(counsel.among(choices)).toBe(choices[1]);
  expect(counsel.among([])).toBeNull();
});

test('what comes for another moment is not shown, and only a refusal that somebody waits for is told', () => {
  const { counsel } = asked();
  counsel.forget();
  counsel.take(advice('id1', 1));
  expect(counsel.told).toBeNull();
  expect(counsel.refuse('id1')).toBe(false);
  counsel.ask('v2');
  expect(counsel.refuse('id2')).toBe(true);
  expect(counsel.sought).toBe(false);
});
