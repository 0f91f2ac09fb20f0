// How the map is laid out on a page that lies or stands; all figures are units of the page.

export interface Sheet {
  width: number;
  height: number;
  tall: boolean;
  /** Pixels for a unit. */
  unit: number;
  camelot: { x: number; y: number; size: number };
  places: readonly (readonly [number, number])[];
  white: readonly [number, number];
  black: readonly [number, number];
  force: readonly [number, number];
  /** How wide a pile is. */
  pile: number;
  plate: readonly [number, number];
}

/** Which quest lies where: down the left side, and down the right. */
export const ORDER = ['picts', 'grail', 'blackknight', 'lancelot', 'excalibur', 'saxons'];
export const PLACE = { width: 600, height: 348 };

const LYING = { width: 1880, height: 1092, widest: 2460 };
const STANDING = { width: 1200, height: 1680 };

/** On a box of so many pixels. */
export function layOut(width: number, height: number): Sheet {
  if (width < 700) {
    const { width: w, height: h } = STANDING;
    return {
      width: w,
      height: h,
      tall: true,
      unit: width / w,
      camelot: { x: 325, y: -80, size: 0.86 },
      places: [0, 1, 2].flatMap((row) => [[0, 622 + row * 352] as const, [600, 622 + row * 352] as const]),
      white: [60, 396],
      black: [900, 396],
      force: [62, 128],
      pile: 128,
      plate: [1062, 206],
    };
  }
  const h = LYING.height;
  const w = Math.round(Math.min(LYING.widest, Math.max(LYING.width, (width / height) * h)));
  const left = (w - 640) / 2;
  const apart = Math.min(70, (w - LYING.width) / 4);
  return {
    width: w,
    height: h,
    tall: false,
    unit: Math.min(width / w, height / h),
    camelot: { x: left, y: 18, size: 1 },
    places: [22, 378, 730].flatMap((y) => [[16, y] as const, [w - 616, y] as const]),
    white: [left + 64 - apart, 884],
    black: [left + 418 + apart, 884],
    force: [left + 222, 884],
    pile: 92,
    plate: [left + 550, 340],
  };
}
