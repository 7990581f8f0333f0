// What a move does, read from its SAN, its UCI and the men before it.

import type { Ply, Role, Square, Uci } from "../protocol/types.ts";
import { is_capture, type Wing } from "./choices.ts";
import { role_of, type Placement } from "./placement.ts";

export interface Deed {
  doing:
    | { kind: "castles"; side: Wing }
    | {
        kind: "goes";
        role: Role;
        from: Square;
        to: Square;
        taken: Role | "en passant" | null;
        becomes: Role | null;
      };
  check: "none" | "check" | "mate";
}

export function deed_of(san: string, uci: Uci, before: Placement): Deed {
  const check = san.endsWith("#") ? "mate" : san.endsWith("+") ? "check" : "none";
  if (san.startsWith("O-O"))
    return { doing: { kind: "castles", side: san.startsWith("O-O-O") ? "queen" : "king" }, check };
  const from = uci.slice(0, 2);
  const to = uci.slice(2, 4);
  const mover = before.get(from);
  const there = before.get(to);
  const taken = !is_capture(before, from, to)
    ? null
    : there === undefined
      ? "en passant"
      : role_of(there);
  const role = mover === undefined ? "p" : role_of(mover);
  return { doing: { kind: "goes", role, from, to, taken, becomes: promotion_of(uci) }, check };
}

export function promotion_of(uci: Uci): Role | null {
  return uci.length > 4 ? (uci.slice(4) as Role) : null;
}

// From where to where the man has gone who was moved: the king's way when he castles, however that
// is written, and the rook's where the king of Chess960 stays (Guideline II.3).
export function way_of({ u, s }: Ply): Uci {
  if (!s.startsWith("O-O")) return u;
  const [from, written] = [u.slice(0, 2), u.slice(2, 4)];
  const [king, rook] = s.startsWith("O-O-O") ? "cd" : "gf";
  const rank = u.charAt(1);
  return from === `${king}${rank}` ? `${written}${rook}${rank}` : `${from}${king}${rank}`;
}
