// All that this page says, in its language.

import type { Language } from "../settings/languages.ts";
import { en, type Words } from "./en.ts";
import { chosen_language } from "./language.ts";
import { words_in } from "./words_in.ts";

export type { Language };

const wanted = chosen_language();
// English is better than nothing, should the other not come.
export const [language, words] = await words_in(wanted).then(
  (words): [Language, Words] => [wanted, words],
  (): [Language, Words] => ["en", en],
);
