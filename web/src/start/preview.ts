// What the board of the first page shows of the game that is wished for.

import { first_moves, start_fen } from "../chess/first_moves.ts";
import { played, read_placement, write_placement } from "../chess/placement.ts";
import type { Color, Uci } from "../protocol/types.ts";
import { words } from "../words/index.ts";
import { has_names, plays_not, type Wish } from "./wish.ts";

const { players } = words.table;

export interface Sitting {
  // Null where it is drawn by lot.
  color: Color | null;
  name: string;
}

// Does the game begin as soon as somebody makes a move on that board?
export function begins_on_board({ opponent, side, start, presides }: Wish): boolean {
  if (start !== "standard" || presides) return false;
  return opponent === "screen" || (opponent === "computer" && side !== "black");
}

export function shown_fen({ start, fen }: Wish, made: Uci | null): string {
  if (made !== null && first_moves.includes(made)) return after_first(made);
  // Whatever is no position yet leaves the board as it was.
  const written = fen.trim().replace(/\s+/g, " ");
  return start === "fen" && has_placement(written) ? written : start_fen;
}

// What the men may do there; null where only the server knows.
export function shown_choices({ start }: Wish): readonly Uci[] | null {
  return start === "standard" ? first_moves : null;
}

function has_placement(fen: string): boolean {
  const rows = (fen.split(" ")[0] ?? "").split("/");
  return rows.length === 8 && rows.every(is_row);
}

// Eight squares: men, and digits for those that are empty.
function is_row(row: string): boolean {
  const squares = row.replace(/[1-8]/g, (digit) => "-".repeat(Number(digit)));
  return /^[1-8kqrbnp]+$/i.test(row) && squares.length === 8;
}

function after_first(move: Uci): string {
  const men = played(read_placement(start_fen), move);
  return `${write_placement(men)} b KQkq - 0 1`;
}

// Who sits above and who below.
export function sitting(wish: Wish): { far: Sitting; near: Sitting } {
  const near = wish.opponent === "screen" || plays_not(wish) ? "white" : wish.side;
  const color = near === "random" ? null : near;
  const other = color === null ? null : color === "white" ? "black" : "white";
  if (has_names(wish)) {
    const name = (side: Color) => wish[side].trim() || words.chess.color(side);
    return {
      far: { color: "black", name: name("black") },
      near: { color: "white", name: name("white") },
    };
  }
  const opponent = wish.opponent === "computer" ? players.computer(wish.level) : players.friend;
  return { far: { color: other, name: opponent }, near: { color, name: players.you } };
}
