// Of docs/sentences.md: correspondence chess.

import { of } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import { days, most_days, own_moves, side, text } from "./arguments.ts";

export const by_days: Readonly<Record<string, Phrase>> = {
  correspondence_needs_days: () => "Im Fernschach wird Zeit in ganzen Tagen gegeben",
  correspondence_is_at_the_program: () =>
    "Im Fernschach vollendet das Programm die Züge und schreibt mit, ohne Endspurtphase",
  only_by_correspondence: () => "Das gehört zum Fernschach",
  on_leave_already: of([side], (side) => `${side} hat schon Urlaub`),
  leave_too_long: of(
    [days, most_days],
    (days, most) => `${days} Urlaub kann man nicht nehmen: Ein ganzes Jahr hat ${most}`,
  ),
  takes_leave: of([side, days], (side, days) => `${side} nimmt ${days} Urlaub`),
  not_on_leave: of([side], (side) => `${side} hat keinen Urlaub`),
  ends_leave: of([side], (side) => `${side} ist aus dem Urlaub zurück`),
  conditions_before_opponent_moves: () => "Bedingte Züge nennt man, während der Gegner am Zug ist",
  condition_is_no_move: of([text], (text) => `${text} ist kein regelgemäßer Zug dieser Folge`),
  condition_too_long: of(
    [text],
    (text) => `Es gibt höchstens 100 Folgen von 60 Halbzügen: ${text}`,
  ),
  condition_without_answer: of(
    [text],
    (text) => `Eine Folge besteht aus Zügen des Gegners, jeder mit einer Antwort: ${text}`,
  ),
  conditions_contradict: of(
    [text],
    (text) => `Eine andere Folge antwortet auf dieselben Züge anders: ${text}`,
  ),
  only_mover_announces_thought: () => "Nur wer am Zug ist, sagt eine lange Bedenkzeit an",
  announces_thought: of([side], (side) => `${side} wird über diesen Zug lange nachdenken`),
  was_silent_too_long: of(
    [side, days],
    (side, days) => `${side} hat zu diesem Zug ${days} lang geschwiegen und das nicht angekündigt`,
  ),
  offer_too_soon: of(
    [own_moves],
    (moves) => `Remis wird nach ${moves} wieder angeboten, oder wenn es der Gegner anbot`,
  ),
};
