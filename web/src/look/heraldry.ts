// The arms of the seats: a tincture, a division and a letter each, so that none of them is needed alone.

/** The field of a shield, in a box of 100 × 120. */
export const FIELD = 'M5 4h90v54c0 28-19 46-45 58C24 104 5 86 5 58z';

interface Division {
  shield: string; // in the box of a shield
  cloth: string; // and on the caparison of a horse, in the box of a knight
}

const DIVISIONS: readonly Division[] = [
  { shield: '', cloth: '' }, // plain
  { shield: 'M50 0h50v120H50z', cloth: 'M46 36h60v66H46z' }, // per pale
  { shield: 'M0 0h34L100 80v40H72L0 36z', cloth: 'M8 44 30 40 92 88 78 96z' }, // a bend
  { shield: 'M50 62 100 108v12H0v-12z', cloth: 'M46 60 92 100v4H0v-4z' }, // a point
  {
    shield: 'M40 0h20v44h40v20H60v56H40V64H0V44h40z', // a cross
    cloth: 'M38 40h14v18h40v13H52v30H38V71H4V58h34z',
  },
  {
    shield: 'M0 0h20l30 40L80 0h20L62 58l38 50v12H86L50 74 14 120H0v-12l38-50z', // a saltire
    cloth: 'M12 42 26 40 46 58 68 40 82 44 56 68 82 92 70 98 46 78 22 98 10 92 36 68z',
  },
  { shield: 'M0 0h100v40H0z', cloth: 'M4 36h96v25H4z' }, // a chief
  { shield: 'M50 0h50v60H50zM0 60h50v60H0z', cloth: 'M46 36h54v32H46zM4 68h42v34H4z' }, // quarterly
];

const nth = (seat: number) => seat % DIVISIONS.length;

export const division = (seat: number): Division => DIVISIONS[nth(seat)]!;

export const tincture = (seat: number): string => `var(--seat-${nth(seat)})`;

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
