// What an event sounds like to the person at this page.

import type { Act, Color, Event, GameState, Player } from "../protocol/types.ts";
import { opposite, read_placement, turn_of } from "../chess/placement.ts";
import { is_same_end } from "../chess/reduce.ts";
import {
  ruling_words,
  short_name,
  side_words,
  time_words,
  told_end,
  told_move,
  told_score,
  turn_words,
} from "../words/game.ts";
import { words } from "../words/index.ts";
import { last_move_of } from "./tell_standing.ts";

const { told } = words;
type Rematch = (Event & { t: "rematch" })["d"];

export interface Telling {
  urgency: "urgent" | "polite";
  text: string;
  // What follows at once belongs to it.
  goes_on?: boolean;
}

// `before` is the state in which the event fell. `is_answered`: a move is laid out for what comes.
export function tell(before: GameState, event: Event, is_answered = false): Telling | null {
  switch (event.t) {
    case "move":
      return tell_move(before, event, is_answered);
    case "offer":
      return tell_offer(before, event);
    case "decline":
      return is_own(before, event.d.by)
        ? { urgency: "polite", text: told.you_decline }
        : { urgency: "urgent", text: told.declines(side_words(before, event.d.by)) };
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
      return tell_rematch(before, event.d);
    default:
      event satisfies never;
      return null;
  }
}

function tell_move(before: GameState, event: Event & { t: "move" }, is_answered: boolean): Telling {
  const fen = before.moves.at(-1)?.fen ?? before.start.fen;
  const mover = turn_of(fen);
  const who = side_words(before, mover);
  const { turn, clock } = event.d;
  const move = told_move(who, event.d.s, event.d.u, read_placement(fen));
  const urgency = is_yours(before, mover) ? "polite" : "urgent";
  if (event.d.end !== null)
    return { urgency: "urgent", text: `${move} ${told_end(event.d.end, before.you)}` };
  // Whoever moves has declined what was offered to him (Law 9.1.2.1).
  const declined = before.offer === opposite(mover) ? ` ${told.declined_so}` : "";
  const done = move + penalties(event) + declined;
  if (is_answered && urgency === "urgent") return { urgency, text: done, goes_on: true };
  // Whose turn it is then is plain to whoever has just moved.
  if (is_own(before, mover)) return { urgency, text: done };
  return { urgency, text: `${done} ${turn_words(before, turn, clock?.left[turn])}` };
}

function newcomer(before: GameState, player: Player): string {
  if (player.name !== null) return short_name(player.name);
  return before.arbiter === null ? told.your_friend : told.a_player;
}

function tell_name({ by, name }: Act): Telling {
  return { urgency: "polite", text: told.is_called(by as Color, short_name(name as string)) };
}

function tell_rematch(before: GameState, { by, url }: Rematch): Telling | null {
  // The players are there already.
  if (url !== null)
    return before.you.length > 0 ? null : { urgency: "polite", text: told.rematch_elsewhere };
  if (is_yours(before, by)) return { urgency: "polite", text: told.you_offer_rematch };
  const who = side_words(before, by);
  const text = before.you.length > 0 ? told.offers_you_rematch(who) : told.offers_rematch(who);
  return { urgency: "urgent", text };
}

function tell_offer(before: GameState, event: Event & { t: "offer" }): Telling {
  const { by } = event.d;
  const who = (color: Color) => side_words(before, color);
  if (is_own(before, by)) return { urgency: "polite", text: told.you_offer + penalties(event) };
  // Two at one screen have both agreed before they offer it.
  const urgency = is_yours(before, by) ? "polite" : "urgent";
  const text =
    before.you.length === 1 ? told.offers_you(who(by)) : told.offers(who(by), who(opposite(by)));
  return { urgency, text: text + penalties(event) };
}

// What the arbiter decides is heard by all, and what it means for the game.
function tell_act(before: GameState, { d, log }: Event & { t: "act" }): Telling | null {
  const rulings = (log ?? []).map(ruling_words);
  const own = asked_words(before, d.event);
  if (own !== null) rulings.push(own.text);
  // What an arbiter gives stands in the log, with his reason.
  if (d.event.event === "add_time" && rulings.length === 0)
    rulings.push(gift_words(before, d.event));
  if (d.event.event === "seal" && !before.you.includes(before.turn))
    rulings.push(told.has_sealed(side_words(before, before.turn)));
  // What was ruled says how it ended; the log's last word would say it again.
  if (d.end !== null && !is_same_end(d.end, before.end)) {
    if (rulings.length === 0) return { urgency: "urgent", text: told_end(d.end, before.you) };
    const ruled = rulings.length > 1 ? rulings.slice(0, -1) : rulings;
    return { urgency: "urgent", text: [...ruled, told_score(d.end, before.you)].join(" ") };
  }
  if (d.end === null && d.moves.length + d.kept !== before.moves.length)
    rulings.push(turn_words(before, d.turn));
  if (rulings.length === 0) return null;
  return { urgency: own?.urgency ?? "urgent", text: rulings.join(" ") };
}

// About a move that is to be taken back; to whom it is his own doing, by the way.
function asked_words(before: GameState, act: Act): Telling | null {
  const by = act["by"];
  if (by !== "white" && by !== "black") return null;
  const own = is_own(before, by);
  const urgency = own ? "polite" : "urgent";
  const who = side_words(before, by);
  switch (act.event) {
    case "take_back":
      // It was asked for by the one, and is let by the other.
      return {
        urgency: "urgent",
        text: own ? told.you_take_back : told.takes_back(who),
      };
    case "ask_take_back": {
      const move = last_move_of(before, by);
      if (own) return { urgency, text: told.you_ask_back(move) };
      const is_asked = before.you.length > 0;
      return {
        urgency,
        text: is_asked ? told.asks_you_back(who, move) : told.asks_back(who, move),
      };
    }
    case "decline_take_back":
      return { urgency, text: own ? told.you_deny_back : told.denies_back(who) };
    default:
      return null;
  }
}

function gift_words(before: GameState, { side, time }: Act): string {
  const to = side as Color;
  const from = opposite(to);
  const given = time_words(Number(time));
  if (is_yours(before, to)) return told.gives_you_time(side_words(before, from), given);
  if (is_yours(before, from)) return told.you_give_time(side_words(before, to), given);
  return told.gives_time(side_words(before, from), side_words(before, to), given);
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
  const stands = offer === by && before.you.length > 0 ? ` ${told.stands_as_offer}` : "";
  return {
    urgency: "urgent",
    text: told.wrong_claim(side_words(before, by)) + penalties(event) + stands,
  };
}

// Of two at one screen neither is "you".
function is_own({ you }: GameState, color: Color): boolean {
  return you.length === 1 && you[0] === color;
}

function is_yours(game: GameState, color: Color): boolean {
  return game.you.includes(color);
}
