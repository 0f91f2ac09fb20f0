import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { division, letter, tincture } from '../heraldry';
import SeatMark from '../SeatMark.svelte';
import Dragon from './Dragon.svelte';
import Knight from './Knight.svelte';
import { dice } from './pen';
import Wax from './Wax.svelte';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

test('no two seats have the same tincture, division or letter', () => {
  for (const arms of [tincture, letter, (seat: number) => division(seat).shield]) {
    expect(new Set(SEATS.map(arms)).size).toBe(SEATS.length);
  }
  expect(new Set(SEATS.map((seat) => division(seat).cloth)).size).toBe(SEATS.length);
});

test.each(SEATS)('the shield, the knight and the seal of seat %i bear the same arms', (seat) => {
  for (const drawing of [SeatMark, Knight, Wax]) {
    const { container, unmount } = render(drawing, { seat });
    expect(container.querySelector(`[fill="${tincture(seat)}"]`)).not.toBeNull();
    expect(container.querySelector('text')).toHaveTextContent(letter(seat));
    unmount();
  }
});

test('a knight who rides back is turned round, and his letter can still be read', () => {
  const { container } = render(Knight, { seat: 2, back: true });
  expect([...container.querySelectorAll('g[transform]')].map((g) => g.getAttribute('transform'))).toEqual([
    'translate(100 0) scale(-1 1)',
    'translate(68 44) scale(-1 1)',
  ]);
});

test('what a drawing shows is told by words beside it', () => {
  for (const { container } of [render(Knight, { seat: 0 }), render(Dragon), render(Wax, { seat: 0 })])
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the same seed gives the same drawing', () => {
  const roll = (seed: number) => Array.from({ length: 5 }, dice(seed));
  expect(roll(11)).toEqual(roll(11));
  expect(roll(11)).not.toEqual(roll(12));
  expect(roll(11).every((x) => x >= 0 && x < 1)).toBe(true);
});
