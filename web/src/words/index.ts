// The language of this page, and all that it says in it. Another language is a file beside en.ts
// that has the type Words, a line in `others`, and one among the settings' choices.

import { settings, type Choice } from "../settings/settings.svelte.ts";
import { en, type Words } from "./en.ts";

export type Language = Exclude<Choice<"language">, "auto">;

// English is there at once; who reads another language loads it.
const others: Record<Exclude<Language, "en">, () => Promise<Words>> = {
  de: async () => (await import("./de.ts")).de,
};

export async function words_in(language: Language): Promise<Words> {
  return language === "en" ? en : others[language]();
}

// The first of the wanted languages ("de-AT", "en") that there are words in.
export function language_for(wanted: readonly string[]): Language {
  const known = ["en", ...Object.keys(others)] as Language[];
  for (const tag of wanted) {
    const found = known.find((language) => language === tag.split("-")[0]?.toLowerCase());
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
