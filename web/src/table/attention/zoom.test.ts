import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** A mouse comes onto the first piece and rests there. */
async function rest(hover: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: hover && query === '(hover: hover)' }),
  );
  await sit(which);
  const piece = document.querySelector('[data-piece]')!;
  await fireEvent(piece, new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  await vi.advanceTimersByTimeAsync(600);
}

test('a pointer that rests on a piece shows it closely', async () => {
  await rest(true);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test('where nothing can hover, the mouse that follows a tap shows nothing', async () => {
  await rest(false);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
