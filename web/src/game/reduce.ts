// The state after an event: the page's whole memory of the game, without any judgement of its own.

import type { Event, GameState, Presence } from "../protocol/types.ts";

export function after(state: GameState, event: Event): GameState {
  switch (event.t) {
    case "move": {
      const { u, s, fen, check, turn, legal, offer, claims, clock, end } = event.d;
      return {
        ...state,
        moves: [...state.moves, { u, s, fen, check }],
        turn,
        legal,
        offer,
        claims,
        clock,
        end,
      };
    }
    case "offer":
      return { ...state, offer: event.d.by };
    case "decline":
      return { ...state, offer: null };
    case "claim":
      return { ...state, offer: event.d.offer, clock: event.d.clock };
    case "clock":
      return { ...state, clock: event.d };
    case "end":
      return { ...state, end: event.d, offer: null, legal: [] };
    case "joined":
      return { ...state, players: { ...state.players, [event.d.side]: event.d.player } };
    case "rematch":
      return { ...state, rematch: event.d };
    default:
      return state;
  }
}

export function with_presence(state: GameState, presence: Presence): GameState {
  const { side, here } = presence.d;
  return { ...state, players: { ...state.players, [side]: { ...state.players[side], here } } };
}
