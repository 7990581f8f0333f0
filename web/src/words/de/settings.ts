// What somebody can choose for this browser.

import type { Group } from "../../settings/groups.ts";
import type { Choice, Setting } from "../../settings/choices.ts";
import { language_names } from "../../settings/languages.ts";

const groups: Readonly<Record<Group, string>> = {
  you: "Du",
  looks: "Aussehen",
  moves: "Züge",
  sound: "Klang und Sprachausgabe",
  keys: "Tasten und Screenreader",
};

const names: Readonly<Record<Setting, string>> = {
  theme: "Farben",
  board: "Brett",
  men: "Figuren",
  language: "Sprache",
  notation: "Züge schreiben mit",
  sound: "Klang",
  verbosity: "Ein Zug wird gesagt",
  spelling: "Felder werden gesagt",
  order: "Auf dem Brett wird zuerst genannt",
  grid: "Für Screenreader ist das Brett",
  speech: "Diese Seite spricht selbst",
  warnings: "Warnungen bei wenig Zeit",
  confirm: "Vor jedem Zug nachfragen",
  turns: "Für zwei an einem Bildschirm dreht sich das Brett zu dem, der zieht",
  keys: "Buchstaben und Ziffern als Tasten des Bretts",
};

const options: { readonly [Of in Setting]: Readonly<Record<Choice<Of>, string>> } = {
  theme: { auto: "Wie das System", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  board: { green: "Grün", wood: "Holz", blue: "Blau", grey: "Grau" },
  men: { classic: "Klassisch", plain: "Schlicht" },
  language: { auto: "Wie der Browser", ...language_names },
  notation: { letters: "Buchstaben (Sf3)", figurines: "Figurinen (♞f3)" },
  sound: { on: "Ein", quiet: "Leise", off: "Aus" },
  verbosity: {
    normal: "Wie üblich (Springer g1 nach f3)",
    terse: "Kurz (Sf3)",
    full: "Ausführlich (weißer Springer von g1 nach f3)",
  },
  spelling: { plain: "Als Buchstaben (e4)", nato: "Echo 4", anna: "Eva 4" },
  order: { square: "Das Feld (e4, weißer Bauer)", man: "Die Figur (weißer Bauer, e4)" },
  grid: { grid: "Eine Tabelle", buttons: "Vierundsechzig Knöpfe" },
  speech: { off: "Nein", on: "Ja" },
  warnings: {
    "120": "Ab 2:00",
    "60": "Ab 1:00",
    "30": "Ab 0:30",
    "10": "Bei 0:10",
    off: "Keine",
  },
  confirm: { off: "Nein", on: "Ja" },
  turns: { off: "Nein", on: "Ja" },
  keys: { on: "Ein", off: "Aus" },
};

export const settings = {
  language_hint: "Die Seite wechselt die Sprache, wenn du hier schließt.",
  group: (group: Group) => groups[group],
  setting: (name: Setting) => names[name],
  choice: (name: Setting, choice: string) =>
    (options[name] as Readonly<Record<string, string>>)[choice] ?? choice,
};
