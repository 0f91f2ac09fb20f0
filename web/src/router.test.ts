import { describe, expect, it } from 'vitest';
import { go, ours, route, understand } from './router';

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
