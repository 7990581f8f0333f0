// What an event sounds like to the person at this page.

import type { Color, Event, GameState, Player } from "../protocol/types.ts";
import { opposite, read_placement, turn_of } from "../chess/placement.ts";
import { capital, end_words, move_words, ruling_words, score, turn_text } from "../words/words.ts";

export interface Telling {
  urgency: "urgent" | "polite";
  text: string;
}

// `before` is the state in which the event fell.
export function tell(before: GameState, event: Event): Telling | null {
  switch (event.t) {
    case "move":
      return tell_move(before, event);
    case "offer":
      return {
        urgency: is_yours(before, event.d.by) ? "polite" : "urgent",
        text: offer_text(before, event.d.by) + penalties(event),
      };
    case "decline":
      return { urgency: "urgent", text: `${capital(event.d.by)} declines the draw.` };
    case "claim":
      return tell_wrong_claim(before, event);
    case "act":
      return tell_act(before, event);
    case "end":
      return { urgency: "urgent", text: end_words(event.d) };
    case "joined":
      return {
        urgency: "urgent",
        text: `${newcomer(before, event.d.player)} has joined and plays ${capital(event.d.side)}.`,
      };
    case "rematch":
      if (event.d.url === null)
        return { urgency: "urgent", text: `${capital(event.d.by)} offers a rematch.` };
      // The players are there already.
      return before.you.length > 0
        ? null
        : { urgency: "polite", text: "The players play a rematch." };
    default:
      return null;
  }
}

function tell_move(before: GameState, event: Event & { t: "move" }): Telling {
  const fen = before.moves.at(-1)?.fen ?? before.start.fen;
  const mover = turn_of(fen);
  const words = `${capital(mover)}: ${move_words(event.d.s, event.d.u, read_placement(fen))}.`;
  if (event.d.end !== null)
    return { urgency: "urgent", text: `${words} ${end_words(event.d.end)}` };
  const next = `${words}${penalties(event)} ${turn_text(before.you, event.d.turn)}`;
  return { urgency: is_yours(before, mover) ? "polite" : "urgent", text: next };
}

function newcomer(before: GameState, player: Player): string {
  return player.name ?? (before.arbiter === null ? "Your friend" : "A player");
}

// What the arbiter decides is heard by all, and what it means for the game.
function tell_act(before: GameState, { d, log }: Event & { t: "act" }): Telling | null {
  const said = (log ?? []).map(ruling_words);
  if (d.event.event === "take_back") said.push(`${capital(String(d.event["by"]))} takes back.`);
  if (d.event.event === "seal" && !before.you.includes(before.turn))
    said.push(`${capital(before.turn)} has sealed a move.`);
  // What was ruled says how it ended; the log's last word would say it again.
  const has_ended = d.end !== null && d.end.text !== before.end?.text;
  if (has_ended && d.end !== null) {
    if (said.length === 0) return { urgency: "urgent", text: end_words(d.end) };
    const ruled = said.length > 1 ? said.slice(0, -1) : said;
    return { urgency: "urgent", text: [...ruled, `${score(d.end)}.`].join(" ") };
  }
  if (d.end === null && d.moves.length + d.kept !== before.moves.length)
    said.push(`${capital(d.turn)} to move.`);
  return said.length === 0 ? null : { urgency: "urgent", text: said.join(" ") };
}

// What was ruled besides: two minutes for the opponent, say.
function penalties({ log }: Event): string {
  return (log ?? [])
    .filter(({ kind }) => kind === "penalty")
    .map((ruling) => ` ${ruling_words(ruling)}`)
    .join("");
}

// Whoever claimed is answered by the server.
function tell_wrong_claim(before: GameState, event: Event & { t: "claim" }): Telling | null {
  const { by, offer } = event.d;
  if (is_yours(before, by)) return null;
  const claim = `${capital(by)} has claimed a draw wrongly.`;
  const stands = offer === by ? ` It stands as an offer: accept or decline.` : "";
  return { urgency: "urgent", text: claim + penalties(event) + stands };
}

function offer_text(state: GameState, by: Color): string {
  return is_yours(state, by)
    ? "You offer a draw."
    : `${capital(by)} offers a draw. ${capital(opposite(by))} may accept or decline.`;
}

function is_yours(state: GameState, color: Color): boolean {
  return state.you.includes(color);
}
