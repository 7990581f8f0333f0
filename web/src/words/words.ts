// Chess in words, for ears and for labels.

import type {
  Adjournment,
  Clock,
  Color,
  End,
  GameState,
  No,
  Player,
  Request,
  Rules,
  Ruling,
  Square,
} from "../protocol/types.ts";
import { time_left } from "../chess/clock.ts";
import { is_capture } from "../chess/choices.ts";
import { color_of, full_move_of, turn_of, type Man, type Placement } from "../chess/placement.ts";

const names: Record<string, string> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};

export function role_name(letter: string): string {
  return names[letter.toLowerCase()] ?? letter;
}

export function man_name(man: Man): string {
  return `${color_of(man)} ${role_name(man.slice(1))}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// "knight g1 to f3, check": from the move's SAN and UCI and the men before it.
export function move_words(san: string, uci: string, before: Placement): string {
  return `${deed(san, uci, before)}${consequence(san)}`;
}

function deed(san: string, uci: string, before: Placement): string {
  if (san.startsWith("O-O-O")) return "castles queen side";
  if (san.startsWith("O-O")) return "castles king side";
  const from = uci.slice(0, 2);
  const to = uci.slice(2, 4);
  const mover = role_name(before.get(from)?.slice(1) ?? "p");
  const promotion = uci.length > 4 ? ` and becomes a ${role_name(uci.slice(4))}` : "";
  return `${mover} ${from} ${arrival(before, from, to)}${promotion}`;
}

function arrival(before: Placement, from: Square, to: Square): string {
  if (!is_capture(before, from, to)) return `to ${to}`;
  const taken = before.get(to);
  return taken === undefined
    ? `takes ${to} en passant`
    : `takes ${role_name(taken.slice(1))} on ${to}`;
}

function consequence(san: string): string {
  if (san.endsWith("#")) return ", checkmate";
  return san.endsWith("+") ? ", check" : "";
}

export function score(end: End): string {
  return end.result.replace("1/2-1/2", "½–½").replace("-", "–");
}

// " (Law 6.9)", " (Guideline III.5)", " (US Chess 14E)", or nothing where the text says it already.
function cited(article: string | null | undefined, text: string): string {
  if (!article || text.includes(article)) return "";
  if (article.startsWith("US Chess")) return ` (${article})`;
  return ` (${/^I+\b/.test(article) ? "Guideline" : "Law"} ${article})`;
}

export function end_reason(end: End): string {
  return `${end.text.replace(/\.$/, "")}${cited(end.article, end.text)}.`;
}

export function end_words(end: End): string {
  return `${score(end)}. ${end_reason(end)}`;
}

// The refusal in the server's words, with the Law where the words do not name it yet.
export function illegal_words(text: string, article: string | null | undefined): string {
  const said = text.replace(/^illegal:\s*/i, "").replace(/\.$/, "");
  return `Illegal: ${said}${cited(article, said)}.`;
}

export function refusal_words(no: No): string {
  if (no.e === "illegal") return illegal_words(no.m, no.article);
  const said = no.m.replace(/\.$/, "");
  return no.e === "unreadable" ? `Not a move: ${said}.` : `${capital(said)}.`;
}

// "The game is interrupted: noise (Law 6.11.1)."
export function ruling_words({ text, article }: Ruling): string {
  return `${capital(text)}${cited(article, text)}.`;
}

// "12. Nf3", "12… Nf6"; ply 0 is the start.
export function ply_name({ start, moves }: GameState, ply: number): string {
  const played = moves[ply - 1];
  if (played === undefined) return "the start";
  const before = ply < 2 ? start.fen : (moves[ply - 2]?.fen ?? start.fen);
  return `${full_move_of(before)}${turn_of(before) === "white" ? "." : "…"} ${played.s}`;
}

// "White has to seal the move."
export function adjournment_words({ phase, sealer, has_sealed, resumption }: Adjournment): string {
  if (phase === "adjourned") return `Adjourned; the game goes on: ${resumption ?? ""}.`;
  if (phase === "resumed") return `${capital(sealer)}’s sealed move is in the envelope.`;
  return has_sealed
    ? `${capital(sealer)} has sealed a move; the envelope is still open.`
    : `${capital(sealer)} has to seal the next move.`;
}

export function request_words({ by, what, postponed }: Request): string {
  const asked =
    what === "increment"
      ? "asks for five seconds more with each move (Guideline III.4)"
      : "claims that the opponent cannot win by normal means (Guideline III.5)";
  return `${capital(by)} ${asked}${postponed ? "; the ruling is postponed" : ""}.`;
}

export function player_name(player: Player, color: Color, you: readonly Color[]): string {
  if (player.kind === "computer") return `Computer, level ${player.level ?? 1}`;
  if (player.name !== null) return player.name;
  if (player.kind === "open") return you.length === 1 ? "Waiting for your friend" : "Not here yet";
  if (you.length === 1) return you[0] === color ? "You" : "Your friend";
  return capital(color);
}

// "You (white) against the computer, level 1 (black)".
export function game_title({ players, you }: GameState): string {
  return capital(
    `${title_name(players.white, "white", you)} against ${title_name(players.black, "black", you)}`,
  );
}

function title_name(player: Player, color: Color, you: readonly Color[]): string {
  if (player.kind === "computer") return `the computer, level ${player.level ?? 1} (${color})`;
  if (player.kind === "person" && player.name !== null) return `${player.name} (${color})`;
  if (you.length === 1) return `${you[0] === color ? "you" : "your friend"} (${color})`;
  return capital(color);
}

export const rules_names: Record<Rules, string> = {
  "fide-online": "FIDE online",
  fide: "FIDE over the board",
  "fide-rapid": "FIDE rapid",
  "fide-blitz": "FIDE blitz",
  uscf: "US Chess",
  casual: "Casual",
};

const second = 1000;

// "4 minutes 59 seconds", for ears.
export function time_words(left: number): string {
  const whole = Math.ceil(left / second);
  const parts: [number, string][] = [
    [Math.floor(whole / 86_400), "day"],
    [Math.floor(whole / 3600) % 24, "hour"],
    [Math.floor(whole / 60) % 60, "minute"],
    [whole % 60, "second"],
  ];
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return words.length > 0 ? words.join(" ") : "no time";
}

export function times_in_words(clock: Clock, elapsed: number, time: string): string {
  const of = (color: Color) =>
    `${capital(color)} has ${time_words(time_left(clock, color, elapsed, time))}.`;
  return `${of("white")} ${of("black")}`;
}

export function turn_text(you: readonly Color[], turn: Color): string {
  return you.length === 1 && you[0] === turn ? "Your move." : `${capital(turn)} to move.`;
}
