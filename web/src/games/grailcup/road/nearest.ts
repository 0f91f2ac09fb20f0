// Knights overlap: a press goes to the one whose hooves are nearest.
import type { Rider } from '../reading';
import type { Figure } from './standing';

const MIDDLE = 50; // of a knight, above its foot, in units of its own drawing

/** Hand a press on one knight of the road on to the nearest knight that can be chosen; keys go where the focus is. */
export function pressNearest(
  event: MouseEvent,
  road: HTMLElement,
  riders: readonly Rider[],
  figureOf: (rider: Rider) => Figure,
): void {
  const hit = (event.target as Element).closest('.rider');
  if (!hit || event.detail === 0) return;
  const edge = road.getBoundingClientRect();
  const far = (rider: Rider) => {
    const { x, y, size } = figureOf(rider);
    return Math.hypot(event.clientX - edge.left - x, event.clientY - edge.top - y + MIDDLE * size);
  };
  const lit = riders.filter(({ seat }) => road.querySelector(`.seat-${seat} .lit`));
  const [first] = lit.sort((one, other) => far(one) - far(other));
  const wanted = first && road.querySelector<HTMLElement>(`.seat-${first.seat} .lit`);
  if (!wanted || hit.contains(wanted)) return;
  event.stopPropagation();
  wanted.click();
}
