export { Said, Text, isMessage, messageId, type Args, type Message } from './text';
export {
  LANGUAGES,
  OWN_NAMES,
  language,
  loadGame,
  loadLanguage,
  preferred,
  text,
  textOf,
  pitchOf,
  titleOf,
  type Language,
} from './language.svelte';
