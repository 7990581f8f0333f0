// The language of this page, and all that it says in it. Another language is a file beside en.ts
// that has the type Words, and a line in `languages`.

import { kept } from "../settings/kept.ts";
import { de } from "./de.ts";
import { en, type Words } from "./en.ts";

const languages = { en, de } satisfies Record<string, Words>;
export type Language = keyof typeof languages;

const known = Object.keys(languages) as Language[];

// The first of the wanted languages ("de-AT", "en") that there are words in.
export function language_for(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = known.find((language) => language === tag.split("-")[0]?.toLowerCase());
    if (found !== undefined) return found;
  }
  return "en";
}

// What was chosen here before, or what the browser wants.
const wanted = language_for(globalThis.navigator?.languages ?? []);
export const language = kept("arbiter-language", [wanted, ...known]);
export const words: Words = languages[language];
