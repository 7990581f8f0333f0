// Was jemand für diesen Browser wählen kann.

import type { Choice, Setting } from "../../settings/settings.svelte.ts";

const names: Readonly<Record<Setting, string>> = {
  theme: "Farben",
  board: "Brett",
  men: "Figuren",
  language: "Sprache",
  notation: "Züge schreiben mit",
  sound: "Klang",
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
  confirm: { off: "Nein", on: "Ja" },
  keys: { on: "Ein", off: "Aus" },
};

export const settings = {
  title: "Einstellungen",
  setting: (name: Setting) => names[name],
  choice: (name: Setting, choice: string) =>
    (options[name] as Readonly<Record<string, string>>)[choice] ?? choice,
};
