/** How long ago something was, in the reader's language. */

const STEPS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(when: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - when) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', 1];
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
