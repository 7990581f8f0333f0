// What the form of a new game says, and the request that it makes.

import type { NewGame, Opponent, Rules, ServerInfo, Side } from "../protocol/types.ts";

export type StartFrom = "standard" | "chess960" | "fen" | "pgn";

export interface Wish {
  opponent: Opponent;
  side: Side;
  level: number;
  rules: Rules;
  // One of the server's, or null for `own_time`.
  time: string | null;
  own_time: string;
  start: StartFrom;
  fen: string;
  number: string;
  pgn: string;
  // Of several games of the PGN, from 1; null until they are known.
  game: number | null;
  presides: boolean;
  white: string;
  black: string;
  // Null while the field is empty.
  no_draw_before: number | null;
  is_default_time: boolean;
  default_minutes: number | null;
  quickplay_finish: boolean;
}

export function first_wish(): Wish {
  return {
    opponent: "computer",
    side: "white",
    level: 3,
    rules: "fide-online",
    time: "untimed",
    own_time: "",
    start: "standard",
    fen: "",
    number: "",
    pgn: "",
    game: null,
    presides: false,
    white: "",
    black: "",
    no_draw_before: 0,
    is_default_time: false,
    default_minutes: 30,
    quickplay_finish: false,
  };
}

// What is wished for again the next time: the game as most people choose it.
export function written_wish({ opponent, side, level, time }: Wish): string {
  return JSON.stringify({ opponent, side, level, time });
}

// The first wish, with what was written of the last one as far as it is offered; all of it while
// nobody knows yet what is.
export function wish_again(written: string | null, offered: ServerInfo | null): Wish {
  const wish = first_wish();
  const last = read(written);
  const again = <Value>(value: unknown, offers: readonly Value[], usual: Value): Value =>
    offers.find((offer) => offer === value) ?? usual;
  return {
    ...wish,
    opponent: again(last["opponent"], ["computer", "screen", "friend"], wish.opponent),
    side: again(last["side"], ["white", "random", "black"], wish.side),
    level: again(last["level"], offered?.levels ?? numbers(last["level"]), wish.level),
    time: again<string | null>(last["time"], offered?.times ?? texts(last["time"]), wish.time),
  };
}

function numbers(value: unknown): number[] {
  return typeof value === "number" ? [value] : [];
}

function texts(value: unknown): string[] {
  return typeof value === "string" ? [value] : [];
}

function read(written: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(written ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// Who presides over a game of others has no side in it.
export function plays_not({ presides, opponent }: Wish): boolean {
  return presides && opponent === "friend";
}

export function has_names(wish: Wish): boolean {
  return wish.opponent === "screen" || plays_not(wish);
}

// Stands what the server calls so in the form, where it can be mended?
export function has_field(wish: Wish, field: string | null): boolean {
  switch (field) {
    case "time":
      return wish.time === null;
    case "fen":
    case "chess960":
    case "pgn":
      return wish.start === field;
    case "white":
    case "black":
      return has_names(wish);
    default:
      return false;
  }
}

// Who has moved first plays White.
export function with_white(wish: Wish): Wish {
  return { ...wish, side: "white" };
}

const minute = 60_000;

export function request_of(wish: Wish): NewGame {
  const { presides, start } = wish;
  const name = (text: string) => ({ name: has_names(wish) ? text.trim() : "" });
  const number = wish.number.trim();
  return {
    opponent: wish.opponent,
    side: wish.side,
    level: wish.level,
    rules: wish.rules,
    time: start === "pgn" ? "untimed" : (wish.time ?? wish.own_time.trim()),
    fen: start === "fen" ? wish.fen.trim() : null,
    chess960: start !== "chess960" ? null : number === "" ? "random" : Number(number),
    pgn: start === "pgn" ? wish.pgn : null,
    ...(start === "pgn" && wish.game !== null ? { game: wish.game } : {}),
    arbiter: presides,
    invitation: wish.opponent === "friend",
    no_draw_before_move: presides ? (wish.no_draw_before ?? 0) : 0,
    quickplay_finish: presides && wish.quickplay_finish,
    default_time: presides && wish.is_default_time ? (wish.default_minutes ?? 0) * minute : null,
    white: name(wish.white),
    black: name(wish.black),
  };
}

// What the server takes, and how many games of a PGN it names (docs/protocol.md, sections 2 and 4).
const most_bytes = 64 * 1024;
export const most_listed = 200;

export function is_too_long(game: NewGame): boolean {
  return new TextEncoder().encode(JSON.stringify(game)).length > most_bytes;
}
