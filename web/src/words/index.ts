// The language of this page, and all that it says in it.

import { all_languages, type Language } from "../settings/languages.ts";
import { settings } from "../settings/settings.svelte.ts";
import { en, type Words } from "./en.ts";
import { others } from "./languages.ts";

export type { Language };

export async function words_in(language: Language): Promise<Words> {
  return language === "en" ? en : others[language].words();
}

// The first of the wanted languages ("de-AT", "en") that there are words in.
export function language_for(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = all_languages.find((language) => language === tag.split("-")[0]?.toLowerCase());
    if (found !== undefined) return found;
  }
  return "en";
}

// As it is chosen here by now; the page speaks it once it is loaded again.
export function chosen_language(): Language {
  return settings.language === "auto"
    ? language_for(globalThis.navigator?.languages ?? [])
    : settings.language;
}

const wanted = chosen_language();
// English is better than nothing, should the other not come.
export const [language, words] = await words_in(wanted).then(
  (words): [Language, Words] => [wanted, words],
  (): [Language, Words] => ["en", en],
);
