// Which man stands where, read from a FEN that the server wrote. Not a checker of FENs.

import type { Color, Role, Square, Uci } from "../protocol/types.ts";

// As in the sprite: colour and letter, "wk".
export type Man = string;
export type Placement = ReadonlyMap<Square, Man>;

export const files = "abcdefgh";

export function read_placement(fen: string): Placement {
  const men = new Map<Square, Man>();
  const rows = (fen.split(" ")[0] ?? "").split("/");
  rows.forEach((row, down) => {
    let file = 0;
    for (const letter of row) {
      if (letter >= "1" && letter <= "8") file += Number(letter);
      else men.set(`${files[file++]}${8 - down}`, man_of(letter));
    }
  });
  return men;
}

// Where a move that somebody has written begins and ends, as far as it says so.
export function squares_in(move: string): [from: Square | null, to: Square | null] {
  const squares = move.match(/[a-h][1-8]/g) ?? [];
  return [squares.length > 1 ? (squares[0] ?? null) : null, squares.at(-1) ?? null];
}

export function color_of(man: Man): Color {
  return man[0] === "w" ? "white" : "black";
}

export function role_of(man: Man): Role {
  return man.slice(1) as Role;
}

export function opposite(color: Color): Color {
  return color === "white" ? "black" : "white";
}

export function turn_of(fen: string): Color {
  return fen.split(" ")[1] === "b" ? "black" : "white";
}

export function full_move_of(fen: string): number {
  return Number(fen.split(" ")[5] ?? 1) || 1;
}

// The men after a move, for the moment before the server's answer. Castling may be written as the
// king's two steps or as king takes rook; a pawn that comes to the last rank with no man named
// stays a pawn.
export function played(before: Placement, move: Uci): Placement {
  const from = move.slice(0, 2);
  const to = move.slice(2, 4);
  const man = before.get(from);
  if (man === undefined) return before;
  const men = new Map(before);
  men.delete(from);
  const rook = rook_that_castles(before, man, from, to);
  if (rook !== null) {
    const [king_file, rook_file] = rook > from ? "gf" : "cd";
    men.delete(rook);
    men.set(`${king_file}${from[1]}`, man);
    men.set(`${rook_file}${from[1]}`, `${man[0]}r`);
    return men;
  }
  // A pawn that changes its file takes; where nobody stands, in passing.
  if (man.endsWith("p") && from[0] !== to[0] && !before.has(to)) men.delete(`${to[0]}${from[1]}`);
  men.set(to, move.length > 4 ? `${man[0]}${move[4]}` : man);
  return men;
}

// On his own rank the king goes two squares or more, or onto his own rook: that castles, if it may
// be done at all.
export function rook_that_castles(
  men: Placement,
  king: Man,
  from: Square,
  to: Square,
): Square | null {
  const rook = `${king[0]}r`;
  if (!king.endsWith("k") || from[1] !== to[1] || !"18".includes(from[1] ?? "")) return null;
  if (men.get(to) === rook) return to;
  if (Math.abs(files.indexOf(to[0] ?? "") - files.indexOf(from[0] ?? "")) < 2) return null;
  const beyond = to > from ? [...files].reverse() : [...files];
  const file = beyond.find((name) => men.get(`${name}${from[1]}`) === rook);
  return file === undefined ? null : `${file}${from[1]}`;
}

export function write_placement(men: Placement): string {
  const rows: string[] = [];
  for (let rank = 8; rank >= 1; --rank) {
    const row = Array.from(files, (file) => letter_of(men.get(`${file}${rank}`))).join("");
    rows.push(row.replace(/-+/g, (empty) => String(empty.length)));
  }
  return rows.join("/");
}

function man_of(letter: string): Man {
  const lower = letter.toLowerCase();
  return (letter === lower ? "b" : "w") + lower;
}

function letter_of(man: Man | undefined): string {
  if (man === undefined) return "-";
  const letter = man.slice(1);
  return man[0] === "w" ? letter.toUpperCase() : letter;
}
