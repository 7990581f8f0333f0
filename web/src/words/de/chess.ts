// Men, squares, moves and results.

import type { Counted } from "../../chess/captured.ts";
import { time_parts } from "../../chess/clock.ts";
import type { Deed } from "../../chess/deed.ts";
import { counts_days, read_periods, type Period } from "../../chess/periods.ts";
import type { Color, Role, Square } from "../../protocol/types.ts";
import { man, roles, the } from "./men.ts";

const colors: Record<Color, string> = { white: "Weiß", black: "Schwarz" };

// As a move is written: "Sf3".
const letters: Record<Role, string> = { k: "K", q: "D", r: "T", b: "L", n: "S", p: "" };

const consequences = { none: "", check: ", Schach", mate: ", matt" };

// "Springer g1 nach f3, Schach", "kurze Rochade"
function move({ doing, check }: Deed): string {
  const does =
    doing.kind === "castles"
      ? `${doing.side === "king" ? "kurze" : "lange"} Rochade`
      : `${roles[doing.role]} ${doing.from} ${arrival(doing)}`;
  return does + consequences[check];
}

// "weißer Springer von g1 nach f3, Schach"
function full_move(by: Color, { doing, check }: Deed): string {
  const does =
    doing.kind === "castles"
      ? `${colors[by]} rochiert ${doing.side === "king" ? "kurz" : "lang"}`
      : `${man(by, doing.role)} von ${doing.from} ${arrival(doing)}`;
  return does + consequences[check];
}

function arrival({ to, taken, becomes }: Deed["doing"] & { kind: "goes" }): string {
  const there =
    taken === null
      ? `nach ${to}`
      : taken === "en passant"
        ? `schlägt en passant auf ${to}`
        : `schlägt ${the(taken, "accusative")} auf ${to}`;
  return there + (becomes === null ? "" : ` und wird ${into(becomes)}`);
}

// "zur Dame"
function into(role: Role): string {
  return `${role === "q" ? "zur" : "zum"} ${roles[role]}`;
}

const plurals: Record<Role, string> = {
  k: "Könige",
  q: "Damen",
  r: "Türme",
  b: "Läufer",
  n: "Springer",
  p: "Bauern",
};

// "2 Bauern"
function many(role: Role, count: number): string {
  return `${count} ${plurals[role]}`;
}

// What people write is understood everywhere, but for the words in it.
function time_control(time: string): string {
  if (counts_days(time)) return periods(time) ?? time;
  return time
    .replace(
      /^(\d+) days?\/move$/,
      (_, days: string) => (days === "1" ? "1 Tag" : `${days} Tage`) + " je Zug",
    )
    .replace(/^[\d.]+(?=$|\/move$)/, "$& min")
    .replace(/\/move$/, " je Zug")
    .replace(/^hourglass /, "Sanduhr ");
}

// "40 Züge in 2 Stunden, dann 1 Stunde + 30 Sekunden je Zug"; null where it is more than that.
export function periods(time: string): string | null {
  return read_periods(time)?.map(period).join(", dann ") ?? null;
}

function period({ moves, time, added }: Period): string {
  const base = time_words(time);
  const more = added === 0 ? "" : ` + ${time_words(added)} je Zug`;
  if (moves === null) return base + more;
  return `${moves} ${moves === 1 ? "Zug" : "Züge"} in ${base.replace("Tage", "Tagen")}${more}`;
}

function time_words(left: number): string {
  return chess.time(...time_parts(left));
}

export const chess = {
  time_control,
  color: (color: Color) => colors[color],
  role: (role: Role) => roles[role],
  letter: (role: Role) => letters[role],
  man,
  // What stands on it comes first or second.
  square: (named: readonly string[], marks: readonly string[]) => [...named, ...marks].join(", "),
  move,
  full_move,
  // A move that may be made, in a list: "weißer Bauer e7 nach e8, wird zur Dame".
  choice: (man: string, from: Square, to: Square, becomes: Role | null) =>
    `${man} ${from} nach ${to}${becomes === null ? "" : `, wird ${into(becomes)}`}`,
  marks: {
    selected: "ausgewählt",
    can_capture: "Schlagen möglich",
    can_move: "Zug hierher möglich",
    in_check: "im Schach",
    planned: "Vorauszug",
    last_move: "letzter Zug",
    why: "Grund der Ablehnung",
  },
  law: (article: string) => `Art. ${article} der FIDE-Regeln`,
  guideline: (article: string) => `Richtlinie ${article}`,
  online_regulation: (article: string) => `Art. ${article} der Online-Regeln`,
  the_start: "Anfang",
  // What a player has taken, and by how much his men are worth more, counted in pawns.
  has_taken(by: Color, men: readonly Counted[], ahead: number): string {
    const lead = ahead === 1 ? "1 Punkt mehr" : `${ahead} Punkte mehr`;
    if (men.length === 0) return `${colors[by]} hat ${lead}`;
    const taken = men.map(([role, count]) => (count === 1 ? roles[role] : many(role, count)));
    return `${colors[by]} hat geschlagen: ${taken.join(", ")}${ahead > 0 ? `; ${lead}` : ""}`;
  },
  // 4 Minuten 59 Sekunden
  time(days: number, hours: number, minutes: number, seconds: number): string {
    const parts: [number, one: string, many: string][] = [
      [days, "Tag", "Tage"],
      [hours, "Stunde", "Stunden"],
      [minutes, "Minute", "Minuten"],
      [seconds, "Sekunde", "Sekunden"],
    ];
    const named = parts
      .filter(([count]) => count > 0)
      .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
    return named.length > 0 ? named.join(" ") : "keine Zeit";
  },
};
