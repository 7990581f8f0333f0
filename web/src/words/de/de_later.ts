// What only those parts of the page say in German that are loaded when they are wanted.

import { answers } from "./answers.ts";
import { claim } from "./claim.ts";
import { desk } from "./desk.ts";
import { entry } from "./entry.ts";
import { keys } from "./keys.ts";
import { proofs } from "./proofs.ts";
import { settings } from "./settings.ts";
import type { LaterWords } from "../en_later.ts";

export const de_later: LaterWords = { answers, claim, desk, entry, keys, proofs, settings };
