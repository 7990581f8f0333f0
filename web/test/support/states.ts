// States for the tests of pure functions.

import type { Claims, Color, GameState, MovePlayed } from "../../src/protocol/types.ts";

export const no_claims: Claims = {
  threefold: false,
  fifty: false,
  with_move: { threefold: [], fifty: [] },
};
export const start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export function new_state(you: Color[], fen = start_fen): GameState {
  const person = { kind: "person", name: null, level: null, here: true } as const;
  return {
    protocol: 1,
    id: "abcdefgh",
    opponent: you.length === 2 ? "screen" : "friend",
    rules: "fide-online",
    time: "untimed",
    clock: null,
    chess960: null,
    players: { white: person, black: person },
    you,
    start: { fen, check: null },
    moves: [],
    turn: fen.split(" ")[1] === "b" ? "black" : "white",
    legal: [],
    offer: null,
    claims: no_claims,
    end: null,
    rematch: null,
  };
}

export function played(ply: number, u: string, s: string, fen: string): MovePlayed {
  const turn = fen.split(" ")[1] === "b" ? "black" : "white";
  return {
    ply,
    u,
    s,
    fen,
    check: null,
    turn,
    legal: [],
    offer: null,
    claims: no_claims,
    clock: null,
    end: null,
  };
}
