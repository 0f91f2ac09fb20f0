/** What a person prefers, kept on their device. */

import { LANGUAGES, type Language } from '../i18n';

export interface Preferences {
  language: Language | ''; // "": what the browser says
  theme: 'auto' | 'dark' | 'light';
  sound: boolean;
  notifications: boolean;
  motion: 'auto' | 'quick' | 'off';
  confirmTurn: 'always' | 'irreversible' | 'never';
  autoForced: boolean; // answer a question that has only one answer without asking
  textSize: 'normal' | 'large' | 'huge';
  name: string; // the name they last sat down with
}

/** For each preference what it may be; the default comes first. Names may be anything. */
export const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: ['', ...LANGUAGES],
  theme: ['auto', 'dark', 'light'],
  sound: [false, true],
  notifications: [false, true],
  motion: ['auto', 'quick', 'off'],
  confirmTurn: ['never', 'irreversible', 'always'],
  autoForced: [true, false],
  textSize: ['normal', 'large', 'huge'],
  name: [''],
};

const PLACE = 'roundtable.prefs';

/** Preferences out of whatever was stored: what is missing or strange becomes the default. */
export function understand(stored: string | null): Preferences {
  let given: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>;
  } catch {
    // Not ours: start over.
  }
  const chosen: Record<string, unknown> = {};
  for (const [key, choices] of Object.entries(CHOICES)) {
    const known = (choices as readonly unknown[]).includes(given[key]);
    const named = key === 'name' && typeof given[key] === 'string';
    chosen[key] = known || named ? given[key] : choices[0];
  }
  return chosen as unknown as Preferences;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is forbidden: preferences last as long as the page
  }
}

/** Change a field and it is kept; read it in a component and it is reactive. */
export const prefs: Preferences = $state(understand(stored()));

/** Whether things may move on the screen. */
export function motion(): boolean {
  return prefs.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

$effect.root(() => {
  $effect(() => {
    const now = JSON.stringify(prefs);
    try {
      if (now !== stored()) localStorage.setItem(PLACE, now);
    } catch {
      // As above.
    }
  });
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = prefs.theme;
    dataset.motion = prefs.motion;
    dataset.text = prefs.textSize;
  });
});

// Another tab has changed them.
addEventListener('storage', (event) => {
  if (event.key === PLACE) Object.assign(prefs, understand(event.newValue));
});
