// What somebody can choose for this browser.

import type { Choice, Setting } from "../../settings/settings.svelte.ts";

const names: Readonly<Record<Setting, string>> = {
  theme: "Farben",
  board: "Brett",
  men: "Figuren",
  language: "Sprache",
  notation: "Züge schreiben mit",
  sound: "Klang",
  verbosity: "Ein Zug wird gesagt",
  spelling: "Felder werden gesagt",
  confirm: "Vor jedem Zug nachfragen",
  keys: "Buchstaben und Ziffern als Tasten des Bretts",
};

const options: { readonly [Of in Setting]: Readonly<Record<Choice<Of>, string>> } = {
  theme: { auto: "Wie das System", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  board: { green: "Grün", wood: "Holz", blue: "Blau", grey: "Grau" },
  men: { classic: "Klassisch", plain: "Schlicht" },
  language: { auto: "Wie der Browser", en: "English", de: "Deutsch" },
  notation: { letters: "Buchstaben (Sf3)", figurines: "Figurinen (♘f3)" },
  sound: { on: "Ein", quiet: "Leise", off: "Aus" },
  verbosity: {
    normal: "Wie üblich (Springer g1 nach f3)",
    terse: "Kurz (Sf3)",
    full: "Ausführlich (weißer Springer von g1 nach f3)",
  },
  spelling: { plain: "Als Buchstaben (e4)", nato: "Echo 4", anna: "Eva 4" },
  confirm: { off: "Nein", on: "Ja" },
  keys: { on: "Ein", off: "Aus" },
};

export const settings = {
  setting: (name: Setting) => names[name],
  choice: (name: Setting, choice: string) =>
    (options[name] as Readonly<Record<string, string>>)[choice] ?? choice,
};
