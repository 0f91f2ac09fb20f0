import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FILES: Record<string, string> = {
  '/text/en.ftl': 'hello = Hello\nplayer = Player { $number }',
  '/text/ru.ftl': 'hello = Привет\nplayer = Игрок { $number }',
  '/text/en/quest.ftl': 'title = The Quest',
  '/text/ru/quest.ftl': 'title = Поход',
};

let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(FILES[address] ?? '', { status: FILES[address] === undefined ? 404 : 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the language of this moment', () => {
  it('changes everywhere at once, the game included, and keeps the names', async () => {
    const { language, loadGame, loadLanguage, text } = await import('./index');
    await loadLanguage('en');
    await loadGame('quest');
    text().names = ['Anna'];
    expect([text().say('hello'), text().say('title'), text().player(0)]).toEqual([
      'Hello',
      'The Quest',
      'Anna',
    ]);
    await loadLanguage('ru');
    expect([text().say('hello'), text().say('title'), text().player(0)]).toEqual(['Привет', 'Поход', 'Anna']);
    expect([language(), document.documentElement.lang]).toEqual(['ru', 'ru']);
  });

  it('fetches every file once', async () => {
    const { loadGame, loadLanguage } = await import('./index');
    await Promise.all([loadLanguage('en'), loadLanguage('en')]);
    await loadGame('quest');
    await loadGame(null);
    await loadGame('quest');
    expect(fetched).toEqual(['/text/en.ftl', '/text/en/quest.ftl']);
  });

  it('shows a sign until a game is there, then its words', async () => {
    const { loadLanguage, textOf } = await import('./index');
    await loadLanguage('en');
    expect(textOf('quest').say('title')).toBe('…');
    expect(textOf('quest').name('grail')).toBe('…');
    await vi.waitFor(() => expect(textOf('quest').say('title')).toBe('The Quest'));
  });

  it('keeps the old language if the new one cannot be had, and may try again', async () => {
    const { language, loadLanguage } = await import('./index');
    await loadLanguage('en');
    await expect(loadLanguage('uk')).rejects.toThrow('404');
    await expect(loadLanguage('uk')).rejects.toThrow('404');
    expect([language(), fetched.length]).toEqual(['en', 3]);
  });
});

describe('the language that a browser asks for', () => {
  it.each([
    [['de-AT', 'uk-UA', 'en'], 'uk'],
    [['RU'], 'ru'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('%j → %s', async (wanted, expected) => {
    const { preferred } = await import('./index');
    expect(preferred(wanted)).toBe(expected);
  });
});
