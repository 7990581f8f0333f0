// The page of a game.

import type { Color } from "../../protocol/types.ts";
import { chess } from "./chess.ts";
import { all_of, capital } from "./men.ts";

const { color } = chess;

export const table = {
  no_such_game: "Diese Partie gibt es nicht",
  no_such_game_text:
    "Unter dieser Adresse hat der Server keine Partie. Sieh nach, ob der Link ganz kopiert ist.",
  start_new: "Neue Partie beginnen",
  no_answer: "Der Server antwortet nicht. Neuer Versuch läuft …",
  opening: "Die Partie wird geöffnet …",
  chess960: (number: number) => `Schach960 Nr. ${number}`,
  rules: (name: string) => name,
  board: "Brett",
  game: "Partie",

  // "Du (Weiß) – Computer, Stufe 1 (Schwarz)"
  title: (white: string, black: string) => `${capital(white)} – ${black}`,
  timed_title: (title: string, time: string) => `${title}, ${time}`,
  with_color: (who: string, side: Color) => `${who} (${color(side)})`,
  you: "du",
  your_friend: "dein Freund",
  the_computer: (level: number) => `Computer, Stufe ${level}`,
  // Behind "gegen".
  against_computer: (level: number) => `den Computer, Stufe ${level}`,
  against_friend: "deinen Freund",

  players: {
    heading: "Spieler",
    // Where they have time.
    clocks: "Uhren",
    computer: (level: number) => `Computer, Stufe ${level}`,
    you: "Du",
    friend: "Dein Freund",
    waiting: "Freund noch nicht da",
    not_here: "Noch nicht da",
    away: "weg",
    time_of: (side: Color, time: string) => `Zeit von ${color(side)}: ${time}`,
  },

  status: {
    heading: "Stand",
    your_move: "Du bist am Zug",
    sending: "Dein Zug ist unterwegs …",
    to_move: (who: string) => `${who} ist am Zug`,
    to_seal: (turn: Color) => `${color(turn)} gibt einen Zug ab`,
    adjourned: "Vertagt",
    interrupted: "Unterbrochen",
    check: "Schach",
    outcomes: { won: "Du hast gewonnen", lost: "Du hast verloren", drawn: "Remis" },
    result: (score: string) => `Ergebnis ${score}.`,
    claimed: (move: string) => `Beantragt wurde es mit ${move}; der Zug wurde nicht ausgeführt.`,
    signed: (sides: readonly Color[], law: string) =>
      `Unterschrieben von ${all_of(sides.map(color))} (${law}).`,
    go_to_rematch: "Zur Revanche",
    your_rematch: "Du hast Revanche angeboten; dein Gegner kann sie annehmen.",
    offers_rematch: (who: string) => `${who} bietet Revanche an.`,
    earlier: (move: string | null) =>
      move === null ? "Die Anfangsstellung" : `Frühere Stellung: ${move}`,
    back: "Zurück",
    back_to_game: "Zurück zur Partie",
    preside: "Du leitest diese Partie.",
    seat_taken: (side: Color) => `Der Platz von ${color(side)} ist besetzt: Du siehst zu.`,
    seats_taken:
      "Beide Plätze sind besetzt: Du siehst zu. " +
      "War einer für dich gedacht, dann frag, wer den Link geschickt hat.",
    seat_kept: "Der freie Platz ist für den Eingeladenen, der den ganzen Link hat: Du siehst zu.",
    watching: "Du siehst zu.",
    days: (white: number, black: number) =>
      `Ganze Tage übrig: Weiß ${white}, Schwarz ${black}. ` +
      "Die Uhren zeigen, wie lange ein Zug dauern darf.",
    offers_draw: (who: string) => `${who} bietet Remis an.`,
    planned: (count: number) =>
      count === 1
        ? "Dein Vorauszug wird gespielt, sobald du am Zug bist, falls er dann möglich ist."
        : `Deine ${count} Vorauszüge werden gespielt, jeder sobald du am Zug bist.`,
    your_offer: "Dein Remisangebot gilt, bis es beantwortet ist.",
    ask_stands: "Um die Rücknahme ist schon gebeten.",
    no_move_yet: "Es ist noch kein Zug gemacht.",
    your_ask: "Dein Gegner wird gefragt, ob du deinen Zug zurücknehmen darfst.",
    asks_back: (who: string) => `${who} möchte den letzten Zug zurücknehmen.`,
    let_take_back: "Zurücknehmen lassen",
    appeal: (law: string) => `Gegen eine Entscheidung läuft eine Berufung (${law}).`,
    confirm: (move: string) => `Diesen Zug machen: ${move}?`,
    play_it: "Ziehen",
    take_it_back: "Zurücknehmen",
    accept: "Remis annehmen",
    decline: "Ablehnen",
    lost: "Verbindung verloren. Neuer Versuch läuft …",
    lost_while_sending: "Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.",
    outdated: "Der Server ist neuer als diese Seite.",
    load_again: "Neu laden",
    adjourned_until: (when: string) => `Vertagt; die Partie geht weiter: ${when}.`,
    in_envelope: (sealer: Color) => `Der Abgabezug von ${color(sealer)} ist im Umschlag.`,
    envelope_open: (sealer: Color) =>
      `${color(sealer)} hat einen Zug abgegeben; der Umschlag ist noch offen.`,
    has_to_seal: (sealer: Color) => `${color(sealer)} muss den nächsten Zug abgeben.`,
    asks_increment: (by: Color, law: string) =>
      `${color(by)} bittet um fünf Sekunden mehr je Zug (${law})`,
    claims_normal_means: (by: Color, law: string) =>
      `${color(by)} reklamiert, dass der Gegner nicht mit normalen Mitteln gewinnen kann (${law})`,
    request: (asked: string, is_postponed: boolean) =>
      `${asked}${is_postponed ? "; die Entscheidung ist aufgeschoben" : ""}.`,
  },

  actions: {
    heading: "Aktionen",
    // Under an icon, where there is little room. Each is part of what it is called in full, so that
    // who speaks to his machine can say what he sees.
    draw: "Remis",
    claim: "Antrag",
    new: "Neu",
    turn: "Drehen",
    sign_short: "Bestätigen",
    more: "Mehr",
    agree_draw: "Remis vereinbaren",
    offer_draw: "Remis anbieten",
    claim_draw: "Antrag auf Remis",
    ask_increment: "Um 5 Sekunden je Zug bitten",
    claim_normal_means: "Reklamieren: kein Gewinn mit normalen Mitteln",
    take_back: "Rücknahme eines Zuges",
    take_back_short: "Rücknahme",
    resign: "Aufgeben",
    arrive: "Bin da",
    is_here: (side: Color) => `${color(side)} ist da`,
    call_arbiter: "Schiedsrichter rufen",
    sign: "Ergebnis bestätigen",
    signs: (side: Color) => `${color(side)} unterschreibt das Ergebnis`,
    appeal: "Berufung einlegen",
    accept_rematch: "Revanche annehmen",
    accept: "Annehmen",
    rematch: "Revanche",
    say_times: "Zeiten ansagen",
    flip: "Brett drehen",
    hide_men: "Blind spielen",
    show_men: "Figuren zeigen",
    men_shown: "Die Figuren sind wieder zu sehen.",
    men_hidden: "Die Figuren sind verdeckt. Unter Mehr bringt „Figuren zeigen“ sie zurück.",
    copy_link: "Link zum Zuschauen kopieren",
    save: "Als PGN speichern",
    copy_fen: "FEN kopieren",
    save_svg: "Bild speichern (SVG)",
    resigns: (side: Color) => `Gibt ${color(side)} auf?`,
    give_time: (seconds: number) => `${seconds} Sekunden geben`,
    resign_this: "Diese Partie aufgeben?",
    both_agree: "Sind beide Spieler mit Remis einverstanden?",
    agree: "Einverstanden",
    call_why: (law: string) => `Warum; die Uhr steht solange (${law})`,
    call: "Rufen",
    appeal_title: "Berufung gegen eine Entscheidung",
    appeal_why: (law: string) => `Wogegen und warum (${law})`,
  },

  claim: {
    later: "Remis reklamierst du, wenn du am Zug bist.",
    choosing: "Mach den Zug, mit dem du reklamierst. Er wird noch nicht gespielt.",
  },

  promotion: { title: "Umwandeln in", back: "Nicht umwandeln" },

  invite: {
    friend: "Lade deinen Freund ein",
    players: "Lade die Spieler ein",
    plays: "Wer diesen Link öffnet, spielt",
    watches: "Wer diesen Link öffnet, sieht zu; wer spielt, braucht die ganze Adresse vom Anfang",
    plays_side: (side: Color) => `Wer diesen Link öffnet, spielt ${color(side)}`,
    // The longer ones where there are two links.
    copy: "Kopieren",
    copy_for: (side: Color) => `Link für ${color(side)} kopieren`,
    copied: "Kopiert",
    copied_for: (side: Color) => `Kopiert: Link für ${color(side)}`,
    code: "QR-Code",
    code_for: (side: Color) => `QR-Code des Links für ${color(side)}`,
    code_of: (link: string) => `QR-Code von ${link}`,
    share: "Teilen",
    share_for: (side: Color) => `Link für ${color(side)} teilen`,
    loopback: (command: string): [before: string, command: string, after: string] => [
      "Dieser Server ist nur von diesem Computer aus zu erreichen. Starte ihn mit ",
      command,
      ", damit ein Freund in deinem Netz mitspielen kann.",
    ],
    elsewhere: (addresses: readonly string[]) =>
      `Öffnet er sich nicht, gibt es dieselbe Partie unter ${addresses.join(", ")}.`,
  },

  entry: {
    your_move: "Dein Zug",
    // Of two at one screen.
    move: "Zug",
    your_sealed_move: "Dein Abgabezug",
    seal: "Abgeben",
    play: "Ziehen",
    sealed_hint:
      "Niemand sieht ihn, bevor der Umschlag geöffnet wird; " +
      "bis er geschlossen wird, kannst du den Zug ersetzen.",
    sealed_move_hint: "Ein Zug wie Sf3, e2e4, O-O",
    hint: "Ein Zug wie Sf3; oder hilfe",
    your_premove: "Dein Vorauszug",
    lay_out: "Voraus",
    premove_hint: "Vorauszug wie Sf3; oder hilfe",
    your_command: "Dein Befehl",
    run: "Los",
    command_hint: "Befehl wie letzter; oder hilfe",
  },

  moves: {
    heading: "Züge",
    look: "Die Partie durchsehen",
    to_start: "Zum Anfang",
    back: "Einen Zug zurück",
    on: "Einen Zug vor",
    live: "Zum letzten Zug",
    none: "Noch kein Zug.",
    // "12, Weiß, Springer g1 nach f3", "12, weißer Springer von g1 nach f3"
    move: (number: number, side: Color, move: string) => `${number}, ${color(side)}, ${move}`,
    full_move: (number: number, move: string) => `${number}, ${move}`,
    timed: (move: string, time: string) => `${move}, noch ${time}`,
    variation: "Variante",
  },

  rulings: "Entscheidungen",
};
