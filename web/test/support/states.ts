// States for the tests of pure functions.

import type { Claims, Color, GameState, MovePlayed, Situation } from "../../src/protocol/types.ts";

export const no_claims: Claims = {
  threefold: false,
  fifty: false,
  with_move: { threefold: [], fifty: [] },
};
export const start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export function situation(fen: string): Situation {
  return {
    time: "untimed",
    turn: fen.split(" ")[1] === "b" ? "black" : "white",
    legal: [],
    offer: null,
    claims: no_claims,
    clock: null,
    interruption: null,
    asks: { take_back: null },
    opening: null,
    adjournment: null,
    requests: [],
    awaited: [],
    confirmed: [],
    appeal: false,
    end: null,
    rematch: null,
  };
}

export function new_state(you: Color[], fen = start_fen): GameState {
  const person = { kind: "person", name: null, level: null, here: true } as const;
  return {
    ...situation(fen),
    protocol: 2,
    id: "abcdefgh",
    opponent: you.length === 2 ? "screen" : "friend",
    rules: "fide-online",
    chess960: null,
    quickplay_finish: false,
    offers: {
      claims: false,
      named_move_is_played: true,
      take_back: null,
      give_time: null,
      increment: false,
      delay_clock: false,
    },
    players: { white: person, black: person },
    arbiter: null,
    you,
    presides: false,
    start: { fen, check: null },
    moves: [],
    log: [],
  };
}

export function played(ply: number, u: string, s: string, fen: string): MovePlayed {
  return { ...situation(fen), ply, u, s, fen, check: null };
}
