// The page in German. Whoever plays is addressed with "du".

import { answers } from "./de/answers.ts";
import { app } from "./de/app.ts";
import { chess } from "./de/chess.ts";
import { games } from "./de/games.ts";
import { proofs } from "./de/proofs.ts";
import { objections, refusals, request_errors, sentences, verdicts } from "./de/sentences.ts";
import { start } from "./de/start.ts";
import { table } from "./de/table.ts";
import { told } from "./de/told.ts";
import type { Words } from "./en.ts";

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
