// Why somebody could still mate, or never could.

import { opposite } from "../../chess/placement.ts";
import type { Color, Role, Square, Theorem } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;

const theorems: Readonly<Record<Theorem, string>> = {
  lone_king: "hat nur noch den König, und der setzt nie matt",
  knight_against_queens:
    "hat nur einen Springer, und der setzt keinen König matt, der allein ist oder nur Damen hat",
  bishops_of_one_colour:
    "hat nur Läufer, und alle Läufer stehen auf Feldern einer Farbe: Sie setzen nie matt",
};

export const proofs = {
  could_mate: (side: Color) =>
    `${color(side)} könnte mit ${color(opposite(side))}’ Hilfe mattsetzen.`,
  show: "Zeigen, wie",
  line: "Wie ein Matt möglich war",
  before: "letzte Stellung",
  material: (side: Color, theorem: Theorem) => `${color(side)} ${theorems[theorem]}.`,
  closure: (side: Color, positions: number) =>
    `Was auch gespielt wird, ${color(side)} setzt nie matt: ` +
    (positions === 0
      ? "Niemand verlässt je die Felder, auf denen er bleibt."
      : positions === 1
        ? "die einzige mögliche Stellung ist mit allen ihren Zügen durchgesehen."
        : `${positions} mögliche Stellungen sind mit allen ihren Zügen durchgesehen.`),
  squares: (layers: number) =>
    layers === 1 ? "Wo alle für immer bleiben" : `Wo alle bleiben, in ${layers} Stufen`,
  stays: (side: Color, role: Role, squares: readonly Square[]) =>
    `${man(side, role)} ${squares.length === 1 ? "bleibt auf" : "bleibt innerhalb von"} ` +
    squares.join(", "),
};
