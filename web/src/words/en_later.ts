// What only those parts of the page say in English that are loaded when they are wanted.

import { desk } from "./en/desk.ts";
import { entry } from "./en/entry.ts";
import { keys } from "./en/keys.ts";
import { settings } from "./en/settings.ts";

export const en_later = { desk, entry, keys, settings };

// What every language has.
export type LaterWords = typeof en_later;
