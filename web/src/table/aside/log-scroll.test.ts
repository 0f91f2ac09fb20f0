import { beforeEach, expect, test } from 'vitest';
import { LogScroll } from './log-scroll';

/** As a browser does it: no further than there is something to see. */
class Box {
  clientHeight = 100;
  scrollHeight = 100;
  private top = 0;

  get scrollTop(): number {
    return this.top;
  }

  set scrollTop(to: number) {
    this.top = Math.min(Math.max(to, 0), Math.max(this.scrollHeight - this.clientHeight, 0));
  }
}

let box: Box;
let scroll: LogScroll;

beforeEach(() => {
  box = new Box();
  scroll = new LogScroll();
});

/** So many pixels of lines come; the first new one lies at `mark`. */
function come(more: number, mark: number | null = null) {
  box.scrollHeight += more;
  scroll.place(box, mark);
  scroll.moved(box); // the browser reports every scroll, no matter who caused it
}

function roll(to: number) {
  box.scrollTop = to;
  scroll.moved(box);
}

test('the end is in sight however many lines come at once', () => {
  come(30);
  expect(box.scrollTop).toBe(30);
  come(1000);
  expect(box.scrollTop).toBe(1030);
  come(2000);
  expect(box.scrollTop).toBe(3030);
});

test('if more is new than fits, it begins at the top', () => {
  come(400, 450);
  expect(box.scrollTop).toBe(400); // it fits
  come(400, 450);
  expect(box.scrollTop).toBe(450);
  come(400, 450);
  expect(box.scrollTop).toBe(450);
});

test('who has scrolled up into the past stays there, also after he has acted', () => {
  come(1000);
  roll(200);
  come(500);
  scroll.acted();
  come(500);
  expect(box.scrollTop).toBe(200);
});

test('who has scrolled to the end sees the end, although more is new than fits', () => {
  come(1000, 300);
  expect(box.scrollTop).toBe(300);
  roll(1000);
  come(500, 300);
  expect(box.scrollTop).toBe(1500);
});

test('who reads on in what is new is left alone, and led again when he has acted', () => {
  come(1000, 300);
  roll(500);
  come(500, 300);
  expect(box.scrollTop).toBe(500);
  scroll.acted();
  come(100, 1600);
  expect(box.scrollTop).toBe(1600);
});

test('a box that changes its size has not been scrolled by its reader', () => {
  come(1000);
  box.clientHeight = 60; // something else needs room
  scroll.place(box, null);
  expect(box.scrollTop).toBe(1040);
  box.clientHeight = 100;
  box.scrollTop = 1000; // the browser leaves no empty room
  scroll.moved(box);
  come(500);
  expect(box.scrollTop).toBe(1500);
});

test('a box that is opened shows what is new', () => {
  come(1000);
  roll(10);
  scroll.restart();
  scroll.place(box, 700);
  expect(box.scrollTop).toBe(700);
  scroll.toEnd(box);
  come(300, 700);
  expect(box.scrollTop).toBe(1300);
});
