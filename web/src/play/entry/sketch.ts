// A move as it was said, which may be less than the move: "knight f3" names no square of departure.

import { role_of, type Placement } from "../../chess/placement.ts";
import { attackers } from "../../chess/attackers.ts";
import { castling_wing, meant, type Wing } from "../../chess/choices.ts";
import { promotion_of } from "../../chess/deed.ts";
import type { Role, Square, Uci } from "../../protocol/types.ts";
import { forms, type Language } from "./symbols.ts";

export type Sketch =
  // Null where the side was not named.
  | { kind: "castles"; side: Wing | null }
  | {
      kind: "goes";
      // Null where the square of departure tells.
      role: Role | null;
      file: string;
      rank: string;
      to: Square;
      takes: boolean;
      becomes: Role | null;
    }
  // Of a move's letters, but none that is known: the server says what is wrong with it.
  | { kind: "written"; text: string };

const shape = /^([KQRBNP]?)([a-h]?)([1-8]?)-?(?:(x)[KQRBNP]?)?-?([a-h])([1-8])[-=]*([QRBN]?)\+*$/;
const castling = /^[o0](?:\s*[-–—]?\s*[o0]){1,2}[+#!?]*$/i;

// Everything that the text may mean, the likeliest first; none where it is no move.
export function sketches(text: string, language: Language): Sketch[] {
  const move = text
    .trim()
    .replace(/^\d+\s*[.…]+\s*/, "")
    .replace(/(\d)\s*e\.?\s?p\.?(?=[\s+#!?]*$)/i, "$1");
  const castles = castling_in(move, language);
  if (castles !== null) return [castles];
  const all = forms(move, language);
  const read = all.flatMap((form) => drawn(form) ?? []);
  if (read.length > 0) return read;
  const whole = all.find((form) => /[a-h][1-8]/.test(form));
  return whole === undefined ? [] : [{ kind: "written", text: whole }];
}

function drawn(form: string): Sketch | null {
  const found = shape.exec(form);
  if (found === null) return null;
  const [, man = "", file = "", rank = "", takes, to_file, to_rank, becomes = ""] = found;
  const is_from_square = man === "" && file !== "" && rank !== "";
  return {
    kind: "goes",
    role: is_from_square ? null : man === "" ? "p" : (man.toLowerCase() as Role),
    file,
    rank,
    to: `${to_file}${to_rank}`,
    takes: takes !== undefined,
    becomes: becomes === "" ? null : (becomes.toLowerCase() as Role),
  };
}

function castling_in(text: string, { vocabulary }: Language): Sketch | null {
  if (castling.test(text)) {
    const side = text.replace(/[^o0]/gi, "").length === 2 ? "king" : "queen";
    return { kind: "castles", side };
  }
  const words = text.toLowerCase().replace(/-/g, " ").split(/\s+/);
  const others = words.filter((word) => !vocabulary.castling.includes(word));
  if (others.length === words.length) return null;
  const where = others.filter((word) => !vocabulary.ignored.includes(word)).join(" ");
  if (where === "") return { kind: "castles", side: null };
  if (vocabulary.king_side.includes(where)) return { kind: "castles", side: "king" };
  return vocabulary.queen_side.includes(where) ? { kind: "castles", side: "queen" } : null;
}

// The moves of a list that it fits.
export function fitting(sketch: Sketch, choices: readonly Uci[], men: Placement): Uci[] {
  switch (sketch.kind) {
    case "written":
      return [];
    case "castles":
      return castlings(sketch.side, choices, men);
    case "goes": {
      const { role, file, rank, to, takes, becomes } = sketch;
      if (role === null)
        return meant(choices, men, file + rank, to).filter(
          (move) => promotion_of(move) === becomes,
        );
      return choices.filter((move) => {
        const from = move.slice(0, 2);
        const man = men.get(from);
        return (
          man !== undefined &&
          role_of(man) === role &&
          move.slice(2, 4) === to &&
          promotion_of(move) === becomes &&
          from.includes(file) &&
          from.includes(rank) &&
          castling_wing(men, move) === null &&
          (role !== "p" || file !== "" || (from[0] === to[0]) !== takes)
        );
      });
    }
  }
}

// Those whose way is free as the men stand, where that tells them apart.
export function free_of(moves: readonly Uci[], men: Placement): readonly Uci[] {
  const free = moves.filter((move) => attackers(men, move.slice(2, 4)).includes(move.slice(0, 2)));
  return free.length > 0 ? free : moves;
}

// For the server, in the letters of PGN.
export function written_sketch(sketch: Sketch): string {
  switch (sketch.kind) {
    case "written":
      return sketch.text;
    case "castles":
      return sketch.side === "queen" ? "O-O-O" : "O-O";
    case "goes": {
      const { role, file, rank, to, takes, becomes } = sketch;
      const man = role === null || role === "p" ? "" : role.toUpperCase();
      const end = becomes === null ? "" : `=${becomes.toUpperCase()}`;
      return `${man}${file}${rank}${takes ? "x" : ""}${to}${end}`;
    }
  }
}

function castlings(side: Wing | null, choices: readonly Uci[], men: Placement): Uci[] {
  if (side === null)
    return [...castlings("king", choices, men), ...castlings("queen", choices, men)];
  const all = choices.filter((move) => castling_wing(men, move) === side).sort();
  // Laid out ahead, the king's two steps and king takes rook are both in the list, and there may
  // be a rook that does not castle before the one that does.
  const steps = all.find((move) => !men.has(move.slice(2, 4)));
  const found = steps ?? (side === "king" ? all.at(-1) : all[0]);
  return found === undefined ? [] : [found];
}
