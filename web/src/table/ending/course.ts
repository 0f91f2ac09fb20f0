// Scores as lines of a chart.

export interface Scale {
  x: (turn: number) => number;
  y: (score: number) => number;
  ticks: number[];
}

type Course = readonly (readonly number[])[];

export function scaleOf(course: Course, width: number, height: number): Scale {
  const all = course.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 4) ?? 200;
  const first = Math.ceil(least / step);
  const ticks = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
  return {
    x: (turn) => (turn / Math.max(course.length - 1, 1)) * width,
    y: (score) => height - ((score - least) / (most - least)) * height,
    ticks,
  };
}

export function pathOf(course: Course, seat: number, { x, y }: Scale): string {
  return course
    .map((row, turn) => `${turn ? 'L' : 'M'}${round(x(turn))} ${round(y(row[seat] ?? 0))}`)
    .join('');
}

/** Letters at the ends of lines, moved apart where they would stand on each other. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const placed = [...wanted];
  const order = [...wanted.keys()].sort((one, other) => wanted[one]! - wanted[other]!);
  order.forEach((at, rank) => {
    const above = rank ? placed[order[rank - 1]!]! + apart : -Infinity;
    placed[at] = Math.max(wanted[at]!, above);
  });
  order.reverse().forEach((at, rank) => {
    const below = rank ? placed[order[rank - 1]!]! - apart : most;
    placed[at] = Math.min(placed[at]!, below);
  });
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
