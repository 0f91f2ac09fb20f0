import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cover, go, ours, route, understand } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', game: '' }],
    ['/new/kingarthur', { page: 'new', game: 'kingarthur' }],
    ['/table/a%20b', { page: 'table', id: 'a b' }],
    ['/join/s3cr_t-', { page: 'join', token: 's3cr_t-' }],
    ['/rules/', { page: 'rules', game: '' }],
    ['/rules/kingarthur', { page: 'rules', game: 'kingarthur' }],
    ['/about', { page: 'about' }],
    ['/about/us', { page: 'lost' }],
    ['/table', { page: 'lost' }],
    ['/join', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/%', { page: 'lost' }],
  ])('%s', (path, expected) => expect(understand(path)).toEqual(expected));

  it('change without leaving the page, and a replaced one is forgotten', () => {
    go('/join/secret');
    const length = history.length;
    go('/table/7', true);
    expect([route(), location.pathname, history.length]).toEqual([
      { page: 'table', id: '7' },
      '/table/7',
      length,
    ]);
  });
});

describe('what lies open over a page', () => {
  const back = () => history.back();
  const here = () => location.pathname;

  beforeEach(() => {
    go('/');
    go('/table/7');
  });

  /** Something that is open until it is told to close. */
  async function opened() {
    const close = vi.fn(() => uncover());
    const uncover = cover(close);
    await tick();
    return { close, uncover };
  }

  it('is closed by Back, the topmost first, and only then the page is left', async () => {
    const panel = await opened();
    const dialog = await opened();
    back();
    expect([dialog.close, panel.close].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    back();
    await tick();
    expect(panel.close).toHaveBeenCalledOnce();
    expect([here(), route()]).toEqual(['/table/7', { page: 'table', id: '7' }]);
    back();
    expect([here(), route()]).toEqual(['/', { page: 'lobby' }]);
  });

  it('takes its entry away when it is closed by its button', async () => {
    const { close, uncover } = await opened();
    uncover();
    await tick();
    expect([history.state, here()]).toEqual([null, '/table/7']);
    back();
    expect([here(), close.mock.calls.length]).toEqual(['/', 0]);
  });

  it('leaves its entry to what takes its place', async () => {
    const menu = await opened();
    const length = history.length;
    menu.uncover();
    const prefs = await opened();
    expect(history.length).toBe(length);
    back();
    expect([here(), prefs.close.mock.calls.length]).toEqual(['/table/7', 1]);
  });

  it('leaves its entry also to what has come a moment before', async () => {
    const menu = await opened();
    const length = history.length;
    const prefs = opened();
    menu.uncover();
    (await prefs).uncover();
    expect(history.length).toBe(length);
  });

  it('closed while another is on its way out takes no step too many', async () => {
    const panel = await opened();
    const dialog = await opened();
    const slow = vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
    dialog.uncover();
    await tick();
    panel.uncover();
    await tick();
    expect(slow).toHaveBeenCalledOnce();
    slow.mockRestore();
    back(); // the step that was on its way
    expect([here(), history.state]).toEqual(['/table/7', null]);
  });

  it('opened while another is on its way out is not closed by that', async () => {
    const menu = await opened();
    // A real browser goes back a little later than it is told to.
    const slow = vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
    menu.uncover();
    await tick();
    const warning = await opened();
    slow.mockRestore();
    back();
    expect([warning.close.mock.calls.length, history.state]).toEqual([0, { covers: 1 }]);
    back();
    expect([warning.close.mock.calls.length, here()]).toEqual([1, '/table/7']);
  });

  it('that led to another page is not come back to', async () => {
    const { uncover } = await opened();
    const length = history.length;
    go('/rules/kingarthur');
    expect(history.length).toBe(length);
    uncover();
    await tick();
    back();
    expect([here(), history.state]).toEqual(['/table/7', null]);
  });

  it('is forgotten by a reload', async () => {
    history.pushState({ covers: 1 }, ''); // what the page before the reload has left
    vi.resetModules();
    await import('./router.svelte');
    expect([here(), history.state]).toEqual(['/table/7', null]);
  });

  it('gives the secret of an invitation no second entry', async () => {
    go('/join/secret');
    const length = history.length;
    const { uncover } = await opened();
    expect(history.length).toBe(length);
    uncover();
  });
});

describe('links', () => {
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let found: unknown;
    const look = (event: MouseEvent) => {
      found = ours(event);
      event.preventDefault();
    };
    addEventListener('click', look, { capture: true, once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return found instanceof HTMLAnchorElement;
  }

  it('within the app are followed here', () => expect(click('<a href="/about"><b>x</b></a>')).toBe(true));

  it.each([
    ['with a modifier', '<a href="/about"><b>x</b></a>', { ctrlKey: true }],
    ['to elsewhere', '<a href="https://game-icons.net/"><b>x</b></a>', {}],
    ['to a download', '<a href="/favicon.svg" download><b>x</b></a>', {}],
    ['to the server', '<a href="/api/tables/1/save"><b>x</b></a>', {}],
    ['to a new tab', '<a href="/about" target="_blank"><b>x</b></a>', {}],
    ['to the same page', '<a href="#main"><b>x</b></a>', {}],
    ['that are none', '<b>x</b>', {}],
  ])('%s are not', (_, html, init) => expect(click(html, init)).toBe(false));
});
