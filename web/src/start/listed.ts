// What the games of a PGN are called where one of them is chosen.

import type { ListedGame } from "../protocol/types.ts";
import { score } from "../words/game.ts";
import { words } from "../words/index.ts";

// "2. Carlsen – Caruana, 1–0, 2018, 115 moves"
export function listed_words(game: ListedGame, index: number): string {
  const { white, black, result, date, plies } = game;
  const year = /^\d{4}/.exec(date)?.[0] ?? "";
  const about = [result === "*" ? "" : score(game), year, words.start.moves(Math.ceil(plies / 2))];
  const players = `${white || "?"} – ${black || "?"}`;
  return [`${index + 1}. ${players}`, ...about.filter((part) => part !== "")].join(", ");
}
