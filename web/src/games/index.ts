import { finder, type Board } from './board';

export const findBoard = finder(import.meta.glob<Board>('./*/board.ts', { import: 'default' }));
