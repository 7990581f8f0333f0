// What is heard when something happens, besides words.

import { is_capture } from "../chess/choices.ts";
import { read_placement } from "../chess/placement.ts";
import type { Acted, Color, Event, GameState } from "../protocol/types.ts";

export type Sound =
  | "move"
  // The opponent's.
  | "reply"
  | "capture"
  | "check"
  | "end"
  | "offer"
  | "call"
  | "low_time"
  | "refused"
  // The board ends there.
  | "edge";

// `before` is the state in which the event fell.
export function heard(before: GameState, event: Event): Sound | null {
  switch (event.t) {
    case "move": {
      if (event.d.end !== null) return "end";
      if (event.d.check !== null) return "check";
      const men = read_placement(before.moves.at(-1)?.fen ?? before.start.fen);
      const [from, to] = [event.d.u.slice(0, 2), event.d.u.slice(2, 4)];
      if (is_capture(men, from, to)) return "capture";
      return before.you.length === 1 && before.you[0] !== before.turn ? "reply" : "move";
    }
    case "end":
      return "end";
    case "offer":
      return is_yours(before, event.d.by) ? null : "offer";
    case "rematch":
      return event.d.url === null && !is_yours(before, event.d.by) ? "offer" : null;
    case "act":
      return heard_act(before, event.d);
    case "claim":
    case "joined":
      return "call";
    case "decline":
      return is_yours(before, before.offer) ? "refused" : null;
  }
}

function heard_act(before: GameState, { event, end, interruption, asks }: Acted): Sound | null {
  if (end !== null && before.end === null) return "end";
  if (event.event === "ask_take_back") return is_yours(before, asks.take_back) ? null : "offer";
  if (event.event === "decline_take_back")
    return is_yours(before, before.asks.take_back) ? "refused" : null;
  return interruption !== null && before.interruption === null ? "call" : null;
}

function is_yours(game: GameState, color: Color | null): boolean {
  return color !== null && game.you.includes(color);
}
