// How a game stands, for ears: to whoever comes to it, or has missed what happened.

import type { Color, GameState } from "../protocol/types.ts";
import { opposite, read_placement, turn_of } from "../chess/placement.ts";
import {
  adjournment_words,
  move_words,
  sentence,
  short_name,
  side_words,
  told_end,
  told_move,
  turn_words,
  watching_words,
} from "../words/game.ts";
import { words } from "../words/index.ts";
import { said } from "../words/said.ts";

const { told } = words;
const colors = ["white", "black"] as const;

// Whoever comes to a game is told who he is there and how it stands.
// `moves_at_once`: he has made his move already, so that his turn is past. `wanted` is the seat
// that he came for, if he came for one.
export function tell_beginning(
  game: GameState,
  moves_at_once = false,
  wanted: Color | null = null,
): string {
  const parts = [own_part(game, wanted)];
  for (const color of game.end === null ? colors : []) {
    const { kind, here, invited } = game.players[color];
    if (kind === "open" && (game.you.length > 0 || game.presides))
      parts.push(invited ? told.seat_is_kept(color) : told.seat_waits(color));
    // Where nothing was played yet he may just be coming.
    if (kind === "person" && !here && !game.you.includes(color) && game.moves.length > 0)
      parts.push(told.is_away(side_words(game, color)));
  }
  const { check } = game.moves.at(-1) ?? game.start;
  if (game.end === null && check !== null) parts.push(`${words.table.status.check}.`);
  return [...parts, ...(moves_at_once ? [] : standing(game))].join(" ");
}

// What has changed while nothing was told; null where nothing has.
export function tell_anew(before: GameState, game: GameState): string | null {
  const last = game.moves.at(-1);
  const is_moved = before.moves.at(-1)?.fen !== last?.fen;
  const now = standing(game).join(" ");
  if (!is_moved && now === standing(before).join(" ")) return null;
  if (!is_moved || last === undefined) return now;
  const fen = game.moves.at(-2)?.fen ?? game.start.fen;
  return `${told_move(side_words(game, turn_of(fen)), last.s, last.u, read_placement(fen))} ${now}`;
}

// What waits for an answer, and whose move it is or how it ended.
function standing(game: GameState): string[] {
  const { end, offer, rematch, asks, you } = game;
  const is_asked = (by: Color | null): by is Color =>
    by !== null && you.length === 1 && you[0] !== by;
  const who = (by: Color) => side_words(game, by);
  if (end !== null) {
    const by = rematch?.url === null ? rematch.by : null;
    return [told_end(end, you), ...(is_asked(by) ? [told.offers_you_rematch(who(by))] : [])];
  }
  const back = asks.take_back;
  return [
    ...(is_asked(offer) ? [told.offers_you(who(offer))] : []),
    ...(is_asked(back) ? [told.asks_you_back(who(back), last_move_of(game, back))] : []),
    game.interruption !== null
      ? sentence(said(game.interruption))
      : game.adjournment !== null
        ? adjournment_words(game.adjournment)
        : turn_words(game, game.turn),
  ];
}

function own_part(game: GameState, wanted: Color | null): string {
  const [own, other] = game.you;
  if (own === undefined) return watching_words(game, wanted);
  if (other !== undefined) return told.both_here;
  return told.you_play(own, opponent_words(game, opposite(own)));
}

function opponent_words(game: GameState, side: Color): string {
  const { kind, level, name } = game.players[side];
  if (kind === "computer") return words.table.against_computer(level ?? 1);
  if (name !== null) return short_name(name);
  return game.arbiter === null ? words.table.against_friend : side_words(game, side);
}

// What that side has played last; empty where it has not.
export function last_move_of({ start, moves }: GameState, side: Color): string {
  for (let at = moves.length - 1; at >= 0; --at) {
    const fen = moves[at - 1]?.fen ?? start.fen;
    const move = moves[at];
    if (move !== undefined && turn_of(fen) === side)
      return move_words(move.s, move.u, read_placement(fen));
  }
  return "";
}
