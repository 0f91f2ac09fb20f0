// How a picture lies in its box while fingers move it.

export interface Frame {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const IDENTITY: Frame = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

export function transform({ scale, x, y }: Frame): string {
  return scale === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
}

export function moved(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x + dx, y: frame.y + dy };
}

/** Larger by a factor, with what is at this point staying there. */
export function zoomedAt(frame: Frame, { x, y }: Point, factor: number): Frame {
  const scale = Math.min(Math.max(frame.scale * factor, 1), LARGEST);
  const real = scale / frame.scale;
  return { scale, x: x - (x - frame.x) * real, y: y - (y - frame.y) * real };
}

/** Two fingers go from two points to two others: what was between them stays between them. */
export function pinched(frame: Frame, from: readonly [Point, Point], to: readonly [Point, Point]): Frame {
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const apart = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const [before, after] = [middle(from), middle(to)];
  const led = moved(frame, after.x - before.x, after.y - before.y);
  return zoomedAt(led, after, apart(to) / Math.max(apart(from), 1));
}

/** Never farther than its edges: the box is always full. */
export function held({ scale, x, y }: Frame, { width, height }: { width: number; height: number }): Frame {
  const within = (at: number, length: number) => Math.min(0, Math.max(at, length * (1 - scale)));
  return { scale, x: within(x, width), y: within(y, height) };
}
