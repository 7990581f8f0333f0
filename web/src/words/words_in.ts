// The words of a language, wherever they are.

import type { Language } from "../settings/languages.ts";
import { en, type Words } from "./en.ts";
import { others } from "./languages.ts";

export async function words_in(language: Language): Promise<Words> {
  return language === "en" ? en : others[language].words();
}
