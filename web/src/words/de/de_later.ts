// What only those parts of the page say in German that are loaded when they are wanted.

import { desk } from "./desk.ts";
import { entry } from "./entry.ts";
import { keys } from "./keys.ts";
import { settings } from "./settings.ts";
import type { LaterWords } from "../en_later.ts";

export const de_later: LaterWords = { desk, entry, keys, settings };
