// Games over a connection on which nothing ever comes, and what else the specimens need.

import type { Line } from "../src/live/connection.ts";
import { LiveGame, type Surroundings } from "../src/live/live_game.svelte.ts";
import { Deeds } from "../src/play/deeds.svelte.ts";
import { played, read_placement, turn_of, write_placement } from "../src/chess/placement.ts";
import type {
  Answer,
  Clock,
  Color,
  End,
  GameState,
  MyGame,
  Ply,
  Uci,
} from "../src/protocol/types.ts";
import { first_wish, type Wish } from "../src/start/wish.ts";
import { new_state, start_fen } from "../test/support/states.ts";

export { start_fen };
export const long_name = "Maximiliana Alexandra von Hohenlohe-Waldenburg-Schillingsfürst";
export const rtl_name = "אבגדהוזחטיכלמנסעפצקרשת אבגדהוזחטיכלמנסעפצקרשת";

// A move with how it is written: "e2e4 e4".
export function plies(fen: string, moves: readonly string[]): Ply[] {
  return moves.map((text) => {
    const [u = "", s = ""] = text.split(" ");
    fen = after(fen, u);
    return { u, s, fen, check: null };
  });
}

// What might follow the moves of `opening`.
export function after_opening(moves: readonly string[]): Ply[] {
  return plies(opening.at(-1)?.fen ?? start_fen, moves);
}

function after(fen: string, move: Uci): string {
  const [, turn, castling, , halves, full] = fen.split(" ");
  const men = write_placement(played(read_placement(fen), move));
  const number = Number(full) + (turn === "b" ? 1 : 0);
  return `${men} ${turn === "w" ? "b" : "w"} ${castling} - ${halves} ${number}`;
}

export const opening = plies(start_fen, [
  "e2e4 e4",
  "d7d5 d5",
  "e4d5 exd5",
  "d8d5 Qxd5",
  "b1c3 Nc3",
  "d5a5 Qa5",
  "g1f3 Nf3",
  "g8f6 Nf6",
  "d2d4 d4",
  "c8g4 Bg4",
]);

export const very_many = plies(
  start_fen,
  Array.from({ length: 75 }, () => ["g1f3 Nf3", "g8f6 Nf6", "f3g1 Ng1", "f6g8 Ng8"]).flat(),
);

// A game between two friends after the opening, but for what is said of it.
export function game(part: Partial<GameState> = {}): GameState {
  const moves = part.moves ?? opening;
  const state = new_state(part.you ?? ["white"]);
  return {
    ...state,
    moves,
    turn: turn_of(moves.at(-1)?.fen ?? part.start?.fen ?? start_fen),
    legal: ["f3e5", "f1e2", "c1d2"],
    ...part,
  };
}

export function before_first_move(part: Partial<GameState> = {}): GameState {
  return game({ moves: [], legal: ["e2e4", "g1f3"], ...part });
}

// Seconds.
export function clock(white: number, black: number, part: Partial<Clock> = {}): Clock {
  const times = { white: white * 1000, black: black * 1000 };
  return { ...times, left: times, running: null, delay: 0, counting: "increment", ...part };
}

export function ended(part: Partial<End> = {}): End {
  return {
    result: "0-1",
    reason: "resignation",
    article: "5.1.2",
    text: "White resigns. Black wins.",
    ...part,
  };
}

// What the server says of any try, and its silence to all else.
const pinned: Answer = {
  t: "ok",
  i: "",
  v: 1,
  d: {
    legal: false,
    reason: "exposes_king",
    article: "3.9.2",
    squares: ["e1", "a5"],
    text: "the king on e1 would be in check from the queen on a5",
  },
};
const line: Line = {
  send: ({ t }) => (t === "explain" ? Promise.resolve(pinned) : new Promise(() => undefined)),
  close: () => undefined,
};
const silent = () => undefined;

type Happens = (live: LiveGame, deeds: Deeds) => void;

// A game on the page with what its player may do, in which something may have happened.
export function at_hand(
  state: GameState,
  happens: Happens = silent,
  around: Partial<Surroundings> = {},
): { live: LiveGame; deeds: Deeds } {
  const live = new LiveGame({
    wanted: null,
    connect: () => line,
    voice: { urgent: silent, polite: silent, again: silent },
    sound: silent,
    asks_first: () => false,
    warns_from: () => 0,
    now: () => performance.now(),
    later: () => silent,
    go: silent,
    ...around,
  });
  const deeds = new Deeds(live);
  live.on_link("open");
  live.on_state(state);
  happens(live, deeds);
  return { live, deeds };
}

export function wish(part: Partial<Wish> = {}): Wish {
  const wished: Wish = $state({ ...first_wish(), ...part });
  return wished;
}

export function listed(part: Partial<MyGame> = {}): MyGame {
  const { id, players } = new_state(["white"]);
  return {
    id,
    url: `/game/${id}`,
    opponent: "friend",
    you: ["white"],
    presides: false,
    players,
    time: "5+3",
    rules: "fide-online",
    turn: "white",
    plies: opening.length,
    fen: opening.at(-1)?.fen ?? start_fen,
    last_move: opening.at(-1)?.u ?? null,
    end: null,
    created: 0,
    changed: 0,
    ...part,
  };
}

export function named(white: string, black: string): GameState["players"] {
  const person = (name: string) => ({ kind: "person", name, level: null, here: true }) as const;
  return { white: person(white), black: person(black) };
}

export const open_seat = { kind: "open", name: null, level: null, here: false } as const;
export const both: Color[] = ["white", "black"];
