// What is answered to a question at the board.

import type { Line } from "../../chess/lines.ts";
import type { Color, Opening, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;
const list = (parts: readonly string[]) => parts.join("; ");

const lines: Record<Line["kind"], string> = { file: "File", rank: "Rank", diagonal: "Diagonal" };

export const answers = {
  no_move: "No move has been made.",
  last: (number: number, by: Color, move: string) => `Move ${number}, ${color(by)}: ${move}.`,
  taken: (by: Color, men: readonly string[]) =>
    `${color(by)} has taken ${men.length === 0 ? "nothing" : men.join(", ")}.`,
  nobody_on: (square: Square) => `Nobody stands on ${square}.`,
  goals(
    side: Color,
    role: Role,
    square: Square,
    goals: readonly Square[],
    only_captures: boolean,
  ): string {
    const does =
      goals.length === 0
        ? only_captures
          ? "take nothing"
          : "go nowhere"
        : `${only_captures ? "take on" : "go to"} ${goals.join(", ")}`;
    return `The ${man(side, role)} on ${square} can ${does}.`;
  },
  not_now: "That is told of the position on the board now: go to the last move.",
  turn: (turn: Color, number: number) => `${color(turn)} to move, move ${number}.`,
  opening: (opening: Opening | null) =>
    opening === null ? "This opening has no name." : `${opening.name}, ${opening.eco}.`,
  equal: "Neither side has more material.",
  ahead: (side: Color, pawns: number) =>
    `${color(side)} is ahead by ${pawns === 1 ? "a pawn’s worth" : `${pawns} pawns’ worth`}.`,
  attackers: (square: Square, by: Color, men: readonly string[]) =>
    `${color(by)} attacks ${square} with ${men.length === 0 ? "nothing" : list(men)}.`,
  // "File e1 to e8: e2, white pawn; e8, black king."
  line: (kind: Line["kind"], first: Square, last: Square, men: readonly string[]) =>
    `${lines[kind]} ${first} to ${last}: ${men.length === 0 ? "nothing" : list(men)}.`,
  color: (square: Square, is_dark: boolean) => `${square} is ${is_dark ? "dark" : "light"}.`,
  nothing_said: "Nothing has been said yet.",
  untimed: "This game has no clock.",
  // The list of keys: what is pressed, and what it does.
  keys: {
    title: "Keys on the board",
    rows: [
      ["Arrows, Home, End", "walk; with Ctrl, Home and End lead to the corners"],
      ["Enter, Space", "take a man up and put him down"],
      ["Escape", "let the man go; cancel premoves, arrows and rings"],
      ["1 to 8", "to a rank; with Shift to a file (1 is a)"],
      ["K Q R B N P", "to the next such man; with Shift to the one before"],
      ["[ and ]", "to your next and last man that can move"],
      ["O", "this square; with Shift, whether it is light or dark"],
      ["L", "the last move"],
      ["T", "the times"],
      ["C", "what was taken"],
      ["M", "where this man can go; with Shift, what he can take"],
      ["X", "who stands on this file and rank; with Alt, on its diagonals"],
      ["Z", "who attacks this square"],
      ["U", "who has more material"],
      ["W", "whose move it is"],
      ["E", "the opening’s name"],
      ["Y", "what was said last"],
      ["Shift+A, Shift+D", "a move back and forward"],
      ["F", "flip the board"],
      ["I", "type a move"],
      ["H", "a ring; with Shift an arrow from here, then to there"],
    ] as [string, string][],
  },
};
