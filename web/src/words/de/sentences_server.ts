// What the server itself refuses: the table of codes in docs/protocol.md.

import { of } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import { side } from "./arguments.ts";
import { periods } from "./chess.ts";

// Why a claim is wrong, by the code of the ruling.
const claims: Readonly<Record<string, string>> = {
  threefold_claim_wrong: ": Die Stellung ist nicht dreimal entstanden",
  threefold_claim_with_move_wrong: ": Mit diesem Zug entsteht die Stellung nicht zum dritten Mal",
  fifty_claim_wrong: ": Es sind noch keine 50 Züge ohne Bauernzug und Schlagen gemacht",
  fifty_claim_with_move_wrong:
    ": Auch mit diesem Zug sind es noch keine 50 Züge ohne Bauernzug und Schlagen",
};

export const by_the_server: Readonly<Record<string, Phrase>> = {
  position_has_changed: () => "Die Stellung hat sich inzwischen geändert; nichts wurde gespielt",
  watching: () => "Du siehst zu; die Spieler haben ihre Plätze",
  presiding: () => "Ein Schiedsrichter spielt nicht mit",
  other_side: () => "Diese Seite spielst du nicht",
  for_the_arbiter: () => "Das tut nur der Schiedsrichter einer Partie",
  other_turn: of([side], (side) => `${side} ist am Zug`),
  side_not_said: () => "Sag, wer aufgibt: Weiß oder Schwarz",
  too_many_offers: () =>
    "Du hast so oft Remis angeboten, dass dieses Angebot nicht mehr weitergegeben wird",
  too_many_offers_here: () =>
    "Du hast in dieser Stellung oft genug Remis angeboten; tu es wieder nach einem Zug",
  no_offer: () => "Es gibt kein Remisangebot zu beantworten",
  offer_is_own: () => "Das Remisangebot ist dein eigenes; die andere Seite beantwortet es",
  too_many_asks: () =>
    "Du hast so oft um eine Zugrücknahme gebeten, dass diese Bitte nicht mehr weitergegeben wird",
  too_many_asks_here: () =>
    "Um diese Zugrücknahme hast du oft genug gebeten; tu es wieder nach einem Zug",
  is_asked_already: () => "Um eine Zugrücknahme ist schon gebeten; erst kommt die Antwort",
  no_time_left: () => "Die Zeit, die der Zug brachte, ist verbraucht: Ohne sie fällt das Blättchen",
  nothing_asked: () => "Niemand hat um eine Zugrücknahme gebeten",
  ask_is_own: () => "Die Bitte ist deine eigene; die andere Seite beantwortet sie",
  paused: () => "Remis wird reklamiert, wenn die Partie weitergeht",
  wrong_claim: ({ why, is_move_played }) =>
    [
      `Dein Antrag ist falsch${claims[String(why)] ?? ""}`,
      "Was daraus folgt, steht bei den Entscheidungen",
      ...(is_move_played === true
        ? ["Der genannte Zug wird gespielt (Art. 9.5.3 der FIDE-Regeln)"]
        : []),
    ].join(". "),
  too_many_claims: () =>
    "Der Antrag ist falsch; über so viele wurde entschieden, dass es bei diesem unterbleibt",
  no_act: () => "Das ist nichts, was Spieler oder Schiedsrichter senden",
  too_many_acts: () => "Von dir steht so viel im Protokoll, dass es nichts mehr aufnimmt",
  nobody_presides: () => "Niemand leitet diese Partie, der darüber entscheiden könnte",
  named_by_arbiter: () =>
    "Der Schiedsrichter dieser Partie hat gesagt, wer spielt; die Namen bleiben, wie sie sind",
  opponent_disagrees: () => "Ein Zug wird nur zurückgenommen, wenn der Gegner einverstanden ist",
  touch_binds_nobody: () =>
    "Diese Partie wird nicht mit Berührt-geführt gespielt: Was berührt wird, bindet niemanden",
  no_assistant: () => "Für diesen Spieler wurde kein Assistent vereinbart",
  for_the_player: () => "Das tut ein Assistent nicht",
  no_hints: () => "Tipps gibt es nur in freien Partien",
  computer_seals_nothing: () =>
    "Der Computer gibt keine Züge ab: Unterbrich stattdessen die Partie",
  not_over: () => "Eine Revanche gibt es nach dem Ende dieser Partie",
  not_kept: () =>
    "Die Partie konnte nicht gesichert werden, also wurde nichts gespielt; versuch es noch einmal",
  too_many_wait: () =>
    "Die Partie wartet auf ihren Speicher; so viele Befehle können nicht mit ihr warten",
};

// What was refused without a code, by the kind of refusal.
export const refusals: Readonly<Record<string, string>> = {
  unreadable: "Schreib ihn wie Sf3, e2e4 oder O-O",
  ambiguous: "Das können mehrere Figuren: Schreib auch, von welchem Feld",
  unknown: "Diesen Befehl kennt der Server nicht",
  bad_message: "Der Server versteht nicht, was gesendet wurde",
};

// What may be two times is told by the server in English alone: as what each is typed.
function either_time(text: string): string | null {
  const [, typed, one, other] =
    /^(.+) may be .+, which is typed (.+), or, .+, which is typed (.+)$/.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const [a, b] = [to_type(one), to_type(other)];
  return `${typed} kann zweierlei heißen. Schreib, was du meinst: ${a} oder ${b}`;
}

// "„90s“ (1 Minute 30 Sekunden)"
function to_type(control: string): string {
  const words = periods(control);
  return `„${control}“${words === null ? "" : ` (${words})`}`;
}

// Why there is no new game. Where the server names the place of a fault, its English stays behind.
export const request_errors: Readonly<Record<string, (text: string) => string>> = {
  time: (text) => either_time(text) ?? `Diese Bedenkzeit ist nicht zu lesen: ${text}`,
  too_long: () =>
    "Höchstens 99 Stunden je Abschnitt und 1 Stunde je Zug dazu, oder ganze Tage bis 366",
  chess960: () => "Die Nummer der Anfangsstellung liegt zwischen 0 und 959",
  name: (text) => `Dieser Name geht nicht: ${text}`,
  terms: (text) => `Das lässt sich so nicht vereinbaren: ${text}`,
  conflict: () => "Stellung, Partie und Uhr passen so nicht zusammen",
  pgn: (text) => `Diese Partie (PGN) ist nicht zu lesen: ${text}`,
  over: () => "Diese Partie ist schon beendet",
  syntax: (text) => `Diese Stellung (FEN) ist nicht zu lesen: ${text}`,
  kings: () => "Jede Seite braucht genau einen König",
  pawn_rank: () => "Auf der ersten und der letzten Reihe steht kein Bauer",
  too_many_pawns: () => "Eine Seite hat zu viele Bauern",
  too_many_men: () => "Eine Seite hat zu viele Figuren",
  opposite_check: () => "Wer nicht am Zug ist, steht im Schach",
  checkers: () => "Ein solches Schach kann nicht entstehen",
  castling: () => "König oder Turm steht nicht, wo er zur Rochade stehen muss",
  en_passant: () => "En passant ist in dieser Stellung nicht möglich",
  limit: () => "Zu viele neue Partien von deiner Adresse; warte ein paar Minuten",
  busy: () => "Der Server hat so viele Partien, wie er haben darf",
  store: () => "Der Server konnte die Partie nicht sichern",
  full: () => "Alle Plätze sind besetzt; versuch es gleich noch einmal",
  late: () => "Die Antwort dauert zu lange; versuch es noch einmal",
};
