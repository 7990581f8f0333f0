// What only those parts of the page say in English that are loaded when they are wanted.

import { answers } from "./en/answers.ts";
import { claim } from "./en/claim.ts";
import { desk } from "./en/desk.ts";
import { entry } from "./en/entry.ts";
import { keys } from "./en/keys.ts";
import { proofs } from "./en/proofs.ts";
import { settings } from "./en/settings.ts";

export const en_later = { answers, claim, desk, entry, keys, proofs, settings };

// What every language has.
export type LaterWords = typeof en_later;
