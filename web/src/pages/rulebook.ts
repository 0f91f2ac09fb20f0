/** The rules of a game as they are searched and shown. */

/** A set of figures and where it comes from. */
export interface Figures {
  path: string[];
  origin: string;
  entries: [name: string, value: string][];
}

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSection(value: unknown): value is Tree {
  return isTree(value) && ('origin' in value || Object.values(value).some(isSection));
}

/** The data file speaks English, whatever the reader does. */
function called(thing: string): string {
  return thing.replaceAll('_', ' ');
}

/** A value in short. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) {
    const between = value.some(Array.isArray) ? ' / ' : value.some(isTree) ? ' + ' : ', ';
    return value.map((each) => shown(each)).join(between) || '–';
  }
  if (isTree(value)) {
    const parts = Object.entries(value).map(([key, each]) => `${called(key)} ${shown(each)}`);
    return parts.join(', ') || 'any';
  }
  return typeof value === 'string' ? called(value) : String(value);
}

/** Figures are a tree of sections; each section has an origin and values of its own. */
export function sections(figures: Tree, path: string[] = []): Figures[] {
  return Object.entries(figures).flatMap(([name, section]) => {
    if (!isSection(section)) return [];
    const here = [...path, name];
    const entries = Object.entries(section)
      .filter(([key, value]) => key !== 'origin' && !isSection(value))
      .map(([key, value]): [string, string] => [called(key), shown(value)]);
    const own = { path: here, origin: String(section.origin ?? ''), entries };
    return [...(entries.length > 0 ? [own] : []), ...sections(section, here)];
  });
}

/** Whether every word that is looked for occurs in one of these texts. */
export function found(search: string, ...texts: (string | null | undefined)[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
