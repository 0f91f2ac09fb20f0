import { expect, test } from 'vitest';
import { held, IDENTITY, moved, pinched, transform, zoomedAt } from './pinch';

const BOX = { width: 300, height: 200 };

test('what is pinched stays between the fingers', () => {
  const frame = pinched(IDENTITY, [{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 50, y: 100 }, { x: 250, y: 100 }]); // prettier-ignore
  expect(frame.scale).toBe(2);
  // The point that was at 150, 100 is still there.
  expect([frame.x + 150 * frame.scale, frame.y + 100 * frame.scale]).toEqual([150, 100]);
});

test('two taps make it larger where they were, and never leave a gap at the edges', () => {
  const frame = held(zoomedAt(IDENTITY, { x: 300, y: 200 }, 2), BOX);
  expect(frame).toEqual({ scale: 2, x: -300, y: -200 });
  expect(held(moved(frame, 1000, -1000), BOX)).toEqual({ scale: 2, x: 0, y: -200 });
});

test('it is never smaller than its box, nor larger than four times', () => {
  expect(zoomedAt(IDENTITY, { x: 10, y: 10 }, 0.2)).toEqual(IDENTITY);
  expect(zoomedAt(IDENTITY, { x: 0, y: 0 }, 100).scale).toBe(4);
  expect(transform(IDENTITY)).toBe('');
});
