// What is said at the board without a question, or instead of an answer.

import type { Color, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color } = chess;

export const board = {
  no_move: "Es ist noch kein Zug gemacht.",
  last: (number: number, by: Color, move: string) => `Zug ${number}, ${color(by)}: ${move}.`,
  last_in_full: (number: number, move: string) => `Zug ${number}: ${move}.`,
  first_position: "Die Anfangsstellung.",
  last_position: "Letzte Stellung.",
  nobody_on: (square: Square) => `Auf ${square} steht keine Figur.`,
  // What is told of another position than the last.
  past: (answer: string) => `Rückblick. ${answer}`,
  no_further: "Weiter geht es nicht.",
  faces: (side: Color) => `${color(side)} steht unten.`,
  drawn(from: Square, to: Square | null, is_gone: boolean): string {
    const what = to === null ? `Ring auf ${from}` : `Pfeil von ${from} nach ${to}`;
    return is_gone ? `${what}: gelöscht.` : `${what}.`;
  },
  arrow_begins: (square: Square) => `Auf ${square} beginnt ein Pfeil: Dieselbe Taste beendet ihn.`,
  nothing_said: "Noch wurde nichts gesagt.",
  untimed: "Diese Partie hat keine Uhr.",
  keys: "Tasten auf dem Brett",
};
