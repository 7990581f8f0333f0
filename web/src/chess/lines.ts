// Files, ranks and diagonals: which squares stand on them, in order.

import type { Square } from "../protocol/types.ts";
import { files } from "./placement.ts";

export interface Line {
  kind: "file" | "rank" | "diagonal";
  squares: readonly Square[];
}

export function file_line(file: string): Line {
  return { kind: "file", squares: Array.from("12345678", (rank) => file + rank) };
}

export function rank_line(rank: string): Line {
  return { kind: "rank", squares: Array.from(files, (file) => file + rank) };
}

// The file and the rank of a square.
export function straight_lines(square: Square): Line[] {
  return [file_line(square.charAt(0)), rank_line(square.charAt(1))];
}

// Its diagonals from left to right: first the one that rises. A corner has one.
export function diagonals(square: Square): Line[] {
  return [1, -1]
    .map((up) => [...walk(square, -1, -up).reverse(), square, ...walk(square, 1, up)])
    .filter((squares) => squares.length > 1)
    .map((squares) => ({ kind: "diagonal", squares }));
}

// From one square to another on the same file, rank or diagonal; else null.
export function line_between(from: Square, to: Square): Line | null {
  const right = files.indexOf(to.charAt(0)) - files.indexOf(from.charAt(0));
  const up = Number(to[1]) - Number(from[1]);
  const far = Math.max(Math.abs(right), Math.abs(up));
  const is_straight = right === 0 || up === 0;
  if (far === 0 || (!is_straight && Math.abs(right) !== Math.abs(up))) return null;
  const squares = [from, ...walk(from, Math.sign(right), Math.sign(up)).slice(0, far)];
  return { kind: right === 0 ? "file" : up === 0 ? "rank" : "diagonal", squares };
}

// As a1 is dark.
export function is_dark(square: Square): boolean {
  return (files.indexOf(square.charAt(0)) + Number(square[1])) % 2 === 1;
}

// The squares beyond one, to the edge.
function walk(square: Square, right: number, up: number): Square[] {
  const squares: Square[] = [];
  let file = files.indexOf(square.charAt(0)) + right;
  let rank = Number(square[1]) + up;
  for (; files[file] !== undefined && rank >= 1 && rank <= 8; file += right, rank += up)
    squares.push(`${files[file]}${rank}`);
  return squares;
}
