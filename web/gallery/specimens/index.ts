// All specimens, by the room of src/ that their components stand in.

import type { Specimen } from "../specimen.ts";
import { app } from "./app.ts";
import { board } from "./board.ts";
import { desk } from "./desk.ts";
import { games } from "./games.ts";
import { play } from "./play.ts";
import { start } from "./start.ts";
import { ui } from "./ui.ts";

export const rooms: Readonly<Record<string, readonly Specimen[]>> = {
  ui,
  board,
  play,
  start,
  games,
  desk,
  app,
};
export const all_specimens: readonly Specimen[] = Object.values(rooms).flat();
