// In which language this page speaks.

import { read_setting } from "../settings/choices.ts";
import { all_languages, type Language } from "../settings/languages.ts";

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
  const language = read_setting("language");
  return language === "auto" ? language_for(globalThis.navigator?.languages ?? []) : language;
}
