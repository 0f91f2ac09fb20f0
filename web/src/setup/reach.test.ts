import { expect, it } from 'vitest';
import { opensOnlyHere } from './reach';

it.each(['127.0.0.1:8000', '127.0.1.1', 'localhost:5173', 'table.localhost', '[::1]:8000'])(
  'nobody else comes to %s',
  (host) => expect(opensOnlyHere(`http://${host}/join/abc`)).toBe(true),
);

it.each(['192.168.1.7:8000', 'table.example', 'localhost.example', '127.example', '[2001:db8::1]'])(
  'others come to %s',
  (host) => expect(opensOnlyHere(`http://${host}/join/127.0.0.1`)).toBe(false),
);
