/** What a cover says of a game: a part of what the catalogue tells. */
export interface Book {
  name: string;
  least: number;
  most: number;
  minutes: number;
  kind: 'race' | 'cards' | 'together' | 'story';
  colour: string;
  emblem: string;
}

/** What a game is called among friends: what stands before a colon. */
export function shortened(title: string): string {
  return title.split(':')[0]!.trim();
}
