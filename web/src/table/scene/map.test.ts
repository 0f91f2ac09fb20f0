import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Choice, State, Words } from '../../wire/protocol';
import { FakeLine, which } from '../../testing/fake-line';
import { prepare, sit } from '../../testing/table-page';

prepare();

const PLACES = ['merlin', 'grail', 'dragon'];

/** A map of three places: to two of them one may go, to a knight one may talk, or stay. */
function land(version = 'now'): State {
  const pieces = PLACES.map((name, at) => ({
    name,
    ref: `place/${name}`,
    value: at,
    text: ['name-red', { n: 1 }] as Words,
  }));
  const title: Words = ['board-adventures', {}];
  const scene = [
    { name: 'map', title, shape: 'map', groups: [{ pieces }] },
    { name: 'near', title, shape: 'row', groups: [{ pieces: [{ name: 'beige', ref: 'knight' }] }] },
  ];
  const go = (name: string): Choice => ({
    answer: name,
    label: ['option.draw-knights', { count: PLACES.indexOf(name) + 1 }],
    touches: [`place/${name}`],
  });
  const talk: Choice = { answer: 'talk', label: ['name-beige', { n: 1 }], touches: ['knight'] };
  const stay: Choice = { answer: null, label: ['you', {}] };
  return { ...which, version, scene, question: { choices: [go('merlin'), go('grail'), talk, stay] } };
}

const map = () => within(document.querySelector<HTMLElement>('.of-map')!);
const place = (name: RegExp) => map().getByRole('button', { name });
const look = () => within(screen.getByRole('tooltip'));
const played = () => FakeLine.last.said.filter(({ type }) => type === 'play');

test('a press on a place shows it closely, with what going there takes', async () => {
  const user = await sit(land());
  await user.click(place(/^Merlin/));
  expect(played()).toEqual([]);
  expect(place(/^Merlin/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Merlin.*draw 1 knight.*red/);
  await user.click(look().getByRole('button', { name: 'draw 1 knight' }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'merlin' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press on another place looks at that one instead, and a second press looks away', async () => {
  const user = await sit(land());
  await user.click(place(/^Merlin/));
  await user.click(place(/^Holy Grail/));
  expect(place(/^Merlin/)).toHaveAttribute('aria-expanded', 'false');
  expect(look().getAllByRole('button', { name: /draw/ })).toHaveLength(1);
  expect(look().getByRole('button', { name: 'draw 2 knights' })).toHaveFocus();
  await user.click(place(/^Holy Grail/));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(played()).toEqual([]);
});

test('a place to which one cannot go is only looked at, and what lies elsewhere is chosen by one press', async () => {
  const user = await sit(land());
  await user.click(map().getByRole('img', { name: /^dragon/ }));
  expect(look().getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /beige/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'talk' });
});

test('by key Enter looks and Enter goes, and Escape leads back to the place', async () => {
  const user = await sit(land());
  place(/^Merlin/).focus();
  await user.keyboard('{Enter}');
  expect(look().getByRole('button', { name: 'draw 1 knight' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(place(/^Merlin/)).toHaveFocus());
  expect(played()).toEqual([]);
  await user.keyboard('{Enter}{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'merlin' });
});
