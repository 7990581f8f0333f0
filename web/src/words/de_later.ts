// What only those parts of the page say in German that are loaded when they are wanted.

import { desk } from "./de/desk.ts";
import { entry } from "./de/entry.ts";
import { keys } from "./de/keys.ts";
import { settings } from "./de/settings.ts";
import type { LaterWords } from "./en_later.ts";

export const de_later: LaterWords = { desk, entry, keys, settings };
