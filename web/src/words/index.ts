// The language of this page, and all that it says in it. Another language is a file beside en.ts
// that has the type Words, and a line in `languages`.

import { en } from "./en.ts";

export type Words = typeof en;

const languages = { en } satisfies Record<string, Words>;
export type Language = keyof typeof languages;

// The first of the wanted languages ("de-AT", "en") that there are words in.
export function language_for(wanted: readonly string[]): Language {
  const known = Object.keys(languages) as Language[];
  for (const tag of wanted) {
    const found = known.find((language) => language === tag.split("-")[0]?.toLowerCase());
    if (found !== undefined) return found;
  }
  return "en";
}

export const language = language_for(globalThis.navigator?.languages ?? []);
export const words: Words = languages[language];
