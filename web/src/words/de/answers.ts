// What is answered to a question at the board.

import type { Wing } from "../../chess/choices.ts";
import type { Line } from "../../chess/lines.ts";
import type { Color, Opening, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";
import { capital, the_man } from "./men.ts";

const { color } = chess;

const lines: Record<Line["kind"], string> = {
  file: "Linie",
  rank: "Reihe",
  diagonal: "Diagonale",
};

export const answers = {
  taken: (by: Color, men: readonly string[]) =>
    men.length === 0
      ? `${color(by)} hat nichts geschlagen.`
      : `${color(by)} hat geschlagen: ${men.join(", ")}.`,
  goals(
    side: Color,
    role: Role,
    square: Square,
    goals: readonly Square[],
    castles: readonly Wing[],
    only_captures: boolean,
  ): string {
    const does: string[] = [];
    if (goals.length > 0)
      does.push(
        only_captures ? `auf ${goals.join(", ")} schlagen` : `nach ${goals.join(", ")} ziehen`,
      );
    if (castles.length > 0)
      does.push(
        `${castles.map((side) => (side === "king" ? "kurz" : "lang")).join(" oder ")} rochieren`,
      );
    if (does.length === 0) does.push(only_captures ? "nichts schlagen" : "nirgendwohin ziehen");
    return `${capital(the_man(side, role))} auf ${square} kann ${does.join(" oder ")}.`;
  },
  off_turn: (turn: Color, side: Color, role: Role, square: Square) =>
    `${color(turn)} ist am Zug: ${capital(the_man(side, role))} auf ${square} zieht jetzt nicht.`,
  as_premove: (answer: string) => `Als Vorauszug: ${answer}`,
  over: "Die Partie ist zu Ende: Niemand zieht mehr.",
  not_now: "Das gibt es nur zur jetzigen Stellung: Geh zum letzten Zug.",
  turn: (turn: Color, number: number, in_check: boolean) =>
    `${color(turn)} ist am Zug${in_check ? " und steht im Schach" : ""}, Zug ${number}.`,
  opening: (opening: Opening | null) =>
    opening === null ? "Diese Eröffnung hat keinen Namen." : `${opening.name}, ${opening.eco}.`,
  equal: "Keine Seite hat mehr Material.",
  ahead: (side: Color, pawns: number) =>
    pawns === 1
      ? `${color(side)} hat Material im Wert eines Bauern mehr.`
      : `${color(side)} hat Material im Wert von ${pawns} Bauern mehr.`,
  attackers: (square: Square, by: Color, men: readonly string[]) =>
    men.length === 0
      ? `${color(by)} greift ${square} nicht an.`
      : `${color(by)} greift ${square} an: ${men.join("; ")}.`,
  // "Linie e1 bis e8: e2, weißer Bauer; e8, schwarzer König."
  line: (kind: Line["kind"], first: Square, last: Square, men: readonly string[]) =>
    `${lines[kind]} ${first} bis ${last}: ${men.length === 0 ? "nichts" : men.join("; ")}.`,
  color: (square: Square, is_dark: boolean) => `${square} ist ${is_dark ? "dunkel" : "hell"}.`,
};
