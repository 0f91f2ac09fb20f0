// The knights' colours, each with a charge of its own on the cloth of the horse, so that none is told by its colour alone.

export interface Colour {
  field: string;
  charge: string;
  cloth: string; // the charge, in the box of a knight
  ground: string;
  deep: string;
}

export const COLOURS: Readonly<Record<string, Colour>> = {
  orange: {
    field: '#d9771f',
    charge: '#f8e3c0',
    cloth: 'M4 92 44 54 84 92 70 100 44 74 20 100z', // a chevron
    ground: '#f2c48a',
    deep: '#b9651c',
  },
  red: {
    field: '#a3221c',
    charge: '#f3d9c8',
    cloth: 'M38 40h14v18h40v13H52v30H38V71H4V58h34z', // a cross
    ground: '#dd9a86',
    deep: '#8e2a20',
  },
  beige: {
    field: '#b9a173',
    charge: '#5a4630',
    cloth: 'M8 44 30 40 92 88 78 96z', // a bend
    ground: '#e9dcbc',
    deep: '#a3906a',
  },
};

export const MERLIN = '#2f4f8a';
