// The page in German. Whoever plays is addressed with "du".

import { answers } from "./answers.ts";
import { app } from "./app.ts";
import { chess } from "./chess.ts";
import { games } from "./games.ts";
import { proofs } from "./proofs.ts";
import { objections, refusals, request_errors, sentences, verdicts } from "./sentences.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { told } from "./told.ts";
import type { Words } from "../en.ts";

export const de: Words = {
  answers,
  app,
  chess,
  games,
  objections,
  proofs,
  refusals,
  request_errors,
  sentences,
  start,
  table,
  told,
  verdicts,
};
