// Why somebody could still mate, or never could.

import { opposite } from "../../chess/placement.ts";
import type { Color, Role, Square, Theorem } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;

const theorems: Readonly<Record<Theorem, string>> = {
  lone_king: "has only a king left, which never mates",
  knight_against_queens:
    "has only a knight, which never mates a king that is alone or has nothing but queens",
  bishops_of_one_colour:
    "has only bishops, and all bishops stand on squares of one colour: they never mate",
};

export const proofs = {
  could_mate: (side: Color) =>
    `${color(side)} could still mate with ${color(opposite(side))}’s help.`,
  show: "Show how",
  line: "How a mate was possible",
  before: "the last position",
  material: (side: Color, theorem: Theorem) => `${color(side)} ${theorems[theorem]}.`,
  closure: (side: Color, positions: number) =>
    `Whatever is played, ${color(side)} never mates: ` +
    (positions === 0
      ? "nobody ever leaves the squares where he stays."
      : positions === 1
        ? "the one position that can come up was gone through with all its moves."
        : `${positions} positions that can come up were gone through with all their moves.`),
  squares: (layers: number) =>
    layers === 1 ? "Where everybody stays" : `Where everybody stays, in ${layers} stages`,
  stays: (side: Color, role: Role, squares: readonly Square[]) =>
    `${man(side, role)} ${squares.length === 1 ? "stays on" : "stays within"} ` +
    squares.join(", "),
};
