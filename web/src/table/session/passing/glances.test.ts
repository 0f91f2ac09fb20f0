import { expect, test } from 'vitest';
import { which } from '../../../testing/fake-line';
import type { Order } from '../../../wire/connection';
import type { Words } from '../../../wire/protocol';
import { Glances } from './glances.svelte';

const WHY: Words = ['why.knights', {}];

function asking() {
  const orders: Order[] = [];
  const glances = new Glances((order) => String(orders.push(order)));
  return { glances, orders };
}

test('only the last piece that somebody wondered about is explained', () => {
  const { glances, orders } = asking();
  glances.wonder('layout/dragon-3', 'v1');
  glances.wonder('layout/dragon-5', 'v1');
  expect(orders[1]).toEqual({ type: 'why', version: 'v1', ref: 'layout/dragon-5' });
  glances.take({ type: 'because', id: '1', why: WHY });
  expect(glances.reason).toBeNull();
  glances.take({ type: 'because', id: '2', why: WHY });
  expect(glances.reason).toEqual({ ref: 'layout/dragon-5', why: WHY });
  glances.moveOn(false);
  expect(glances.reason).toBeNull();
});

test('the past is looked at until one comes back, or is asked something', () => {
  const { glances } = asking();
  const scene = which.scene!;
  glances.lookBack(3);
  glances.take({ type: 'then', id: '1', line: 3, scene });
  glances.moveOn(false);
  expect(glances.past).toEqual({ line: 3, scene });
  glances.moveOn(true);
  expect(glances.past).toBeNull();
  glances.lookBack(2);
  glances.comeBack();
  glances.take({ type: 'then', id: '2', line: 2, scene });
  expect(glances.past).toBeNull();
});
