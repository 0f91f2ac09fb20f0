// How a track winds through its rows: there and back again, so that the next space is always beside the last one.
const MOST = 12;
const LEAST = 3;

/** Whether a space is the first or the last one. */
export type End = 'start' | 'finish' | '';

export interface Spot {
  row: number;
  column: number; // both from 1, as a grid counts
  back: boolean; // whether its row leads to the left
  to: 'right' | 'left' | 'down' | ''; // where the next space lies
  end: End;
}

/** How many spaces of at least this width stand in a row; rows are about equally long. */
export function spacesInRow(width: number, least: number, count: number): number {
  const fit = least > 0 ? Math.floor(width / least) : MOST;
  const row = Math.min(Math.max(fit, LEAST), MOST);
  return Math.ceil(count / Math.ceil(count / row));
}

/** Where each space of a track lies: the first row leads to the right, the next one to the left. */
export function wind(count: number, columns: number): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const along = at % columns;
    const back = row % 2 === 1;
    const last = at === count - 1;
    const onward = along === columns - 1 ? 'down' : back ? 'left' : 'right';
    return {
      row: row + 1,
      column: back ? columns - along : along + 1,
      back,
      to: last ? '' : onward,
      end: at === 0 ? 'start' : last ? 'finish' : '',
    };
  });
}
