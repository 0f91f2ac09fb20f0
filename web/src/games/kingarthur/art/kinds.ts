// The four kinds of adversaries as they are painted: the ground of their cards, and the cloth of their banner.

export interface Kind {
  ground: string;
  deep: string;
  cloth: string;
  ink: string;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  dark: { ground: '#d8b24a', deep: '#a97f1c', cloth: '#8c6810', ink: '#5c430b' },
  enemy: { ground: '#7f9fc9', deep: '#3f659c', cloth: '#2f568f', ink: '#16315c' },
  monster: { ground: '#9dbb86', deep: '#5b8a58', cloth: '#336645', ink: '#17402a' },
  dragon: { ground: '#dd9a7c', deep: '#b0503a', cloth: '#98301f', ink: '#571409' },
};

/** The kind of a card by its name: "dragon-3". */
export const kindOf = (name: string): string => name.split('-')[0]!;

/** And its power. */
export const powerOf = (name: string): number => Number(name.split('-')[1] ?? 1);

/** The kind that has this tint. */
export const KIND_OF_TINT: Readonly<Record<string, string>> = {
  yellow: 'dark',
  blue: 'enemy',
  green: 'monster',
  red: 'dragon',
};
