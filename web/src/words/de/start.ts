// The start page.

import type { Opponent, Rules, Side } from "../../protocol/types.ts";

const opponents: Record<Opponent, { title: string; text: string }> = {
  computer: { title: "Computer", text: "Er spielt sofort, so stark wie du willst." },
  screen: { title: "Zu zweit", text: "Zwei Leute an diesem Gerät." },
  friend: { title: "Freund", text: "Du bekommst einen Link; wer ihn öffnet, spielt." },
};

const sides: Record<Side, string> = { white: "Weiß", random: "Zufall", black: "Schwarz" };

// A level, a ruleset or a time without a name here is called as the server calls it.
const levels: Readonly<Record<number, string>> = {
  1: "Für kleine Kinder",
  2: "Kennt die Züge",
  3: "Anfänger",
  4: "Spielt zu Hause",
  5: "Spielt ab und zu",
  6: "Neu im Verein",
  7: "Vereinsspieler",
  8: "Starker Vereinsspieler",
  9: "Meister",
  10: "So stark es kann",
};

const rules: Readonly<Record<Rules, string>> = {
  "fide-online": "FIDE online",
  fide: "FIDE am Brett",
  "fide-rapid": "FIDE Schnellschach",
  "fide-blitz": "FIDE Blitz",
  uscf: "US Chess",
  correspondence: "Fernschach",
  casual: "Freie Partie",
};

const rules_texts: Readonly<Record<Rules, string>> = {
  "fide-online":
    "Regelwidrige Züge gibt es nicht; dreimalige Wiederholung und 50 Züge beenden die Partie von " +
    "selbst.",
  fide:
    "Wiederholung und 50 Züge muss man reklamieren; ein falscher Antrag gibt dem Gegner zwei " +
    "Minuten.",
  "fide-rapid": "Wie am Brett, nach den Regeln für mehr als 10 Minuten je Spieler.",
  "fide-blitz": "Wie am Brett, nach den Regeln für höchstens 10 Minuten je Spieler.",
  uscf: "Nach den Regeln von US Chess, wo sie anders sind.",
  correspondence: "Zeit gibt es in ganzen Tagen, und langes Nachdenken zählt doppelt.",
  casual: "Züge dürfen zurückgenommen werden, und nichts wird bestraft.",
};

const times: Readonly<Record<string, string>> = {
  untimed: "Ohne Uhr",
  "1": "1 Minute",
  "1+1": "1 Minute + 1 Sekunde je Zug",
  "3": "3 Minuten",
  "3+2": "3 Minuten + 2 Sekunden je Zug",
  "5": "5 Minuten",
  "5+3": "5 Minuten + 3 Sekunden je Zug",
  "10": "10 Minuten",
  "10+5": "10 Minuten + 5 Sekunden je Zug",
  "15+10": "15 Minuten + 10 Sekunden je Zug",
  "30+30": "30 Minuten + 30 Sekunden je Zug",
  "40/90+30;30+30": "90 min für 40 Züge, dann 30, + 30 s je Zug",
  "1 day/move": "1 Tag für jeden Zug",
};

export const start = {
  title: "Schach nach allen Regeln",
  text: "Was die Regeln verbieten, wird dir erklärt.",
  text_on_board: "Zieh eine Figur oder drück auf Spielen.",
  no_first_move: "So kann keine Figur zuerst ziehen.",
  not_begun: "Die Partie hat noch nicht begonnen.",
  press_to_begin: (button: string) => `Die Partie beginnt mit „${button}“.`,
  on_its_way: "Die Partie wird angelegt …",
  new_game: "Neue Partie",
  against: "Gegen",
  opponent: (opponent: Opponent) => opponents[opponent],
  level: "Spielstärke",
  level_name: (level: number) => levels[level] ?? "",
  // What is heard in place of the number alone.
  level_label: (level: number) => `${level}${levels[level] ? `: ${levels[level]}` : ""}`,
  you_play: "Du spielst",
  side: (side: Side) => sides[side],
  time: "Bedenkzeit",
  time_name: (time: string) => times[time] ?? time,
  other_time: "Andere Bedenkzeit: unten eintragen",
  own_time: "Eigene Bedenkzeit",
  own_time_hint: "Zum Beispiel 5+3, 40/90+30;30+30, G/25 d5, 3 Tage je Zug oder Sanduhr 1.",
  more: "Mehr: Regeln, Anfangsstellung, Schiedsrichter",
  rules: "Regeln",
  rules_name: (name: Rules) => rules[name] ?? name,
  rules_text: (name: Rules) => rules_texts[name] ?? "",
  start_from: "Beginn mit",
  usual: "Üblich",
  chess960: "Schach960",
  position: "Stellung",
  game: "Partie",
  fen: "Stellung (FEN)",
  chess960_number: "Nummer, 0 bis 959; leer für eine zufällige",
  pgn: "Partie (PGN)",
  pgn_hint:
    "Sie geht ohne Uhr weiter, wo ihre Züge enden; ihr Ergebnis, ihre Kommentare und Varianten " +
    "bleiben weg.",
  from_file: "oder aus einer Datei",
  which_game: "Welche der Partien",
  several_games: "Der Text enthält mehrere Partien: Wähle eine.",
  first_games: "Hier stehen nur die ersten Partien zur Wahl.",
  moves: (count: number) => (count === 1 ? "1 Zug" : `${count} Züge`),
  too_long: "Der Text ist länger als 64 KiB: Kürze ihn auf eine Partie.",
  i_am_arbiter: "Ich bin der Schiedsrichter dieser Partie",
  arbiter_of_others: "Du bekommst einen Link für jeden Spieler und den Schiedsrichtertisch.",
  arbiter_here: "Du bekommst den Schiedsrichtertisch neben dem Brett.",
  name_of_white: "Name von Weiß",
  name_of_black: "Name von Schwarz",
  no_draw_before: "Keine Remisvereinbarung vor Zug (0: jederzeit)",
  late_loses: "Wer zu spät kommt, verliert (Art. 6.7.1)",
  late_minutes: "Minuten nach Beginn, in denen man noch kommen darf",
  quickplay: "Endspurtphase nach Richtlinie III (US Chess 14H)",
  create_links: "Links anlegen",
  create_link: "Link anlegen",
  create: "Spielen",
  creating: "Einen Moment …",
};
