// The men that each side has taken, in the order of their worth, and who is ahead.

import type { Color, Ply, Role } from "../protocol/types.ts";
import { is_capture } from "./choices.ts";
import {
  color_of,
  opposite,
  read_placement,
  role_of,
  type Man,
  type Placement,
} from "./placement.ts";

const order = "qrbnp";

// By the moves from that position on.
export function captured(start: string, moves: readonly Ply[]): Record<Color, Man[]> {
  const taken: Record<Color, Man[]> = { white: [], black: [] };
  let fen = start;
  for (const move of moves) {
    const men = read_placement(fen);
    const from = move.u.slice(0, 2);
    const to = move.u.slice(2, 4);
    const mover = men.get(from);
    if (mover !== undefined && is_capture(men, from, to)) {
      const by = color_of(mover);
      taken[by].push(men.get(to) ?? `${opposite(by)[0]}p`);
    }
    fen = move.fen;
  }
  const by_worth = (a: Man, b: Man) => order.indexOf(a[1] ?? "") - order.indexOf(b[1] ?? "");
  return { white: taken.white.sort(by_worth), black: taken.black.sort(by_worth) };
}

export type Counted = readonly [role: Role, count: number];

// How many there are of each kind, of men of one colour in the order of their worth.
export function counted(men: readonly Man[]): Counted[] {
  const counts = new Map<Role, number>();
  for (const man of men) counts.set(role_of(man), (counts.get(role_of(man)) ?? 0) + 1);
  return [...counts];
}

const worth: Readonly<Record<string, number>> = { q: 9, r: 5, b: 3, n: 3, p: 1 };

// By how many pawns' worth of men each side is ahead, as beginners count it.
export function balance(men: Placement): Record<Color, number> {
  let white = 0;
  for (const man of men.values())
    white += (color_of(man) === "white" ? 1 : -1) * (worth[role_of(man)] ?? 0);
  return { white, black: -white };
}
