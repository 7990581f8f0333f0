// Men, squares, moves and results.

import type { Counted } from "../../chess/captured.ts";
import { time_parts } from "../../chess/clock.ts";
import type { Deed } from "../../chess/deed.ts";
import { counts_days, read_periods, type Period } from "../../chess/periods.ts";
import type { Color, Role, Square } from "../../protocol/types.ts";

const colors: Record<Color, string> = { white: "White", black: "Black" };
const roles: Record<Role, string> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};

// As a move is written: "Nf3".
const letters: Record<Role, string> = { k: "K", q: "Q", r: "R", b: "B", n: "N", p: "" };

// As in "white king".
const small = (color: Color) => colors[color].toLowerCase();

const consequences = { none: "", check: ", check", mate: ", checkmate" };

// "knight g1 to f3, check"
function move({ doing, check }: Deed): string {
  return (
    (doing.kind === "castles"
      ? `castles ${doing.side} side`
      : `${roles[doing.role]} ${doing.from} ${arrival(doing)}`) + consequences[check]
  );
}

// "white knight from g1 to f3, check"
function full_move(by: Color, { doing, check }: Deed): string {
  return (
    (doing.kind === "castles"
      ? `${small(by)} castles ${doing.side} side`
      : `${small(by)} ${roles[doing.role]} from ${doing.from} ${arrival(doing)}`) +
    consequences[check]
  );
}

function arrival({ to, taken, becomes }: Deed["doing"] & { kind: "goes" }): string {
  const there =
    taken === null
      ? `to ${to}`
      : taken === "en passant"
        ? `takes ${to} en passant`
        : `takes ${roles[taken]} on ${to}`;
  return `${there}${becomes === null ? "" : ` and becomes a ${roles[becomes]}`}`;
}

// "2 pawns"
function many(role: Role, count: number): string {
  return `${count} ${roles[role]}s`;
}

// As people write it, but that minutes alone do not look like a number of something else, and that
// days are called so: "10 moves in 50 days".
function time_control(time: string): string {
  const periods = counts_days(time) ? read_periods(time) : null;
  if (periods !== null) return periods.map(period_words).join(", then ");
  return time.replace(/^[\d.]+(?=$|\/move$)/, "$& min");
}

function period_words({ moves, time, added }: Period): string {
  const quota = moves === null ? "" : `${moves} move${moves === 1 ? "" : "s"} in `;
  const more = added === 0 ? "" : ` + ${time_words(added)} a move`;
  return quota + time_words(time) + more;
}

function time_words(left: number): string {
  return chess.time(...time_parts(left));
}

export const chess = {
  time_control,
  color: (color: Color) => colors[color],
  role: (role: Role) => roles[role],
  letter: (role: Role) => letters[role],
  man: (color: Color, role: Role) => `${small(color)} ${roles[role]}`,
  // What stands on it comes first or second.
  square: (named: readonly string[], marks: readonly string[]) => [...named, ...marks].join(", "),
  move,
  full_move,
  // A move that may be made, in a list: "white pawn e7 to e8, a new queen".
  choice: (man: string, from: Square, to: Square, becomes: Role | null) =>
    `${man} ${from} to ${to}${becomes === null ? "" : `, a new ${roles[becomes]}`}`,
  marks: {
    selected: "selected",
    can_capture: "can capture here",
    can_move: "can move here",
    in_check: "in check",
    planned: "premove",
    last_move: "last move",
    why: "named in the refusal",
  },
  law: (article: string) => `Law ${article}`,
  guideline: (article: string) => `Guideline ${article}`,
  online_regulation: (article: string) => `Online Regulations ${article}`,
  the_start: "the start",
  // What a player has taken, and by how much his men are worth more, counted in pawns.
  has_taken(by: Color, men: readonly Counted[], ahead: number): string {
    if (men.length === 0) return `${colors[by]} is ahead by ${ahead}`;
    const taken = men.map(([role, count]) => (count === 1 ? roles[role] : many(role, count)));
    const lead = ahead > 0 ? `; ahead by ${ahead}` : "";
    return `${colors[by]} has taken: ${taken.join(", ")}${lead}`;
  },
  // 4 minutes 59 seconds
  time(days: number, hours: number, minutes: number, seconds: number): string {
    const parts: [number, string][] = [
      [days, "day"],
      [hours, "hour"],
      [minutes, "minute"],
      [seconds, "second"],
    ];
    const named = parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
    return named.length > 0 ? named.join(" ") : "no time";
  },
};
