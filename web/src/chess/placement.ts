// Which man stands where, read from a FEN that the server wrote. Not a checker of FENs.

import type { Color, Role, Square } from "../protocol/types.ts";

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

// The placement field with one man carried from one square to another, for the moment before the
// server's answer.
export function carried(fen: string, from: Square, to: Square): string {
  const men = new Map(read_placement(fen));
  const man = men.get(from);
  if (man === undefined) return fen;
  men.delete(from);
  men.set(to, man);
  return write_placement(men);
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
