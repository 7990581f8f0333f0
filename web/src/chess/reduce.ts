// The state after an event: the page's whole memory of the game, without any judgement of its own.

import type { End, Event, GameState, Presence } from "../protocol/types.ts";

export function after(state: GameState, event: Event): GameState {
  const next = changed(state, event);
  return event.log === undefined ? next : { ...next, log: [...state.log, ...event.log] };
}

function changed(state: GameState, event: Event): GameState {
  switch (event.t) {
    case "move": {
      const { ply: _, u, s, fen, check, ...situation } = event.d;
      return { ...state, ...situation, moves: [...state.moves, { u, s, fen, check }] };
    }
    case "act": {
      const { event: _, kept, moves, ...situation } = event.d;
      return { ...state, ...situation, moves: [...state.moves.slice(0, kept), ...moves] };
    }
    case "offer":
      return { ...state, offer: event.d.by };
    case "decline":
      return { ...state, offer: null };
    case "claim":
      return { ...state, offer: event.d.offer, clock: event.d.clock };
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

// Is it the same end? Texts are for people and say nothing about that.
export function is_same_end(a: End | null, b: End | null): boolean {
  return a?.result === b?.result && a?.reason === b?.reason && a?.article === b?.article;
}

export function with_presence(state: GameState, presence: Presence): GameState {
  const { side, here } = presence.d;
  if (side === "arbiter") return { ...state, arbiter: { here } };
  return { ...state, players: { ...state.players, [side]: { ...state.players[side], here } } };
}
