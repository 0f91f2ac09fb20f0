import { beforeEach, describe, expect, test } from 'vitest';
import type { Bye, Push, Words, Zone } from './protocol';
import { Connection, LONGEST_WAIT, PATIENCE, type Link, type Sent, type Socket } from './connection';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: { type: string; id?: string }[] = [];
  closed = false;
  send(data: string) {
    this.said.push(JSON.parse(data) as { type: string });
  }
  close() {
    this.closed = true;
  }
  hear(push: object) {
    this.onmessage?.({ data: JSON.stringify(push) });
  }
}

let lines: Line[];
let timers: { act: () => void; ms: number }[];
let heard: [string, Sent | null][];
let scenes: (Zone[] | undefined)[];
let link: Link;
let farewell: Bye | null;
let connection: Connection;
const state = { type: 'state' };

beforeEach(() => {
  [lines, timers, heard, scenes, farewell] = [[], [], [], [], null];
  let count = 0;
  connection = new Connection(
    'ws://table',
    {
      hello: () => ({ have: 4, digest: 'abc' }),
      push: (push: Exclude<Push, Bye>, sent) => {
        heard.push([push.type, sent]);
        if (push.type === 'state') scenes.push(push.scene);
      },
      changed: (now) => (link = now),
      bye: (bye) => (farewell = bye),
    },
    {
      open: () => {
        lines.push(new Line());
        return lines.at(-1)!;
      },
      later: (act, ms) => {
        timers.push({ act, ms });
        return timers.at(-1);
      },
      cancel: (timer) => (timers = timers.filter((one) => one !== timer)),
      id: () => `c${++count}`,
      random: () => 1,
    },
  );
  connection.connect();
});

const last = () => lines.at(-1)!;
function due() {
  const [timer] = timers.splice(0, 1);
  timer!.act();
  return timer!.ms;
}

test('the first word says what is still held of the story', () => {
  expect(link).toBe('connecting');
  last().onopen!();
  expect(last().said).toEqual([
    { type: 'hello', protocol: 1, recalls: true, bare: true, have: 4, digest: 'abc' },
  ]);
  expect(link).toBe('open');
});

test('a command said before the line is open goes out after the greeting', () => {
  connection.send({ type: 'chat', text: 'hail' });
  expect(last().said).toEqual([]);
  last().onopen!();
  expect(last().said.map(({ type }) => type)).toEqual(['hello', 'chat']);
});

describe('a line that breaks', () => {
  beforeEach(() => last().onopen!());

  test('what is unanswered is said again with the same id, what is answered is not', () => {
    connection.send({ type: 'chat', text: 'one' });
    connection.send({ type: 'play', version: 'v', answer: 3 });
    last().hear({ type: 'done', id: 'c1' });
    last().onclose!();
    expect(link).toBe('waiting');
    due();
    last().onopen!();
    expect(last().said.map(({ type, id }) => [type, id])).toEqual([
      ['hello', undefined],
      ['play', 'c2'],
    ]);
  });

  test('the waits grow to the longest, and begin anew after a state', () => {
    const waits = [];
    for (let n = 0; n < 8; n++) {
      last().onclose!();
      waits.push(due());
    }
    expect(waits.slice(0, 3)).toEqual([500, 1000, 2000]);
    expect(Math.max(...waits)).toBe(LONGEST_WAIT);
    last().onopen!();
    last().hear(state);
    last().onclose!();
    expect(due()).toBe(500);
  });

  test('news of the network shortens the wait', () => {
    last().onclose!();
    connection.nudge();
    expect(lines).toHaveLength(2);
    expect(timers).toEqual([]);
    connection.nudge();
    expect(lines).toHaveLength(2);
  });

  test('silence after a command means that the line is dead', () => {
    connection.send({ type: 'lock' });
    expect(due()).toBe(PATIENCE);
    expect(lines[0]!.closed).toBe(true);
    last().onopen!();
    expect(last().said.at(-1)).toEqual({ type: 'lock', id: 'c1' });
  });

  test('an answered command needs no watch', () => {
    connection.send({ type: 'lock' });
    last().hear({ type: 'done', id: 'c1' });
    expect(timers).toEqual([]);
  });

  test('words of a line that has been given up are not heard', () => {
    const old = last();
    connection.connect();
    old.hear(state);
    expect(heard).toEqual([]);
  });
});

test('an answer comes with the command that it answers', () => {
  last().onopen!();
  connection.send({ type: 'vote', agree: true });
  last().hear({ type: 'refused', id: 'c1', why: ['no', {}] });
  last().hear({ type: 'done', id: 'c1' });
  expect(heard).toEqual([
    ['refused', { type: 'vote', agree: true, id: 'c1' }],
    ['done', null],
  ]);
});

test('after a final farewell it stays away', () => {
  last().onopen!();
  last().hear({ type: 'bye', why: ['gone', {}], again: false });
  expect(farewell?.why).toEqual(['gone', {}]);
  expect(link).toBe('ended');
  connection.connect();
  connection.nudge();
  expect(lines).toHaveLength(1);
});

test('after a farewell until soon it comes back', () => {
  last().onopen!();
  last().hear({ type: 'bye', why: ['restart', {}], again: true });
  last().onclose!();
  due();
  expect(lines).toHaveLength(2);
});

test('what is forgotten is not said again', () => {
  last().onopen!();
  connection.send({ type: 'play', version: 'v', answer: 'secret' });
  connection.forget();
  last().onclose!();
  due();
  last().onopen!();
  expect(last().said.map(({ type }) => type)).toEqual(['hello']);
});

test('groups that are only named get their contents; who has forgotten them comes anew', () => {
  const title: Words = ['board-journal', {}];
  const zone = (...groups: object[]) => ({ name: 'journal', title, shape: 'pages', groups });
  last().onopen!();
  last().hear({ ...state, scene: [zone({ mark: 'a1', title, pieces: [] })] });
  last().hear({ ...state, scene: [zone({ mark: 'a1' })] });
  expect(heard.map(([type]) => type)).toEqual(['state', 'state']);
  expect(scenes.at(-1)).toEqual([zone({ mark: 'a1', title, pieces: [] })]);
  connection.forget();
  last().hear({ ...state, scene: [zone({ mark: 'a1' })] });
  expect(heard).toHaveLength(2);
  expect(lines).toHaveLength(2);
});
