// What parts of the page say that are loaded when they are wanted, in the page's language. Only
// such parts may use it: they carry it along.

import { language, type Language } from "./index.ts";
import { en_later, type LaterWords } from "./en_later.ts";
import { others } from "./languages.ts";

export async function later_words_in(language: Language): Promise<LaterWords> {
  return language === "en" ? en_later : others[language].later();
}

// English is better than nothing, should the other not come.
export const later: LaterWords = await later_words_in(language).catch(() => en_later);
