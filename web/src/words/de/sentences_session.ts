// Of docs/sentences.md: before and after the moves, what is written and said, adjournment and the
// quickplay finish.

import { of } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import { announced, move, number, result, side, text } from "./arguments.ts";

export const formalities: Readonly<Record<string, Phrase>> = {
  has_arrived_already: of([side], (side) => `${side} ist schon da`),
  arrived: of([side], (side) => `${side} ist da`),
  arrived_late: of([side], (side) => `${side} kommt zu spät; der Schiedsrichter lässt ihn spielen`),
  session_has_not_begun: () => "Der Spielabschnitt hat noch nicht begonnen",
  not_late: of([side], (side) => `${side} ist da oder hat noch Zeit zu kommen`),
  signed_already: of([side], (side) => `${side} hat das Ergebnis schon unterschrieben`),
  confirmed: of([side, result], (side, result) => `${side} bestätigt ${result}`),
  appeal_needs_reason: () => "Eine Berufung braucht einen Grund",
  appeal_is_open: () => "Es läuft schon eine Berufung",
  appealed: of([side, text], (side, text) => `${side} legt Berufung ein: ${text}`),
  decision_needs_reason: () => "Die Entscheidung braucht einen Grund",
  no_open_appeal: () => "Es läuft keine Berufung",
  appeal_decided: of([text], (text) => `Über die Berufung ist entschieden: ${text}`),
};

export const records: Readonly<Record<string, Phrase>> = {
  program_keeps_record: () => "Das Programm schreibt mit",
  sheet_is_for_moves: () => "Auf das Partieformular gehören nur die Züge und was zu ihnen gehört",
  written_in_advance: () =>
    "Ein Zug wird aufgeschrieben, nachdem er gemacht ist; " +
    "um mit ihm Remis zu reklamieren, nenne ihn im Antrag",
  written_wrongly: of(
    [side, text, number],
    (side, text, number) =>
      `${side} hat als Halbzug ${number} „${text}“ aufgeschrieben; gemacht wurde ein anderer Zug`,
  ),
  only_mover_sees_sheet: () => "Nur wer am Zug ist, darf das Partieformular verlangen",
  sheet_asked_for_often: of(
    [side],
    (side) => `${side} hat mehr als fünfmal nach dem Partieformular gefragt`,
  ),
  sheet_before_next_move: () =>
    "Vor dem nächsten Zug muss das Partieformular vervollständigt werden",
  last_move_not_written: of(
    [side],
    (side) => `${side} hat vor dem nächsten Zug den letzten nicht aufgeschrieben`,
  ),
  sheet_to_be_completed: of(
    [side],
    (side) => `${side} vervollständigt das Partieformular vor dem nächsten Zug`,
  ),
  both_sheets_to_be_completed: () => "Beide Spieler vervollständigen ihre Partieformulare",
  paused_for_sheets: () => "Die Uhr steht: Beide Spieler vervollständigen ihre Partieformulare",
  moves_not_announced: () => "In dieser Partie werden die Züge nicht angesagt",
  announce_before_pressing: () => "Der Zug wird angesagt, bevor die Uhr gedrückt wird",
  another_move_announced: () =>
    "Angesagt wurde ein anderer Zug, als gemacht wurde: Eines davon ist zu berichtigen",
  slip_corrected_too_late: () => "Ein Versprecher wird berichtigt, bevor die Uhr gedrückt wird",
  nothing_to_repeat: () => "Der Gegner hat keinen Zug angesagt, der zu wiederholen wäre",
  repeated_wrongly: of(
    [side, move, announced],
    (side, move, announced) => `${side} wiederholt ${move}, angesagt war ${announced}`,
  ),
};

export const adjournment: Readonly<Record<string, Phrase>> = {
  only_running_game_adjourned: () => "Vertagt wird nur eine Partie, die gespielt wird",
  complete_last_move_first: () =>
    "Erst wird der letzte Zug abgeschlossen, indem die Uhr gedrückt wird",
  charge_not_below_zero: () =>
    "Angerechnet wird, was vom Spielabschnitt übrig ist, und nicht weniger als null",
  sealing_ordered: of([side], (side) => `${side} muss den Zug abgeben`),
  move_text_expected: () => "Erwartet wird ein Zug in irgendeiner Notation",
  sealing_not_asked_for: () => "Ein Zug wird abgegeben, wenn der Schiedsrichter es verlangt hat",
  reply_sealed: of([side], (side) => `${side} hat die Antwort abgegeben`),
  seal_before_adjourning: () => "Der Zug muss abgegeben sein, bevor die Partie vertagt wird",
  no_move_sealed: () => "Es ist kein Zug abgegeben",
  envelope_names_resumption: () => "Auf dem Umschlag steht, wann und wo die Partie weitergeht",
  adjourned: () => "Die Partie ist vertagt",
  adjourned_until: of(
    [side, text],
    (side, text) => `${side} hat den Zug abgegeben; die Partie geht weiter: ${text}`,
  ),
  not_adjourned: () => "Die Partie ist nicht vertagt",
  goes_on_in_another_session: () =>
    "Die Partie ist vertagt; sie geht in einem anderen Spielabschnitt weiter",
  session_resumed: () => "Stellung und Zeiten sind wieder aufgebaut",
  no_envelope_to_open: () => "Es gibt keinen Umschlag zu öffnen",
  envelope_waits_for_replier: of(
    [side],
    (side) => `Der Umschlag wird erst geöffnet, wenn ${side} da ist und antworten kann`,
  ),
  envelope_opened: of([text], (text) => `Der Umschlag ist geöffnet: ${text}`),
  no_envelope_to_miss: () => "Es gibt keinen Umschlag, der fehlen könnte",
  envelope_lost: of(
    [side, text],
    (side, text) => `Der Umschlag fehlt; ${side} sagt, abgegeben sei ${text}`,
  ),
  sealed_move_invalid: of(
    [side, text],
    (side, text) =>
      `${side} hat „${text}“ abgegeben; das ist kein regelgemäßer oder kein eindeutiger Zug`,
  ),
};

const asks_increment = of([side], (side) => `${side} bittet um fünf Sekunden mehr je Zug`);
const claims_normal_means = of(
  [side],
  (side) => `${side} reklamiert, dass die Partie nicht mit normalen Mitteln zu gewinnen ist`,
);

export const quickplay: Readonly<Record<string, Phrase>> = {
  no_quickplay_finish: () => "Für diese Partie ist keine Endspurtphase angekündigt",
  only_mover_asks: () => "Nur wer am Zug ist, darf darum bitten",
  request_waits: () => "Über einen Antrag ist noch nicht entschieden",
  has_extra_time_already: () => "Es gibt schon eine Zeitzugabe je Zug",
  not_short_of_time: () => "Das geht erst mit weniger als zwei Minuten im letzten Zeitabschnitt",
  own_flag_fell_before: () => "Das Blättchen war schon gefallen",
  claim_may_bring_delay: () =>
    "Nach diesen Regeln kann schon der Antrag eine Uhr mit Aufschub bringen",
  increment_ruled_before: () => "Der Schiedsrichter hat darüber schon entschieden",
  increment_requested: asks_increment,
  paused_for_increment: asks_increment,
  nobody_asked_for_time: () => "Niemand hat um mehr Zeit gebeten",
  increment_granted: of(
    [side],
    (side) => `Beide bekommen fünf Sekunden mehr je Zug, ${side} dazu zwei Minuten`,
  ),
  increment_rejected: () => "Die Uhr bleibt, wie sie ist",
  normal_means_claimed: claims_normal_means,
  paused_for_normal_means: claims_normal_means,
  no_such_claim: () => "Einen solchen Antrag gibt es nicht",
  delay_only_by_14h: () =>
    "Eine Uhr mit Aufschub gibt es nach US Chess 14H, solange die Partie läuft",
  claim_decided_now: () => "Das Blättchen ist gefallen: Über den Antrag wird jetzt entschieden",
  claim_postponed: () => "Über den Antrag wird später entschieden",
  delay_clock_put_on: of(
    [side],
    (side) => `Es kommt eine Uhr mit Aufschub, und die Zeit von ${side} wird halbiert`,
  ),
  claim_rejected: () => "Der Antrag ist abgelehnt",
};
