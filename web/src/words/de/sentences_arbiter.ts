// Of docs/sentences.md: irregularities, touch-move, the clock, and what else an arbiter rules.

import { gift_reason, of, optional } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import {
  before,
  control,
  from,
  most_plies,
  names,
  number,
  opponent,
  penalty,
  plies,
  result,
  side,
  square,
  text,
  time,
  to,
} from "./arguments.ts";

export const irregularities: Readonly<Record<string, Phrase>> = {
  displaced_already: () => "Es sind schon Figuren verschoben",
  displaced_men: of(
    [side],
    (side) => `${side} hat Figuren verschoben und stellt sie in der eigenen Zeit zurück`,
  ),
  no_men_displaced: () => "Es sind keine Figuren verschoben",
  board_stays: () => "Nach zehn Zügen jedes Spielers bleibt das Brett, wie es steht",
  board_turned: () => "Das Brett stand falsch herum; die Stellung kommt auf ein richtig stehendes",
  colors_reversed_goes_on: () => "Die Farben sind vertauscht, und die Partie geht weiter",
  colors_reversed_early: () =>
    "Die Farben sind vertauscht, und es sind noch keine zehn Züge gemacht",
};

export const touch: Readonly<Record<string, Phrase>> = {
  no_man_there: of([square], (square) => `Auf ${square} steht keine Figur`),
  touches_on_opponents_time: of(
    [side],
    (side) => `${side} berührt eine Figur in der Zeit des Gegners`,
  ),
  release_is_no_part: of(
    [square],
    (square) =>
      `Die Figur auf ${square} loszulassen gehört zu keinem regelgemäßen Zug, ` +
      "der noch möglich ist",
  ),
  only_mover_adjusts: () => "Nur wer am Zug ist, rückt Figuren zurecht",
  adjusts: of([side, square], (side, square) => `${side} rückt die Figur auf ${square} zurecht`),
  only_mover_claims_touch: () =>
    "Nur wer am Zug ist, reklamiert einen Verstoß gegen „berührt, geführt“",
  own_touch_has_lost_claim: () => "Wer selbst eine Figur berührt hat, kann nicht mehr reklamieren",
  no_move_made: () => "Es ist noch kein Zug gemacht",
  touch_claimed: of(
    [side, opponent, square],
    (side, opponent, square) =>
      `${side} reklamiert, dass ${opponent} die Figur auf ${square} berührt hatte`,
  ),
  nothing_touched: () => "Es ist keine Figur berührt",
  touch_excused: of([text], (text) => `Was berührt wurde, bindet niemanden: ${text}`),
};

export const clock_acts: Readonly<Record<string, Phrase>> = {
  started_already: () => "Die Partie hat schon begonnen",
  started: () => "Die Partie ist begonnen",
  interrupted: of([text], (text) => `Die Partie ist unterbrochen: ${text}`),
  not_interrupted: () => "Die Partie ist nicht unterbrochen",
  request_to_be_ruled_on: of(
    [side],
    (side) => `Erst ist über den Antrag von ${side} zu entscheiden, dann geht die Partie weiter`,
  ),
  flag_is_down_set_clocks: of(
    [side],
    (side) =>
      `Das Blättchen von ${side} ist gefallen: Stell die Uhren, bevor die Partie weitergeht`,
  ),
  resumed: () => "Die Partie geht weiter",
  nobodys_time_runs: () => "Für niemanden lief die Zeit",
  program_was_not_running: of(
    [time],
    (time) => `Das Programm lief nicht; niemandem angerechnet: ${time}`,
  ),
  store_was_slow: of(
    [time],
    (time) =>
      "Was gespielt wurde, konnte nicht gleich gesichert werden; " +
      `niemandem angerechnet: ${time}`,
  ),
  times_not_below_zero: () => "Zeiten und Zugzahlen sind nicht kleiner als null",
  clocks_set: of(
    [from, to, text],
    (from, to, text) =>
      `Die Uhr wird gestellt, Weiß von ${from.white} auf ${to.white}, ` +
      `Schwarz von ${from.black} auf ${to.black}: ${text}`,
  ),
  clock_needs_time: () => "Eine Uhr wird auf eine Zeit gestellt",
  clock_settled: () =>
    "Nach zehn Zügen jedes Spielers wird die Einstellung der Uhr nur geändert, " +
    "wenn sonst der Zeitplan litte",
  time_control_corrected: of(
    [control, text],
    (control, text) => `Die Uhr wird auf ${control} gestellt: ${text}`,
  ),
  zero_is_no_time: () => "Mit null wird keine Zeit gegeben oder genommen",
  time_added: of([side, time, text], (side, time, text) =>
    text === gift_reason
      ? `${side} bekommt ${time} vom Gegner geschenkt`
      : `${side} bekommt ${time}: ${text}`,
  ),
  time_taken: of([side, time, text], (side, time, text) => `${side} verliert ${time}: ${text}`),
  last_period: () => "Das ist der letzte Zeitabschnitt; er verlangt keine bestimmte Zugzahl",
  overstepping_unproven: of(
    [side],
    (side) =>
      `Eine Zeitüberschreitung von ${side} ist nicht nachweisbar: ` +
      "Der nächste Zug ist der erste des nächsten Zeitabschnitts",
  ),
};

export const rulings: Readonly<Record<string, Phrase>> = {
  arbiter_needs_name: () => "Der Name fehlt",
  arbiter_named: of([text], (text) => `Schiedsrichter ist jetzt ${text}`),
  colors_drawn_too_late: () => "Farben werden vor dem ersten Zug ausgelost",
  colors_drawn: of(
    [optional(names, ({ white }) => white), optional(names, ({ black }) => black)],
    (white, black) =>
      "Die Farben sind ausgelost" +
      (white === "" ? "" : `: ${white} hat Weiß`) +
      (black === "" ? "" : `${white === "" ? ":" : ","} ${black} hat Schwarz`),
  ),
  nothing_to_go_back_from: () => "Es ist kein Zug gemacht, hinter den man zurückgehen könnte",
  no_such_ply: of(
    [most_plies, number],
    (most, number) =>
      `Die Partie kann zur Stellung nach 0 bis ${most} zurückgehen, nicht nach ${number}`,
  ),
  other_side_moved: of([side, plies], (side, plies) => `Nach ${plies} hatte nicht ${side} gezogen`),
  went_back: of(
    [plies, text],
    (plies, text) => `Die Partie geht zur Stellung nach ${plies} zurück: ${text}`,
  ),
  goes_on_from_earlier: () => "Die Partie geht von einer früheren Stellung aus weiter",
  no_article_of_illegal_moves: () => "Regelwidrig ist ein Zug nach 7.5.1, 7.5.2, 7.5.3 oder 7.5.4",
  two_hands_allowed: () => "Nach diesen Regeln sind zwei Hände kein regelwidriger Zug",
  over_name_ply: () =>
    "Die Partie ist beendet; nenne den Halbzug, zu dem sie zurückgeht, " +
    "oder setze ein Ergebnis fest",
  move_has_fault: of(
    [side],
    (side) => `Der Zug von ${side} hat einen Fehler; er zählt, sobald der Zug abgeschlossen ist`,
  ),
  penalty_given: of([side, penalty, text], (side, penalty, text) => `${side}: ${penalty}: ${text}`),
  result_declared: of(
    [result, text, optional(before, (before) => ` statt ${before}`)],
    (result, text, before) => `Das Ergebnis wird auf ${result}${before} festgesetzt: ${text}`,
  ),
  position_ends_game: () =>
    "Die Stellung auf dem Brett beendet die Partie; geh zu einer früheren zurück",
  ending_annulled: of([result, text], (result, text) => `${result} gilt nicht: ${text}`),
  setup_stays: () =>
    "Nach zehn Zügen jedes Spielers ist eine falsche Anfangsstellung kein Grund, neu zu beginnen",
  game_annulled: of([text], (text) => `Die Partie zählt nicht: ${text}`),
  nothing_undecided: () => "Am Ende dieser Partie ist nichts ungeklärt",
  loss_stands: () => "Der Sieger hätte noch mattsetzen können, der Verlust bleibt also bestehen",
  loss_is_draw: () => "Der Gegner hätte nicht mattsetzen können, die Partie ist also remis",
  note_is_empty: () => "Die Notiz ist leer",
};
