// Why a move is none, by the reason that the server gives: its text in German.

import { color_of, role_of } from "../../chess/placement.ts";
import type { Color, Role, Square } from "../../protocol/types.ts";
import type { Objection, Refused } from "../phrase.ts";
import { chess } from "./chess.ts";
import { all_of, capital, roles, the, the_own, type Case } from "./men.ts";

const movements: Readonly<Record<Role, string>> = {
  p:
    "ein Bauer zieht geradeaus, ein Feld oder vom Anfangsfeld auch zwei, " +
    "und schlägt ein Feld schräg vorwärts",
  n: "ein Springer zieht zwei Felder geradeaus und eines zur Seite",
  b: "ein Läufer zieht auf Diagonalen",
  r: "ein Turm zieht auf Linien und Reihen",
  q: "eine Dame zieht auf Linien, Reihen und Diagonalen",
  k: "ein König zieht auf ein Nachbarfeld",
};

type Found = Pick<Refused, "men">;

// "der Turm auf a1"; null where nobody stands.
function man_on({ men }: Found, square: Square | null, as: Case = "nominative"): string | null {
  const man = square === null ? undefined : men.get(square);
  return man === undefined ? null : `${the(role_of(man), as)} auf ${square}`;
}

function first(squares: readonly Square[]): Square | null {
  return squares[0] ?? null;
}

// The men on the squares that the server names.
function concerned(refused: Refused, as: Case = "nominative"): string | null {
  const names = refused.squares.map((square) => man_on(refused, square, as));
  return names.length === 0 || names.includes(null) ? null : all_of(names as string[]);
}

// A sentence of those men.
function of_concerned(as: Case, say: (men: string, refused: Refused) => string | null): Objection {
  return (refused) => {
    const men = concerned(refused, as);
    return men === null ? null : say(men, refused);
  };
}

const is_one = ({ squares }: Refused) => squares.length === 1;

// Of a typed move the squares of the server tell where it began.
function departure({ from, to, squares }: Refused): Square | null {
  return from ?? squares.find((square) => square !== to) ?? null;
}

function king({ men }: Found, turn: Color): string | null {
  const found = [...men].find(([, man]) => role_of(man) === "k" && color_of(man) === turn);
  return found === undefined ? null : `Der König auf ${found[0]}`;
}

function cannot_go(refused: Refused): string | null {
  const { article, men, to } = refused;
  if (article === "3.7.2") return "Nur ein Bauer, der noch nicht gezogen hat, darf zwei Felder vor";
  const from = departure(refused);
  const man = from === null ? undefined : men.get(from);
  const name = man_on(refused, from);
  if (man === undefined || name === null || to === null) return null;
  return from === to
    ? `${capital(name)} muss sein Feld verlassen`
    : `${capital(name)} kann nicht nach ${to} ziehen; ${movements[role_of(man)]}`;
}

function no_promotion(refused: Refused): string {
  const from = departure(refused);
  const man = from === null ? undefined : refused.men.get(from);
  const arrives = refused.to?.[1] === (refused.turn === "white" ? "8" : "1");
  return man !== undefined && role_of(man) === "p" && arrives
    ? "Ein Bauer wird Dame, Turm, Läufer oder Springer"
    : "Nur ein Bauer auf der letzten Reihe wird umgewandelt";
}

function no_castling({ men, squares, turn }: Refused): string {
  const is = (square: Square, role: Role) => men.get(square) === `${turn[0]}${role}`;
  const corner = squares.find((square) => !is(square, "k"));
  if (corner === undefined)
    return `${chess.color(turn)} darf dort nicht rochieren: König oder Turm hat schon gezogen`;
  return is(corner, "r")
    ? `Mit dem Turm auf ${corner} ist keine Rochade mehr möglich: ` +
        "Der König oder dieser Turm hat schon gezogen"
    : `Auf ${corner} steht kein Turm für die Rochade`;
}

function none_can({ men, squares, to }: Refused): string {
  const kinds = new Set(squares.flatMap((square) => men.get(square) ?? []));
  const [man] = kinds;
  const where = to === null ? "dorthin" : `nach ${to}`;
  if (man === undefined || kinds.size > 1) return `Keine solche Figur kann ${where} ziehen`;
  return `Kein${role_of(man) === "q" ? "e" : ""} ${roles[role_of(man)]} kann ${where} ziehen`;
}

export const objections: Readonly<Record<string, Objection>> = {
  no_piece: ({ squares }) =>
    squares[0] === undefined ? null : `Auf ${squares[0]} steht keine Figur`,
  not_your_piece: of_concerned(
    "nominative",
    (man, { turn }) =>
      `${capital(man)} gehört ${chess.color(turn === "white" ? "black" : "white")}, ` +
      `und ${chess.color(turn)} ist am Zug`,
  ),
  not_its_move: cannot_go,
  own_piece_in_the_way({ men, squares }) {
    const square = first(squares);
    const man = square === null ? undefined : men.get(square);
    return man === undefined ? null : `Auf ${square} steht ${the_own(role_of(man))}`;
  },
  path_blocked: of_concerned("nominative", (blockers, refused) => {
    const stands = is_one(refused) ? "steht" : "stehen";
    const man = man_on(refused, refused.from, "dative");
    return man === null
      ? `${capital(blockers)} ${stands} im Weg`
      : `${capital(man)} ${stands} ${blockers} im Weg`;
  }),
  pawn_blocked: of_concerned(
    "nominative",
    (man) => `Ein Bauer schlägt nicht geradeaus; ${man} steht ihm im Weg`,
  ),
  nothing_to_capture: ({ squares }) =>
    squares[0] === undefined
      ? null
      : `Ein Bauer zieht nur schräg, wenn er schlägt, und ${squares[0]} ist leer`,
  en_passant_gone: of_concerned(
    "nominative",
    (pawn) =>
      "En passant geht nur sofort nach dem Doppelschritt eines Bauern, " +
      `und ${pawn} hat ihn nicht gerade gemacht`,
  ),
  promotion_missing: () =>
    "Der Bauer erreicht die letzte Reihe; sag, ob er Dame, Turm, Läufer oder Springer wird",
  promotion_impossible: no_promotion,
  castling_right_lost: no_castling,
  castling_path_blocked: of_concerned(
    "nominative",
    (men, refused) => `${capital(men)} ${is_one(refused) ? "steht" : "stehen"} der Rochade im Weg`,
  ),
  castling_out_of_check: of_concerned(
    "accusative",
    (men) => `Der König steht im Schach durch ${men} und darf jetzt nicht rochieren`,
  ),
  castling_through_check: of_concerned(
    "nominative",
    (men, refused) =>
      `Der König zöge über ein Feld, das ${men} ${is_one(refused) ? "angreift" : "angreifen"}`,
  ),
  castling_into_check: of_concerned(
    "nominative",
    (men, refused) =>
      `Der König käme auf ein Feld, das ${men} ${is_one(refused) ? "angreift" : "angreifen"}`,
  ),
  king_into_check: of_concerned(
    "accusative",
    (men, { to }) =>
      `Der König stünde ${to === null ? "dort" : `auf ${to}`} im Schach durch ${men}`,
  ),
  leaves_king_in_check: of_concerned("accusative", (men, refused) => {
    const name = king(refused, refused.turn);
    return name === null ? null : `${name} bleibt im Schach durch ${men}`;
  }),
  exposes_king: of_concerned("accusative", (men, refused) => {
    const name = king(refused, refused.turn);
    return name === null ? null : `${name} stünde im Schach durch ${men}`;
  }),
  no_such: none_can,
};
