// What is answered to a question at the board.

import type { Wing } from "../../chess/choices.ts";
import type { Line } from "../../chess/lines.ts";
import type { Color, Opening, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;
const list = (parts: readonly string[]) => parts.join("; ");

const lines: Record<Line["kind"], string> = { file: "File", rank: "Rank", diagonal: "Diagonal" };

export const answers = {
  taken: (by: Color, men: readonly string[]) =>
    `${color(by)} has taken ${men.length === 0 ? "nothing" : men.join(", ")}.`,
  goals(
    side: Color,
    role: Role,
    square: Square,
    goals: readonly Square[],
    castles: readonly Wing[],
    only_captures: boolean,
  ): string {
    const does: string[] = [];
    if (goals.length > 0) does.push(`${only_captures ? "take on" : "go to"} ${goals.join(", ")}`);
    if (castles.length > 0)
      does.push(`castle ${castles.map((side) => `${side} side`).join(" or ")}`);
    if (does.length === 0) does.push(only_captures ? "take nothing" : "go nowhere");
    return `The ${man(side, role)} on ${square} can ${does.join(", or ")}.`;
  },
  off_turn: (turn: Color, side: Color, role: Role, square: Square) =>
    `It is ${color(turn)}’s turn: the ${man(side, role)} on ${square} does not move now.`,
  as_premove: (answer: string) => `As a premove: ${answer}`,
  over: "The game is over: nobody moves any more.",
  not_now: "That is told of the position on the board now: go to the last move.",
  turn: (turn: Color, number: number, in_check: boolean) =>
    `${color(turn)} to move${in_check ? ", in check" : ""}, move ${number}.`,
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
};
