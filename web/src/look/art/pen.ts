// What drawings that are reckoned out need: the same dice for the same seed, and short figures.

/** Numbers from 0 to 1 that look like chance and are the same for the same seed: a drawing stays as it was. */
export function dice(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A figure as a drawing needs it: to a tenth. */
export const tenth = (x: number): number => Math.round(x * 10) / 10;
