/** Puts an icon of the set into a picture: where, how large, in which colour. */
export type Stamp = (icon: string, x: number, y: number, size: number, colour: string) => string;

export interface Painting {
  width: number;
  height: number;
  draw: (stamp: Stamp) => string;
}

/** The size of every cover. What matters stays within x 40–240: narrow plates show no more. */
export const COVER = { width: 280, height: 240 };
