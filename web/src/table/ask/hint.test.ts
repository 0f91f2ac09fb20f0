import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { FakeLine, pay, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';
import type { Push, State } from '../../wire/protocol';

prepare();

async function told(push: object): Promise<void> {
  FakeLine.last.push(push as Push);
  await tick();
}

function answered(answer: unknown): object {
  const { id } = FakeLine.last.command as { id: string };
  const lines = [
    ['advice.take', { choice: ['option.cards', { cards: answer }] }],
    ['hint.lost', { count: 1 }],
  ];
  return { type: 'advice', id, answer, lines };
}

test('a hint is asked for by its button, stands in the prompt, and its pieces glow', async () => {
  const user = await sit(which, pay);
  await user.click(screen.getByRole('button', { name: 'Hint' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'advise', version: pay.version });
  expect(screen.getByText('Thinking …')).toBeVisible();
  await told(answered(['red', 'merlin']));
  const live = screen.getByText('Suggestion: red knight, Merlin').closest('[aria-live]');
  expect(live).toHaveTextContent('1 surplus knight is lost.');
  const hand = within(screen.getByRole('region', { name: 'Your knights' }));
  expect(hand.getByRole('button', { name: /^red knight/ })).toHaveClass('advised');
  expect(hand.getByRole('button', { name: /^orange knight/ })).not.toHaveClass('advised');
  await user.click(screen.getByRole('button', { name: 'Play this' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['red', 'merlin'] });
});

test('the key H asks too, and another moment puts the hint away', async () => {
  const user = await sit(which);
  await user.keyboard('h');
  expect(FakeLine.last.command).toMatchObject({ type: 'advise' });
  await told(answered(which.question!.choices[0]!.answer));
  expect(screen.getByRole('button', { name: 'Play this' })).toBeVisible();
  await told(pay);
  expect(screen.queryByRole('button', { name: 'Play this' })).toBeNull();
});

test('a refusal is told, and one that nobody waits for is not', async () => {
  const user = await sit(which);
  await user.keyboard('h');
  const { id } = FakeLine.last.command as { id: string };
  await told({ type: 'refused', id, why: ['error.rate', {}] });
  expect(screen.getByRole('alert')).toHaveTextContent('Too fast.');
  expect(screen.queryByText('Thinking …')).toBeNull();
});

function keeping(hints: 'open' | 'closed', tutorial: boolean): State {
  const { table } = which;
  const options = { ...table.options, tutorial };
  return { ...which, table: { ...table, options, settings: { ...table.settings, hints } } };
}

test('where the host forbids hints there is no button, except in lessons', async () => {
  await sit(keeping('closed', false));
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await told(keeping('closed', true));
  expect(screen.getByRole('button', { name: 'Hint' })).toBeVisible();
});
