// How pieces move from where they were to where they are: along the road, through the air, or, for those who like it calm, not at all.
import { motion } from '../../../device/prefs.svelte';
import type { Figure, Sheet } from './standing';

const A_SPACE = 90; // milliseconds
const SETTLE = 60;
const LONGEST = 500;
const HOP = 6; // pixels
const STEPS = 4; // looks at the road for each space

const shift = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** From one place to another along the road, in small hops. Figures are placed by their new place: this is the way back to it. */
export function rideFrames({ road, unit }: Sheet, from: Figure, to: Figure): string[] {
  const spaces = Math.abs(to.space - from.space);
  const count = Math.min(60, Math.max(8, spaces * STEPS));
  // Both ends stand a little beside the middle of the road, as their queues do.
  const off = ({ space, x, y }: Figure) => {
    const spot = road.spaces[space]!;
    return [x - spot.x / unit, y - spot.y / unit] as const;
  };
  const [[ax, ay], [bx, by]] = [off(from), off(to)];
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const spot = road.at((from.space + (to.space - from.space) * t) * road.step);
    const hop = Math.abs(Math.sin(t * Math.max(1, spaces) * Math.PI)) * HOP;
    const x = spot.x / unit + ax + (bx - ax) * t;
    const y = spot.y / unit + ay + (by - ay) * t - hop;
    return shift(x - to.x, y - to.y);
  });
}

/** Through the air, in an arc. */
export function flightFrames(from: Figure, to: Figure): string[] {
  const lift = Math.min(120, 40 + Math.hypot(to.x - from.x, to.y - from.y) / 5);
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return shift((from.x - to.x) * (1 - t), (from.y - to.y) * (1 - t) - Math.sin(t * Math.PI) * lift);
  });
}

/** Move an element on its way to where it stands now. */
export function move(node: Element, frames: readonly string[], time: number): void {
  if (!node.animate) return;
  if (motion()) node.animate({ transform: [...frames] }, { duration: time, easing: 'ease-in-out' });
  else node.animate({ opacity: [0.2, 1] }, { duration: 120 });
}

export const rideTime = (from: Figure, to: Figure): number =>
  Math.min(LONGEST, Math.abs(to.space - from.space) * A_SPACE + SETTLE + 60);

export const FLIGHT = 480;
