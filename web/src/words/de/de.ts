// The page in German. Whoever plays is addressed with "du".

import { app } from "./app.ts";
import { board } from "./board.ts";
import { chess } from "./chess.ts";
import { games } from "./games.ts";
import { objections, refusals, request_errors, sentences, verdicts } from "./sentences.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { told } from "./told.ts";
import type { Words } from "../en.ts";

export const de: Words = {
  app,
  board,
  chess,
  games,
  objections,
  refusals,
  request_errors,
  sentences,
  start,
  table,
  told,
  verdicts,
};
