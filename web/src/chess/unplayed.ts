// A line of moves that was not played, such as the mate that was still possible. The server has
// found it legal and tells it in UCI alone; what else a move of the list needs is made here.

import type { Ply, Square, Uci } from "../protocol/types.ts";
import { attackers } from "./attackers.ts";
import { is_capture } from "./choices.ts";
import { promotion_of } from "./deed.ts";
import {
  castles,
  color_of,
  files,
  opposite,
  played,
  read_placement,
  role_of,
  turn_of,
  write_placement,
  type Placement,
} from "./placement.ts";

// The last of them mates.
export function helpmate_line(fen: string, moves: readonly Uci[]): Ply[] {
  const line: Ply[] = [];
  for (const [index, move] of moves.entries()) {
    const before = line.at(-1)?.fen ?? fen;
    line.push(ply_after(before, move, index === moves.length - 1));
  }
  return line;
}

function ply_after(fen: string, u: Uci, mates: boolean): Ply {
  const men = read_placement(fen);
  const after = fen_after(fen, u);
  const check = king_in_check(after);
  const sign = mates ? "#" : check === null ? "" : "+";
  return { u, s: long_notation(u, men) + sign, fen: after, check };
}

// "Ng1-f3": the long form (FIDE Laws, Appendix C), which needs no look at the other moves.
function long_notation(move: Uci, men: Placement): string {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  if (castles(men, move)) return to > from ? "O-O" : "O-O-O";
  const role = role_of(men.get(from) ?? "wp");
  const becomes = promotion_of(move);
  const letter = role === "p" ? "" : role.toUpperCase();
  const sign = is_capture(men, from, to) ? "x" : "-";
  return `${letter}${from}${sign}${to}${becomes === null ? "" : `=${becomes.toUpperCase()}`}`;
}

function king_in_check(fen: string): Square | null {
  const men = read_placement(fen);
  const turn = turn_of(fen);
  const king = [...men].find(([, man]) => man === `${turn[0]}k`)?.[0];
  if (king === undefined) return null;
  const other = opposite(turn);
  const has_attacker = attackers(men, king).some((from) => color_of(men.get(from) ?? "") === other);
  return has_attacker ? king : null;
}

function fen_after(fen: string, move: Uci): string {
  const [, turn, rights = "-", , halves, full] = fen.split(" ");
  const men = read_placement(fen);
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const is_pawn = men.get(from)?.endsWith("p") ?? false;
  const quiet = is_pawn || is_capture(men, from, to) ? 0 : Number(halves ?? 0) + 1;
  const after = played(men, move);
  return [
    write_placement(after),
    turn === "w" ? "b" : "w",
    rights_left(rights, men, from, to),
    is_pawn ? passed_square(after, from, to) : "-",
    quiet,
    Number(full ?? 1) + (turn === "b" ? 1 : 0),
  ].join(" ");
}

// Castling is over for a king that moves, and with a rook that moves or is taken.
function rights_left(rights: string, men: Placement, from: Square, to: Square): string {
  const left = [...rights].filter((letter) => {
    if (letter === "-") return false;
    const is_white = letter === letter.toUpperCase();
    if (men.get(from) === (is_white ? "wk" : "bk")) return false;
    const rook = rook_of(letter.toLowerCase(), is_white, men);
    return rook !== from && rook !== to;
  });
  return left.join("") || "-";
}

// "k" and "q" are the outermost rooks; other letters are files, as Chess960 has them.
function rook_of(letter: string, is_white: boolean, men: Placement): Square | null {
  const rank = is_white ? "1" : "8";
  if (letter !== "k" && letter !== "q") return letter + rank;
  const from_edge = letter === "q" ? [...files] : [...files].reverse();
  const file = from_edge.find((name) => men.get(name + rank) === (is_white ? "wr" : "br"));
  return file === undefined ? null : file + rank;
}

// Where a pawn that has gone two steps may be taken in passing, if one stands beside it.
function passed_square(after: Placement, from: Square, to: Square): string {
  if (Math.abs(Number(from[1]) - Number(to[1])) !== 2) return "-";
  const other = after.get(to) === "wp" ? "bp" : "wp";
  const file = files.indexOf(to.charAt(0));
  const is_beside = [file - 1, file + 1].some(
    (at) => after.get(`${files[at] ?? ""}${to[1]}`) === other,
  );
  return is_beside ? `${to[0]}${(Number(from[1]) + Number(to[1])) / 2}` : "-";
}
