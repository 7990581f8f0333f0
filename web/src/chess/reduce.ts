// The state after an event: the page's whole memory of the game, without any judgement of its own.

import type { Act, Color, End, Event, GameState, Presence } from "../protocol/types.ts";

export function after(game: GameState, event: Event): GameState {
  const next = changed(game, event);
  return event.log === undefined ? next : { ...next, log: [...game.log, ...event.log] };
}

function changed(game: GameState, event: Event): GameState {
  switch (event.t) {
    case "move": {
      const { ply: _, u, s, fen, check, left, ...situation } = event.d;
      const move = { u, s, fen, check, left: left ?? null };
      return { ...game, ...situation, moves: [...game.moves, move] };
    }
    case "act": {
      const { event: act, kept, moves, ...situation } = event.d;
      const players = act.event === "name" ? with_name(game.players, act) : game.players;
      return { ...game, ...situation, players, moves: [...game.moves.slice(0, kept), ...moves] };
    }
    case "offer":
      return { ...game, offer: event.d.by };
    case "decline":
      return { ...game, offer: null };
    case "claim":
      return { ...game, offer: event.d.offer, clock: event.d.clock };
    case "end":
      return { ...game, end: event.d, offer: null, asks: { take_back: null }, legal: [] };
    case "joined":
      return { ...game, players: { ...game.players, [event.d.side]: event.d.player } };
    case "rematch":
      return { ...game, rematch: event.d };
    default:
      event satisfies never;
      return game;
  }
}

function with_name(players: GameState["players"], { by, name }: Act): GameState["players"] {
  const side = by as Color;
  return { ...players, [side]: { ...players[side], name: name as string } };
}

// Is it the same end? Texts are for people and say nothing about that.
export function is_same_end(a: End | null, b: End | null): boolean {
  return a?.result === b?.result && a?.reason === b?.reason && a?.article === b?.article;
}

export function with_presence(game: GameState, presence: Presence): GameState {
  const { side, here } = presence.d;
  if (side === "arbiter") return { ...game, arbiter: { here } };
  return { ...game, players: { ...game.players, [side]: { ...game.players[side], here } } };
}
