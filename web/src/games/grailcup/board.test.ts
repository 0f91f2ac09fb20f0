import { screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { slotsOf } from '../../table/session/laid';
import { atTable } from '../../testing/at-table';
import { FakeLine } from '../../testing/fake-line';
import { race } from '../../testing/races';
import { prepare, sitAt } from '../../testing/table-page';
import type { Words } from '../../wire/protocol';
import { findBoard } from '..';

prepare();
beforeAll(() => findBoard('grailcup')); // the first time it takes a while

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const one = (what: string) => document.querySelector<HTMLElement>(what)!;
const course = () => within(one('.course'));
const BEN = "Ben's knight, space 19";
const MOMENTS = ['fairy', 'spear', 'drafting', 'passing', 'laying', 'cursing', 'naming'];

test.each(MOMENTS)('every piece that can be chosen is drawn by somebody: %s', async (moment) => {
  const state = race(moment);
  await sitAt(findBoard, state);
  const session = atTable(state);
  const drawn = new Set(all('[data-piece]').map(({ dataset }) => dataset.piece));
  const lit = session.table.zones
    .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))
    .filter((laid) => slotsOf(laid).some((slot) => session.lit(slot)));
  expect(lit.length).toBeGreaterThan(1);
  expect(lit.filter(({ id }) => !drawn.has(id))).toEqual([]);
});

test.each(MOMENTS)('every zone is drawn by the board, and none as every game’s: %s', async (moment) => {
  await sitAt(findBoard, race(moment));
  expect(all('.table h2 button')).toEqual([]);
});

test('knights stand on their spaces in the order of their queues, and can be found by their names', async () => {
  await sitAt(findBoard, race('naming'));
  const riders = all('.rider');
  expect(riders).toHaveLength(8);
  const x = (seat: number) => parseFloat(one(`.rider.seat-${seat}`).style.left);
  // Three of them are on space 19, where the road leads to the left: the first is furthest to the left.
  expect(x(1)).toBeLessThan(x(3));
  expect(x(3)).toBeLessThan(x(5));
  expect(course().getByRole('button', { name: BEN })).toBeVisible();
});

test('a knight is chosen in the margin', async () => {
  const user = await sitAt(findBoard, race('naming'));
  await user.click(within(one('.margin')).getByRole('button', { name: BEN }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 1 });
});

test('on the road a press goes to the knight whose hooves are nearest', async () => {
  const user = await sitAt(findBoard, race('naming'));
  const [ben, dan] = [one('.seat-1'), one('.seat-3 .lit')];
  const at = ({ left, width }: CSSStyleDeclaration) => parseFloat(left) + parseFloat(width) / 2;
  const coords = { clientX: at(ben.style), clientY: parseFloat(ben.style.top) + 40 };
  await user.pointer({ keys: '[MouseLeft]', target: dan, coords });
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 1 });
});

test('by the keyboard it goes to the one that has the focus', async () => {
  const user = await sitAt(findBoard, race('naming'));
  course().getByRole('button', { name: BEN }).focus();
  await user.keyboard('{Enter}');
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 1 });
});

test('a way is chosen by its space, and each has its ghost and its tile', async () => {
  const user = await sitAt(findBoard, race('fairy'));
  expect(all('[data-ghost]').map(({ dataset }) => dataset.ghost)).toEqual(['19', '21', '23']);
  expect(all('.roundel').map((roundel) => roundel.textContent?.trim())).toEqual(['2', '4', '6']);
  expect(screen.getByRole('button', { name: /^6 spaces: → 23 · village; you roll/ })).toBeVisible();
  await user.click(course().getByRole('button', { name: /^space 23, village/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 6 });
});

test('what is pointed at stands out, wherever it is pointed at', async () => {
  const user = await sitAt(findBoard, race('fairy'));
  await user.hover(screen.getByRole('button', { name: /^4 spaces/ }));
  expect(one('[data-ghost="21"]')).toHaveClass('pointed');
  expect(one('[data-ghost="23"]')).not.toHaveClass('pointed');
  await user.hover(course().getByRole('button', { name: /^space 23/ }));
  expect(one('[data-ghost="21"]')).not.toHaveClass('pointed');
  expect(one('[data-ghost="23"]')).toHaveClass('pointed');
});

test('a card in hand says where it leads, and pointing at it shows that on the road', async () => {
  const user = await sitAt(findBoard, race('drafting'));
  const card = screen.getByRole('button', { name: /^Fairy/ });
  expect(card.querySelector('.there')).toHaveTextContent('23');
  expect(one('[data-ghost]')).toBeNull();
  await user.hover(card);
  expect(one('[data-ghost="23"]')).toHaveClass('pointed');
  await user.unhover(card);
  expect(one('[data-ghost]')).toBeNull();
});

test('both ends of a way that the dragon bars are shown', async () => {
  await sitAt(findBoard, race('spear'));
  expect(all('[data-ghost]').map(({ dataset }) => dataset.ghost)).toEqual(['19', '23']);
});

test('tokens are laid by pressing one after another', async () => {
  const user = await sitAt(findBoard, race('laying'));
  const lay = (space: number, token: string) =>
    user.click(within(screen.getByRole('region', { name: `space ${space}` })).getByText(token));
  await lay(17, 'Goblin');
  await lay(24, 'Magnet');
  const last = within(screen.getByRole('region', { name: 'space 29' }));
  expect(last.getAllByRole('button')).toHaveLength(1);
  await lay(29, 'Seven-League Boots');
  await user.click(screen.getByRole('button', { name: /Goblin · Magnet · Seven-League Boots/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: ['goblin', 'magnet', 'boots'] });
});

test('tokens lie face down but for those that the reader knows', async () => {
  await sitAt(findBoard, race('laying'));
  const tokens = all('[data-token]').map(({ dataset }) => dataset.token);
  expect(tokens.filter((token) => token !== 'down').sort()).toEqual(['boots', 'goblin', 'magnet']);
  expect(tokens).toHaveLength(11);
});

test('the cards go left or right by the arrows of the Round Table', async () => {
  const user = await sitAt(findBoard, race('passing'));
  expect(all('.ring .seat')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: /^to the right/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'right' });
});

test('the order of calling tells answers, silence, what lies aside, and the call of the moment', async () => {
  await sitAt(findBoard, race('fairy'));
  const looks = all('.chip').map(({ className }) => /now|aside|silent|heard/.exec(className)?.[0] ?? '');
  expect(looks).toEqual(['heard', 'silent', 'heard', 'silent', 'heard', 'heard', 'silent', 'now', '']);
});

test('an ally is cursed in the order of calling', async () => {
  const user = await sitAt(findBoard, race('cursing'));
  await user.click(screen.getByRole('button', { name: /^Unicorn/ }));
  expect(FakeLine.last.command).toMatchObject({ type: 'play', answer: 'unicorn' });
});

test('players are listed in the order of the race', async () => {
  await sitAt(findBoard, race('fairy'));
  const names = within(one('.margin')).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Cleo', 'Eva', 'Ben', 'Dan', 'Anna']);
});

test('the land is drawn once and stays while the race goes on', async () => {
  await sitAt(findBoard, race('fairy'));
  const before = one('.land').firstChild;
  expect(all('.numbers .number')).toHaveLength(48);
  FakeLine.last.push(race('spear'));
  await expect.poll(() => all('[data-ghost]').length).toBe(2);
  expect(one('.land').firstChild).toBe(before);
});

test('a token that is turned up lies large for a moment, and so does the face of the village die', async () => {
  const state = race('fairy');
  await sitAt(findBoard, state);
  const start = state.story!.start + state.story!.lines.length;
  const piece = { name: 'goblin', icon: 'goblin-head', text: ['about-goblin', {}] as Words };
  const turned: Words = ['clover.turned', { seat: 1, space: 15, token: 'goblin' }];
  FakeLine.last.push({
    ...state,
    version: 'later',
    story: { start, lines: [turned, ['die.thief', { seat: 1 }]], digest: 'later' },
    moved: [{ line: start, piece, source: 'track/15', target: 'track/15' }],
  });
  await vi.waitFor(() => expect(one('.gc-moment')).toHaveTextContent('Move back two spaces.'));
  await vi.waitFor(() => expect(all('.gc-moment .cube')).toHaveLength(1), { timeout: 4000 });
  expect(one('.gc-moment')).toHaveTextContent('Ben loses a spear to a thief in the village.');
});
