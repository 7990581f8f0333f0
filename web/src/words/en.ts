// The page in English: every phrase by its name, with what it speaks of as arguments.

import { app } from "./en/app.ts";
import { board } from "./en/board.ts";
import { chess } from "./en/chess.ts";
import { games } from "./en/games.ts";
import { objections, refusals, request_errors, sentences, verdicts } from "./en/sentences.ts";
import { start } from "./en/start.ts";
import { table } from "./en/table.ts";
import { told } from "./en/told.ts";

export const en = {
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

// What every language has.
export type Words = typeof en;
