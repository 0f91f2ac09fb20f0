// Where things are on the screen.
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where these places are on the screen: a piece by its ref, a zone, or what lies before a seat. */
export function places(wanted: readonly string[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const place of new Set(wanted)) {
    const node = nodeOf(place);
    if (!node) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width && height) found.set(place, { left, top, width, height });
  }
  return found;
}

function nodeOf(place: string): Element | null {
  const [kind, name = ''] = place.split(/:(.*)/s);
  const named = (attribute: string, value: string) =>
    document.querySelector(`.playing [data-${attribute}="${CSS.escape(value)}"]`);
  if (kind === 'seat') return named('seat', name);
  if (kind === 'zone') return named('zone', name);
  return named('ref', place);
}
