// What the sentences of the server are about, in German words.

import { time_parts, time_text } from "../../chess/clock.ts";
import type { Role, Uci } from "../../protocol/types.ts";
import * as read from "../arguments.ts";
import { scores } from "../scores.ts";
import { chess } from "./chess.ts";

const known = (names: Readonly<Record<string, string>>) => (name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? null) : null;

export const side = read.worded(read.side, chess.color);
export const opponent = read.worded(read.opponent, chess.color);
export const square = read.square;
export const squares = read.worded(read.squares, (squares) => squares.join(", "));
export const number = read.whole("number");
export const text = read.text("text");
export const article = read.text("article");
export const control = read.worded(read.text("control"), chess.time_control);
export const result = read.worded(read.text("result"), known(scores));
export const before = read.worded(read.text("before"), known(scores));

// "g1–f3", "e7–e8D"
function written(move: Uci): string {
  const becomes = move.length > 4 ? chess.letter(move.slice(4) as Role) : "";
  return `${move.slice(0, 2)}–${move.slice(2, 4)}${becomes}`;
}

export const move = read.worded(read.move("move"), written);
export const announced = read.worded(read.move("announced"), written);

// "2 Minuten"
export const time = read.worded(read.whole("time"), (left) => chess.time(...time_parts(left)));

const shown = ({ white, black }: { white: number; black: number }) => ({
  white: time_text(white),
  black: time_text(black),
});
export const from = read.worded(read.both("from", read.is_number), shown);
export const to = read.worded(read.both("to", read.is_number), shown);
export const names = read.both("names", read.is_text);

// "2 Halbzügen", as after a preposition.
const counted = (plies: number) => `${plies} ${plies === 1 ? "Halbzug" : "Halbzügen"}`;
export const plies = read.worded(number, counted);
// "2 Tage", as subject or object.
const in_days = (days: number) => `${days} ${days === 1 ? "Tag" : "Tage"}`;
export const days = read.worded(number, in_days);
export const most_days = read.worded(read.whole("most"), in_days);
// "10 eigenen Zügen", as after a preposition.
export const own_moves = read.worded(number, (moves) =>
  moves === 1 ? "einem eigenen Zug" : `${moves} eigenen Zügen`,
);

export const most_plies = read.worded(read.whole("most"), counted);

export const ordinal = read.worded(number, (number) =>
  number === 1 ? "den ersten" : number === 2 ? "den zweiten" : "den nächsten",
);

const reasons: Readonly<Record<string, string>> = {
  checkmate: "Schachmatt",
  stalemate: "Patt",
  dead_position: "Tote Stellung: Keine Seite kann mattsetzen",
  threefold: "Dreimalige Stellungswiederholung",
  fivefold: "Fünfmalige Stellungswiederholung",
  fifty: "50 Züge ohne Bauernzug und Schlagen",
  seventyfive: "75 Züge ohne Bauernzug und Schlagen",
  resignation: "Aufgabe",
  agreement: "Remis durch Vereinbarung",
  flag: "Zeitüberschreitung",
  illegal_moves: "Zweiter regelwidriger Zug",
  forfeit: "Kampflos",
  arbiter: "Entscheidung des Schiedsrichters",
};
export const reason = read.worded(read.text("reason"), known(reasons));

const penalties: Readonly<Record<string, string>> = {
  warning: "Verwarnung",
  points_raised: "mehr Punkte für den Gegner",
  points_reduced: "weniger Punkte",
  game_lost: "Partie verloren",
  fine: "Geldbuße",
  round_exclusion: "Ausschluss von einer oder mehreren Runden",
  expulsion: "Ausschluss vom Turnier",
};
export const penalty = read.worded(read.text("penalty"), known(penalties));
