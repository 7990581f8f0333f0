// What the player may do with a man, read from the server's list of legal moves.
// The server judges every move; here its list is only matched with squares that a person points at.

import type { Color, Role, Square, Uci } from "../protocol/types.ts";
import { color_of, files, rook_that_castles, type Placement } from "./placement.ts";

export interface Target {
  to: Square;
  captures: boolean;
  // Somebody stands there: whom it captures, the rook to castle with, or an own man whom a premove
  // expects to be gone.
  is_taken: boolean;
}

// The half of the board that is castled to.
export type Wing = "king" | "queen";

// A man, where he stands and the squares to which he can go, as a language tells them.
export type Going = readonly [role: Role, from: string, goals: readonly string[]];

// All legal moves that the gesture from one square to another may mean: none, one, or the four
// promotions.
export function meant(legal: readonly Uci[], men: Placement, from: Square, to: Square): Uci[] {
  const exact = legal.filter((move) => move.startsWith(from + to));
  if (exact.length > 0) return exact;
  const castling = castling_meant(legal, men, from, to);
  return castling === null ? [] : [castling];
}

export function targets(legal: readonly Uci[], men: Placement, from: Square): Target[] {
  const squares = new Set(
    legal.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4)),
  );
  return Array.from(squares, (to) => ({
    to,
    captures: is_capture(men, from, to),
    is_taken: men.has(to),
  }));
}

export function is_capture(men: Placement, from: Square, to: Square): boolean {
  const mover = men.get(from);
  const there = men.get(to);
  if (mover === undefined) return false;
  if (there !== undefined) return color_of(there) !== color_of(mover);
  return mover.endsWith("p") && from[0] !== to[0];
}

export function is_own(men: Placement, square: Square, colors: readonly Color[]): boolean {
  const man = men.get(square);
  return man !== undefined && colors.includes(color_of(man));
}

// King onto rook where the list says e1g1, and king onto g1 or c1 where it says king takes rook.
function castling_meant(
  legal: readonly Uci[],
  men: Placement,
  from: Square,
  to: Square,
): Uci | null {
  const king = men.get(from);
  if (king === undefined || !king.endsWith("k") || from[1] !== to[1]) return null;
  const goes_right = column(to) > column(from);
  const is_rook = (square: Square) => men.get(square) === `${king[0]}r`;
  const steps_two = (square: Square) =>
    Math.abs(column(square) - column(from)) > 1 && !is_rook(square);
  const fits = is_rook(to) ? steps_two : to[0] === (goes_right ? "g" : "c") ? is_rook : () => false;
  return (
    legal.find((move) => {
      const goal = move.slice(2, 4);
      return move.startsWith(from) && column(goal) > column(from) === goes_right && fits(goal);
    }) ?? null
  );
}

// Which way a move castles, if it does.
export function castling_wing(men: Placement, move: Uci): Wing | null {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const rook = rook_that_castles(men, men.get(from) ?? "", from, to);
  return rook === null ? null : rook > from ? "king" : "queen";
}

function column(square: Square): number {
  return files.indexOf(square[0] ?? "");
}
