// Of docs/sentences.md: general, what is agreed, how a game ends, moves, draws, flags and calls.

import { of, optional } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import {
  article,
  move,
  number,
  opponent,
  ordinal,
  reason,
  result,
  side,
  square,
  squares,
  text,
  time,
} from "./arguments.ts";

export const general: Readonly<Record<string, Phrase>> = {
  time_runs_back: () => "Das letzte Ereignis war später als dieses",
  game_is_over: () => "Die Partie ist beendet",
  game_has_not_ended: () => "Die Partie ist noch nicht beendet",
  verdicts_not_needed: () => "Es gab keine Frage, auf die diese Urteile antworten",
  game_is_interrupted: () => "Die Partie ist unterbrochen",
  game_is_interrupted_already: () => "Die Partie ist schon unterbrochen",
  no_clock: () => "Die Partie wird ohne Uhr gespielt",
  act_needs_reason: () => "Der Schiedsrichter muss einen Grund nennen",
  seat_is_taken: () => "Dieser Platz ist schon besetzt",
  told: of([text], (text) => text),
  is_legal: of([move], (move) => `${move} ist ein regelgemäßer Zug`),
  is_illegal: of([move], (move) => `${move} ist kein regelgemäßer Zug`),
};

export const terms: Readonly<Record<string, Phrase>> = {
  quickplay_needs_last_period: () =>
    "Eine Endspurtphase braucht einen letzten Zeitabschnitt für alle Züge",
  no_quickplay_with_extra_time: () => "Mit Zeitzugabe je Zug gibt es keine Endspurtphase",
  no_quickplay_in_blitz: () => "Im Blitzschach gibt es keine Endspurtphase",
  compensation_not_needed: () =>
    "Zeit wird abgezogen für einen Assistenten, den keine Behinderung nötig macht",
  compensation_out_of_range: () =>
    "Der Zeitabzug ist größer als null und kleiner als die Zeit des ersten Abschnitts",
  no_time_odds: () =>
    "Verschiedene Zeiten gibt es nur in Partien mit Uhr, nicht mit Sanduhr und nicht im Fernschach",
  assistant_needed_between: () =>
    "Ein blinder und ein gehörloser Spieler brauchen einen Assistenten zwischen sich",
};

export const ends: Readonly<Record<string, Phrase>> = {
  ended: of([reason, result], (reason, result) => `${reason}: ${result}`),
  ended_by: of([reason], (reason) => reason),
  resigned: of([side], (side) => `${side} gibt auf`),
  resigned_to_no_mate: of(
    [side, opponent],
    (side, opponent) => `${side} gibt auf, aber ${opponent} kann nicht mehr mattsetzen`,
  ),
  flag_fell: of([side], (side) => `Das Blättchen von ${side} ist gefallen`),
  flag_fell_to_no_mate: of(
    [side, opponent],
    (side, opponent) =>
      `Das Blättchen von ${side} ist gefallen, aber ${opponent} kann nicht mehr mattsetzen`,
  ),
  flag_fell_to_no_material: of(
    [side, opponent],
    (side, opponent) =>
      `Das Blättchen von ${side} ist gefallen, aber ${opponent} hat zu wenig Material, ` +
      "um auf Zeit zu gewinnen",
  ),
  illegal_moves_lost: of(
    [side],
    (side) => `${side} hat einen zweiten regelwidrigen Zug ausgeführt`,
  ),
  illegal_moves_lost_to_no_mate: of(
    [side, opponent],
    (side, opponent) =>
      `${side} hat einen zweiten regelwidrigen Zug ausgeführt, ` +
      `aber ${opponent} kann nicht mehr mattsetzen`,
  ),
  mate_is_undecided: of(
    [opponent],
    (opponent) =>
      `Ob ${opponent} noch mattsetzen kann, ist ungeklärt: ` +
      "Der Schiedsrichter kann anders entscheiden",
  ),
};

export const moves: Readonly<Record<string, Phrase>> = {
  no_legal_position: () => "Auf dem Brett steht keine regelgemäße Stellung",
  program_makes_legal_moves: () => "Das Programm macht nur regelgemäße Züge",
  program_completes_moves: () => "Das Programm schließt jeden Zug selbst ab",
  no_man_of_side: of(
    [side, square],
    (side, square) => `Auf ${square} steht keine Figur von ${side}`,
  ),
  clock_not_running: of([side], (side) => `Die Uhr von ${side} läuft nicht`),
  no_move_to_complete: of([side], (side) => `${side} hat keinen Zug abzuschließen`),
  rules_take_no_move_back: () =>
    "Nach diesen Regeln wird kein Zug zurückgenommen, nur in freien Partien",
  no_move_to_take_back: of([side], (side) => `${side} hat keinen Zug zurückzunehmen`),
  interrupted_until_resumed: () =>
    "Die Partie ist unterbrochen, bis der Schiedsrichter sie fortsetzt",
  men_to_put_back: of([side], (side) => `${side} muss erst die verschobenen Figuren zurückstellen`),
  move_to_be_sealed: () => "Der Zug ist abzugeben und nicht auf dem Brett auszuführen",
  envelope_to_be_opened: () => "Erst muss der Umschlag geöffnet werden",
  named_move_must_be_played: () => "Der im Antrag genannte Zug muss gespielt werden",
  released_man_stays: of([square], (square) => `Die auf ${square} losgelassene Figur bleibt dort`),
  touched_men_bind: of(
    [squares],
    (squares) => `Berührt, geführt: Die Figuren auf ${squares} binden den Spieler`,
  ),
  illegal_move_counted: of(
    [side, opponent, article, ordinal, optional(time, (time) => time)],
    (side, opponent, article, ordinal, time) =>
      `${side} hat einen regelwidrigen Zug ausgeführt (Art. ${article}), ${ordinal}` +
      (time === "" ? "" : `; ${opponent} bekommt ${time} mehr`),
  ),
};

export const draws: Readonly<Record<string, Phrase>> = {
  draw_needs_two_moves: () =>
    "Remis wird erst vereinbart, wenn beide Spieler einen Zug gemacht haben",
  draw_needs_permission: () =>
    "In diesem Turnier wird Remis nur mit Erlaubnis des Schiedsrichters vereinbart",
  no_draw_before_move: of(
    [number],
    (number) => `In diesem Turnier wird vor Zug ${number} kein Remis angeboten`,
  ),
  offer_stands: () => "Das Remisangebot gilt schon, bis es beantwortet ist",
  opponent_has_offered: of(
    [side],
    (side) => `${side} hat schon Remis angeboten: Nimm an oder lehne ab`,
  ),
  offers_again_and_again: of([side], (side) => `${side} bietet immer wieder Remis an`),
  offer_at_wrong_moment: of(
    [side],
    (side) => `Das Angebot von ${side} gilt, obwohl es zur falschen Zeit kommt`,
  ),
  no_offer_to_accept: () => "Es gibt kein Remisangebot anzunehmen",
  no_offer_to_decline: () => "Es gibt kein Remisangebot abzulehnen",
  rules_draw_by_themselves: () => "Nach diesen Regeln wird eine solche Partie von selbst remis",
  only_mover_claims_draw: () => "Nur wer am Zug ist, kann Remis reklamieren",
  move_is_sealed: () => "Der Zug ist gemacht: Er ist abgegeben",
  earlier_named_move_must_be_played: () =>
    "Der im früheren Antrag genannte Zug muss gespielt werden",
  touch_has_lost_claim: () =>
    "Wer eine Figur berührt hat, kann in diesem Zug nicht mehr reklamieren",
  threefold_claim_wrong: of(
    [side],
    (side) => `Der Antrag von ${side} ist falsch: Die Stellung ist nicht dreimal entstanden`,
  ),
  threefold_claim_with_move_wrong: of(
    [side, move],
    (side, move) =>
      `Der Antrag von ${side} ist falsch: Mit ${move} entsteht die Stellung nicht zum dritten Mal`,
  ),
  fifty_claim_wrong: of(
    [side],
    (side) =>
      `Der Antrag von ${side} ist falsch: ` +
      "Es sind noch keine 50 Züge ohne Bauernzug und Schlagen gemacht",
  ),
  fifty_claim_with_move_wrong: of(
    [side, move],
    (side, move) =>
      `Der Antrag von ${side} ist falsch: ` +
      `Auch mit ${move} sind es noch keine 50 Züge ohne Bauernzug und Schlagen`,
  ),
  wrong_claim_costs_time: of(
    [side, time],
    (side, time) => `Wegen des falschen Antrags bekommt ${side} ${time} mehr`,
  ),
  claim_stands_as_offer: () => "Der Antrag gilt als Remisangebot",
  not_proved_dead: () => "Es ist nicht bewiesen, dass keine Seite mattsetzen kann",
  draw_permitted: of([text], (text) => `Die Spieler dürfen Remis vereinbaren: ${text}`),
};

export const flags_and_calls: Readonly<Record<string, Phrase>> = {
  flag_fell_before: of([side], (side) => `Das Blättchen von ${side} war schon gefallen`),
  has_time_left: of([side], (side) => `${side} hat noch Zeit`),
  both_flags_fell: () =>
    "Beide Blättchen sind gefallen, und die Partie geht im nächsten Zeitabschnitt weiter",
  no_illegal_move_to_claim: () =>
    "Es gibt keinen regelwidrigen Zug des Gegners, der noch reklamiert werden kann",
  call_needs_reason: () =>
    "Sag, warum der Schiedsrichter kommen soll: Die Uhr steht nur mit einem Grund still",
  arbiter_called: of([side, text], (side, text) => `${side} ruft den Schiedsrichter: ${text}`),
};
