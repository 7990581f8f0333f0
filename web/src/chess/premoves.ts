// Moves laid out ahead, while the opponent thinks. Where a man might go then is geometry
// alone: what stands between may be gone, and what he takes may only arrive. The server judges each
// in its turn.

import type { Color, Square, Uci } from "../protocol/types.ts";
import { color_of, files, role_of, type Placement } from "./placement.ts";

type Step = readonly [file: number, rank: number];

const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const slanting: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const leaps: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

// Every move that may become possible for that side's men.
export function premoves_of(men: Placement, color: Color): Uci[] {
  return [...men].flatMap(([from, man]) => {
    if (color_of(man) !== color) return [];
    switch (role_of(man)) {
      case "p":
        return pawn(from, color);
      case "n":
        return go(from, leaps, 1);
      case "b":
        return go(from, slanting, 7);
      case "r":
        return go(from, straight, 7);
      case "q":
        return go(from, [...straight, ...slanting], 7);
      case "k":
        return [
          ...new Set([...go(from, [...straight, ...slanting], 1), ...castling(men, from, color)]),
        ];
    }
  });
}

// The men on whom a premove is laid out. Onto his own rook beside him a king goes once that one is
// gone; castling it is only in Chess960, and while the FEN says that he still may.
export function men_to_plan(men: Placement, move: Uci, fen: string, is_960: boolean): Placement {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const king = men.get(from);
  if (king === undefined || role_of(king) !== "k" || men.get(to) !== `${king[0]}r`) return men;
  const is_beside = Math.abs(files.indexOf(from[0] ?? "") - files.indexOf(to[0] ?? "")) < 2;
  const may_castle = (color_of(king) === "white" ? /[A-Z]/ : /[a-z]/).test(fen.split(" ")[2] ?? "");
  if (!is_beside || (is_960 && may_castle)) return men;
  return new Map([...men].filter(([square]) => square !== to));
}

function pawn(from: Square, color: Color): Uci[] {
  const up = color === "white" ? 1 : -1;
  const steps: Step[] = [
    [0, up],
    [-1, up],
    [1, up],
  ];
  if (from[1] === (color === "white" ? "2" : "7")) steps.push([0, 2 * up]);
  return go(from, steps, 1).flatMap((move) =>
    /[18]$/.test(move) ? Array.from("qrbn", (role) => move + role) : [move],
  );
}

// King takes rook, and king to where he stands after castling in standard chess.
function castling(men: Placement, from: Square, color: Color): Uci[] {
  const home = color === "white" ? "1" : "8";
  if (from[1] !== home) return [];
  const rooks = Array.from(files, (file) => `${file}${home}`).filter(
    (square) => men.get(square) === `${color[0]}r`,
  );
  const castled = (is_right: boolean) => `${from}${is_right ? "g" : "c"}${home}`;
  return [
    ...rooks.map((square) => from + square),
    ...(from[0] === "e" ? rooks.map((square) => castled(square > from)) : []),
  ];
}

function go(from: Square, steps: readonly Step[], most: number): Uci[] {
  const file = files.indexOf(from[0] ?? "");
  const rank = Number(from[1]);
  const moves: Uci[] = [];
  for (const [right, up] of steps)
    for (let far = 1; far <= most; ++far) {
      const letter = files[file + far * right];
      const number = rank + far * up;
      if (letter === undefined || number < 1 || number > 8) break;
      moves.push(`${from}${letter}${number}`);
    }
  return moves;
}
