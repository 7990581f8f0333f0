// Where the words of each language are. English is there at once; who reads another loads it.
// Another language is a folder like de/, its line here and its name in the settings.

import type { Language } from "../settings/languages.ts";
import type { Words } from "./en.ts";
import type { LaterWords } from "./en_later.ts";

interface Loaded {
  words: () => Promise<Words>;
  later: () => Promise<LaterWords>;
}

export const others: Readonly<Record<Exclude<Language, "en">, Loaded>> = {
  de: {
    words: async () => (await import("./de/de.ts")).de,
    later: async () => (await import("./de/de_later.ts")).de_later,
  },
};
