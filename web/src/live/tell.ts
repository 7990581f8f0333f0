// What an event sounds like to the person at this page.

import type { Act, Color, Event, GameState, Player } from "../protocol/types.ts";
import { opposite, read_placement, turn_of } from "../chess/placement.ts";
import { is_same_end } from "../chess/reduce.ts";
import {
  ruling_words,
  score,
  short_name,
  side_words,
  time_words,
  told_end,
  told_move,
  turn_words,
} from "../words/game.ts";
import { words } from "../words/index.ts";

const { told } = words;

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
      return { urgency: "urgent", text: told.declines(side_words(before, event.d.by)) };
    case "claim":
      return tell_wrong_claim(before, event);
    case "act":
      return event.d.event.event === "name" ? tell_name(event.d.event) : tell_act(before, event);
    case "end":
      return { urgency: "urgent", text: told_end(event.d, before.you) };
    case "joined":
      return {
        urgency: "urgent",
        text: told.joined(newcomer(before, event.d.player), event.d.side),
      };
    case "rematch":
      if (event.d.url === null && is_yours(before, event.d.by))
        return { urgency: "polite", text: told.you_offer_rematch };
      if (event.d.url === null)
        return { urgency: "urgent", text: told.offers_rematch(side_words(before, event.d.by)) };
      // The players are there already.
      return before.you.length > 0 ? null : { urgency: "polite", text: told.rematch_elsewhere };
    default:
      event satisfies never;
      return null;
  }
}

function tell_move(before: GameState, event: Event & { t: "move" }): Telling {
  const fen = before.moves.at(-1)?.fen ?? before.start.fen;
  const mover = turn_of(fen);
  const who = side_words(before, mover);
  const move = told_move(who, event.d.s, event.d.u, read_placement(fen));
  if (event.d.end !== null)
    return { urgency: "urgent", text: `${move} ${told_end(event.d.end, before.you)}` };
  const next = `${move}${penalties(event)} ${turn_words(before, event.d.turn)}`;
  return { urgency: is_yours(before, mover) ? "polite" : "urgent", text: next };
}

function newcomer(before: GameState, player: Player): string {
  if (player.name !== null) return short_name(player.name);
  return before.arbiter === null ? told.your_friend : told.a_player;
}

function tell_name({ by, name }: Act): Telling {
  return { urgency: "polite", text: told.is_called(by as Color, short_name(name as string)) };
}

// What the arbiter decides is heard by all, and what it means for the game.
function tell_act(before: GameState, { d, log }: Event & { t: "act" }): Telling | null {
  const said = (log ?? []).map(ruling_words);
  const who = () => side_words(before, d.event["by"] as Color);
  if (d.event.event === "take_back") said.push(told.takes_back(who()));
  if (d.event.event === "ask_take_back") said.push(told.asks_back(who()));
  if (d.event.event === "decline_take_back") said.push(told.denies_back(who()));
  // What an arbiter gives stands in the log, with his reason.
  if (d.event.event === "add_time" && said.length === 0) said.push(gift_words(before, d.event));
  if (d.event.event === "seal" && !before.you.includes(before.turn))
    said.push(told.has_sealed(side_words(before, before.turn)));
  // What was ruled says how it ended; the log's last word would say it again.
  if (d.end !== null && !is_same_end(d.end, before.end)) {
    if (said.length === 0) return { urgency: "urgent", text: told_end(d.end, before.you) };
    const ruled = said.length > 1 ? said.slice(0, -1) : said;
    return { urgency: "urgent", text: [...ruled, `${score(d.end)}.`].join(" ") };
  }
  if (d.end === null && d.moves.length + d.kept !== before.moves.length)
    said.push(told.to_move(side_words(before, d.turn)));
  return said.length === 0 ? null : { urgency: "urgent", text: said.join(" ") };
}

function gift_words(before: GameState, { side, time }: Act): string {
  const who = (color: Color) => side_words(before, color);
  const to = side as Color;
  return told.gives_time(who(opposite(to)), who(to), time_words(Number(time)));
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
  const stands = offer === by ? ` ${told.stands_as_offer}` : "";
  return {
    urgency: "urgent",
    text: told.wrong_claim(side_words(before, by)) + penalties(event) + stands,
  };
}

function offer_text(game: GameState, by: Color): string {
  const who = (color: Color) => side_words(game, color);
  return is_yours(game, by) ? told.you_offer : told.offers(who(by), who(opposite(by)));
}

function is_yours(game: GameState, color: Color): boolean {
  return game.you.includes(color);
}
