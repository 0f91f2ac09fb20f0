import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, loadLanguage } from '../i18n';
import { prefs } from '../device/prefs.svelte';
import { go } from '../device/router.svelte';
import { remember, remembered } from '../device/tables';
import { fakeServer, PEEK, TABLE } from '../testing/fake-server';
import Join from '../setup/Join.svelte';
import Lobby from './Lobby.svelte';
import NewTable from '../setup/NewTable.svelte';
import Rules from './Rules.svelte';
import Setup from '../setup/Setup.svelte';

const user = userEvent.setup();

beforeEach(async () => {
  localStorage.clear();
  go('/');
  prefs.name = 'Anna';
  fakeServer({});
  await loadLanguage('en');
  await loadGame(null);
});

afterEach(() => vi.unstubAllGlobals());

const MADE = {
  'POST /api/tables': { table: 't1', host: 'secret' },
  'POST /api/tables/t1/start': {},
};

describe('lobby', () => {
  it('starts a game against bots with one press', async () => {
    const asked = fakeServer(MADE);
    render(Lobby);
    await user.click(await screen.findByRole('button', { name: 'Play with bots' }));
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(asked.map(({ what }) => what).slice(-2)).toEqual([
      'POST /api/tables',
      'POST /api/tables/t1/start',
    ]);
    expect(asked.at(-2)?.body).toMatchObject({
      seats: [{ kind: 'local', name: 'Anna' }, { kind: 'bot' }, { kind: 'bot' }],
    });
    expect(remembered()).toMatchObject([{ id: 't1', game: 'kingarthur', link: 'secret' }]);
  });

  it('leads back to tables, and forgets them when told to', async () => {
    fakeServer({ 'GET /api/tables/t1': { ...PEEK, table: { ...TABLE, status: 'playing' } } });
    remember('t1', 'kingarthur');
    render(Lobby);
    const card = within((await screen.findByText('being played')).closest('article')!);
    expect(card.getByRole('link')).toHaveAttribute('href', '/table/t1');
    expect(card.getByText(/Anna, Free seat 2, Caradoc \(bot\)/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Forget' }));
    expect(remembered()).toEqual([]);
    expect(screen.queryByText('being played')).toBeNull();
  });

  it('says at which tables it is your turn, also when you come back to the page', async () => {
    const playing = { ...PEEK, table: { ...TABLE, status: 'playing' } };
    fakeServer({ 'GET /api/tables/t1': playing });
    remember('t1', 'kingarthur');
    render(Lobby);
    await screen.findByText('being played');
    expect(screen.queryByText('your turn')).toBeNull();
    fakeServer({ 'GET /api/tables/t1': { ...playing, turn: true } });
    await fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('your turn')).toBeVisible();
  });

  it('takes a saved match', async () => {
    const asked = fakeServer({
      'POST /api/import': { table: 't1', host: 'secret' },
      'GET /api/tables/t1': PEEK,
    });
    render(Lobby);
    const file = new File(['{"format":"roundtable"}'], 'evening.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(asked.find(({ what }) => what === 'POST /api/import')?.body).toEqual({ format: 'roundtable' });
  });
});

describe('new table', () => {
  it('with a guest by link is made, not started', async () => {
    const asked = fakeServer(MADE);
    render(NewTable, { game: '' });
    await user.selectOptions(await screen.findByLabelText('Seat 2: who plays'), 'By link');
    await user.click(screen.getByRole('button', { name: 'Remove seat 3' }));
    await user.click(screen.getByText('Variants of the rules'));
    await user.click(screen.getByRole('switch', { name: /the game with seals/ }));
    await user.click(screen.getByText('Table settings'));
    await user.selectOptions(screen.getByLabelText('Chat'), 'Closed');
    await user.click(screen.getByRole('button', { name: 'Set the table and invite' }));
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(asked.at(-1)).toEqual({
      what: 'POST /api/tables',
      body: {
        game: 'kingarthur',
        seats: [
          { kind: 'local', name: 'Anna', level: '' },
          { kind: 'link', name: '', level: '' },
        ],
        options: { seals: true },
        settings: { spectators: 'public', take_back: 'all', pace: 'calm', grace: 0, chat: 'closed' },
      },
    });
  });

  it('shows why it was refused', async () => {
    fakeServer({ 'POST /api/tables': 400 });
    render(NewTable, {});
    await user.click(await screen.findByRole('button', { name: 'Start playing' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask the host for a new link');
    expect(location.pathname).toBe('/');
  });
});

describe('invitation', () => {
  it('is accepted with one press, and its secret leaves the address', async () => {
    go('/join/s3cret');
    const asked = fakeServer({ 'POST /api/peek': PEEK, 'POST /api/join': { table: 't1', link: 'mine' } });
    render(Join, { token: 's3cret' });
    expect(await screen.findByLabelText('Your name at the table')).toHaveValue('Anna');
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(asked.at(-1)).toEqual({ what: 'POST /api/join', body: { token: 's3cret', name: 'Anna' } });
    expect(remembered()).toMatchObject([{ id: 't1', link: 'mine' }]);
  });

  it('is accepted by somebody with a name, and says whose name it is already', async () => {
    const asked = fakeServer({ 'POST /api/peek': PEEK, 'POST /api/join': { table: 't1', link: 'mine' } });
    render(Join, { token: 's3cret' });
    const name = await screen.findByLabelText('Your name at the table');
    expect(screen.getByText(/Two players have the same name/)).toBeVisible();
    await user.clear(name);
    await user.type(name, '   ');
    expect(name).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    await user.type(name, ' Bert');
    expect(screen.queryByText(/Two players have the same name/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    const joined = asked.filter(({ what }) => what === 'POST /api/join');
    expect(joined).toEqual([{ what: 'POST /api/join', body: { token: 's3cret', name: 'Bert' } }]);
  });

  it('leads on at once whoever has the seat already', async () => {
    fakeServer({ 'POST /api/peek': { ...PEEK, yours: true } });
    render(Join, { token: 's3cret' });
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  });

  it('that is spent says so, in the language of the reader', async () => {
    fakeServer({});
    render(Join, { token: 'old' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is spent');
    await loadLanguage('uk');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Запрошення'));
  });
});

describe('set-up', () => {
  it('lets the host invite, change seats and start', async () => {
    const asked = fakeServer({
      'POST /api/tables/t1/seats/1/invite': {
        token: 'abc',
        link: 'http://table.example/join/abc',
        qr: '<svg/>',
      },
      'POST /api/tables/t1/seats/2': {},
      'POST /api/tables/t1/start': {},
    });
    const host = { seats: [0], host: true };
    const { rerender } = render(Setup, { table: TABLE, you: host });
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByLabelText('Link to seat 2')).toHaveValue('http://table.example/join/abc');
    expect(screen.queryByText(/on this computer only/)).toBeNull();
    expect(screen.getByAltText('QR code of the link to seat 2')).toHaveAttribute(
      'src',
      'data:image/svg+xml,%3Csvg%2F%3E',
    );
    await user.selectOptions(screen.getByLabelText('Seat 3: strength of the bot'), 'random');
    await rerender({ table: { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, taken: true })) } });
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(asked.slice(-2)).toEqual([
      { what: 'POST /api/tables/t1/seats/2', body: { seat: { kind: 'bot', name: '', level: 'random' } } },
      { what: 'POST /api/tables/t1/start', body: undefined },
    ]);
  });

  it('is not ready to start while somebody is missing, and says who', async () => {
    const asked = fakeServer({});
    const seats = [...TABLE.seats, { kind: 'link' as const, name: '' }];
    const host = { seats: [0], host: true };
    const { rerender } = render(Setup, { table: { ...TABLE, seats }, you: host });
    const start = screen.getByRole('button', { name: 'Start the game' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveAccessibleDescription(/Not ready yet: seats 2, 4 are still free/);
    start.focus();
    expect(start).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(asked.some(({ what }) => what.endsWith('/start'))).toBe(false);
    await rerender({ table: TABLE });
    expect(start).toHaveAccessibleDescription(/seat 2 is still free/);
    await rerender({ table: { ...TABLE, seats: seats.map((seat) => ({ ...seat, taken: true })) } });
    expect(start).toHaveAttribute('aria-disabled', 'false');
    expect(start).not.toHaveAccessibleDescription();
    expect(start).toHaveFocus();
  });

  it('says of a link to this very computer that nobody else can open it, and what to do', async () => {
    const link = 'http://127.0.0.1:8000/join/abc';
    fakeServer({ 'POST /api/tables/t1/seats/1/invite': { token: 'abc', link, qr: '<svg/>' } });
    render(Setup, { table: TABLE, you: { seats: [0], host: true } });
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/on this computer only/)).toHaveTextContent('serve --lan');
  });

  it('asks before a person loses his seat', async () => {
    const asked = fakeServer({ 'POST /api/tables/t1/seats/1': {} });
    const seats = TABLE.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Bors', taken: true } : seat));
    render(Setup, { table: { ...TABLE, seats }, you: { seats: [0], host: true } });
    await user.selectOptions(await screen.findByLabelText('Seat 2: who plays'), 'Bot');
    expect(asked.some(({ what }) => what.endsWith('/seats/1'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Seat 2: who plays')).toHaveDisplayValue('By link');
    await user.selectOptions(screen.getByLabelText('Seat 2: who plays'), 'Bot');
    await user.click(screen.getByRole('button', { name: 'Change the seat' }));
    expect(asked.at(-1)?.body).toEqual({ seat: { kind: 'bot', name: '', level: 'greedy' } });
  });

  it('shows a guest who is there, and nothing to press', () => {
    render(Setup, { table: TABLE, you: { seats: [1] } });
    expect(screen.getByText('1 seat is still free.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('rules', () => {
  it('are searched', async () => {
    render(Rules, { game: 'kingarthur' });
    const search = await screen.findByLabelText('Search the rules');
    expect(screen.getByText('reconstructed')).toBeVisible();
    expect(screen.getByText('KA-1', { exact: false })).toBeVisible();
    await user.type(search, 'secret');
    expect(screen.getByText('1 passage found.')).toBeVisible();
    expect(screen.getByText('KA-9', { exact: false })).toBeVisible();
    expect(screen.queryByText('KA-1', { exact: false })).toBeNull();
    expect(screen.queryByRole('link', { name: 'The rules of all games' })).toBeNull();
  });

  it('are written, and searched, in the language of the reader', async () => {
    render(Rules, { game: 'kingarthur' });
    expect(await screen.findByText('Knights in hand are secret.')).toBeVisible();
    await loadLanguage('ru');
    expect(await screen.findByText('Рыцари на руке тайны.')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'secret');
    expect(screen.queryByText('KA-9', { exact: false })).toBeNull();
  });

  it('that there are none of are told to be none, and the others are not far', async () => {
    render(Rules, { game: 'nosuch' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There are no such rules here.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rules');
    expect(screen.getByRole('link', { name: 'The rules of all games' })).toHaveAttribute('href', '/rules');
  });

  it('that the server fails to send are not said to be none', async () => {
    fakeServer({ 'GET /api/rules/kingarthur': 500 });
    render(Rules, { game: 'kingarthur' });
    expect(await screen.findByRole('alert')).not.toHaveTextContent('no such rules');
  });
});
