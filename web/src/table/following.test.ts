import { beforeEach, expect, test } from 'vitest';
import { Following } from './following';

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
let following: Following;

beforeEach(() => {
  box = new Box();
  following = new Following();
});

/** So many pixels of lines come; the first new one lies at `mark`. */
function come(more: number, mark: number | null = null) {
  box.scrollHeight += more;
  following.place(box, mark);
  following.moved(box); // the browser tells of every scrolling, whoever has done it
}

function scroll(to: number) {
  box.scrollTop = to;
  following.moved(box);
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
  scroll(200);
  come(500);
  following.acted();
  come(500);
  expect(box.scrollTop).toBe(200);
});

test('who has scrolled to the end sees the end, although more is new than fits', () => {
  come(1000, 300);
  expect(box.scrollTop).toBe(300);
  scroll(1000);
  come(500, 300);
  expect(box.scrollTop).toBe(1500);
});

test('who reads on in what is new is left alone, and led again when he has acted', () => {
  come(1000, 300);
  scroll(500);
  come(500, 300);
  expect(box.scrollTop).toBe(500);
  following.acted();
  come(100, 1600);
  expect(box.scrollTop).toBe(1600);
});

test('a box that changes its size has not been scrolled by its reader', () => {
  come(1000);
  box.clientHeight = 60; // something else needs room
  following.place(box, null);
  expect(box.scrollTop).toBe(1040);
  box.clientHeight = 100;
  box.scrollTop = 1000; // the browser leaves no empty room
  following.moved(box);
  come(500);
  expect(box.scrollTop).toBe(1500);
});

test('a box that is opened shows what is new', () => {
  come(1000);
  scroll(10);
  following.restart();
  following.place(box, 700);
  expect(box.scrollTop).toBe(700);
  following.toEnd(box);
  come(300, 700);
  expect(box.scrollTop).toBe(1300);
});
