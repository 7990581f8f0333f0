// What is said at the board without a question, or instead of an answer.

import type { Color, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color } = chess;

export const board = {
  no_move: "No move has been made.",
  last: (number: number, by: Color, move: string) => `Move ${number}, ${color(by)}: ${move}.`,
  last_in_full: (number: number, move: string) => `Move ${number}: ${move}.`,
  first_position: "The position at the start.",
  last_position: "Last position.",
  nobody_on: (square: Square) => `Nobody stands on ${square}.`,
  // What is told of another position than the last.
  past: (answer: string) => `Looking back. ${answer}`,
  no_further: "It goes no further.",
  faces: (side: Color) => `${color(side)} is below.`,
  drawn(from: Square, to: Square | null, is_gone: boolean): string {
    const what = to === null ? `Ring on ${from}` : `Arrow from ${from} to ${to}`;
    return is_gone ? `${what}: gone.` : `${what}.`;
  },
  arrow_begins: (square: Square) => `An arrow begins on ${square}: the same key ends it.`,
  nothing_said: "Nothing has been said yet.",
  untimed: "This game has no clock.",
  keys: "Keys on the board",
};
