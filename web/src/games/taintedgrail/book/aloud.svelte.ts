// Reading aloud by the browser's own voice, where there is one; nothing is said until the reader wants it.
let saying = $state(false);

export const canRead = (): boolean => typeof speechSynthesis !== 'undefined';
export const isReading = (): boolean => saying;

export function stop(): void {
  saying = false;
  if (canRead()) speechSynthesis.cancel();
}

/** Paragraph by paragraph, in the language in which each is written. */
export function readAloud(paragraphs: readonly { words: string; lang: string }[]): void {
  stop();
  saying = paragraphs.length > 0;
  paragraphs.forEach(({ words, lang }, at) => {
    const said = new SpeechSynthesisUtterance(words);
    said.lang = lang;
    if (at === paragraphs.length - 1) said.onend = () => (saying = false);
    speechSynthesis.speak(said);
  });
}
