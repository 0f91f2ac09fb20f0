/** Short notices at the foot of the page, read aloud by screen readers. */

export interface Notice {
  id: number;
  text: string;
  grave: boolean;
}

const LASTING = 6000;

let told = $state.raw<readonly Notice[]>([]);
let count = 0;

export function notices(): readonly Notice[] {
  return told;
}

export function dismiss(id: number): void {
  told = told.filter((notice) => notice.id !== id);
}

/** Tell something that has happened; `grave` is for what went wrong. */
export function tell(text: string, grave = false): void {
  const id = ++count;
  told = [...told.filter((notice) => notice.text !== text).slice(-2), { id, text, grave }];
  setTimeout(() => dismiss(id), LASTING);
}
