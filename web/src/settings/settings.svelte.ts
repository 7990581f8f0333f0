// What a person may choose for this browser, and what is chosen; and what he is called.

import { all_languages, type Language } from "./languages.ts";
import { keep, kept, kept_text } from "./kept.ts";

export const choices = {
  theme: ["auto", "light", "dark", "contrast"],
  board: ["green", "wood", "blue", "grey"],
  men: ["classic", "plain"],
  // "auto" is the first of the browser's that the page speaks.
  language: ["auto", ...all_languages] as readonly ("auto" | Language)[],
  notation: ["letters", "figurines"],
  sound: ["on", "quiet", "off"],
  // How moves and squares are put into words for ears.
  verbosity: ["normal", "terse", "full"],
  spelling: ["plain", "nato", "anna"],
  // What is named first of a square of the board.
  order: ["square", "man"],
  // As which the board is told to a reader: some cannot walk through a grid.
  grid: ["grid", "buttons"],
  // The page speaks by itself, for whoever has no reader and looks elsewhere.
  speech: ["off", "on"],
  // So many seconds before the flag falls is the first warning.
  warnings: ["120", "60", "30", "10", "off"],
  confirm: ["off", "on"],
  // For two at one screen the board turns to whoever is on move.
  turns: ["off", "on"],
  keys: ["on", "off"],
} as const;

export type Setting = keyof typeof choices;
export type Choice<Of extends Setting> = (typeof choices)[Of][number];
export type Settings = { [Of in Setting]: Choice<Of> };

// The first of the choices is the usual one.
export function read_settings(): Settings {
  const names = Object.keys(choices) as Setting[];
  return Object.fromEntries(
    names.map((name) => [name, kept<string>(key(name), choices[name])]),
  ) as Settings;
}

const chosen = $state(read_settings());
export const settings: Readonly<Settings> = chosen;

// It is kept, and whoever shows it does so at once.
export function choose<Of extends Setting>(name: Of, choice: Choice<Of>): void {
  (chosen as Record<Setting, string>)[name] = choice;
  keep(key(name), choice);
}

function key(name: Setting): string {
  return `arbiter-${name}`;
}

// In letters as a browser counts them; the server has room for each.
export const longest_name = 80;

const name_key = "arbiter-name";
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

// As the server takes it: what nobody sees but what turns a text is left out, and what shows
// nothing is no name.
export function clean_name(written: string): string {
  const name = written.slice(0, longest_name).replace(unseen, "").trim();
  return blank.test(name) ? "" : name;
}

const said = $state({ name: clean_name(kept_text(name_key) ?? "") });
// Empty while he has not said.
export const own: Readonly<{ name: string }> = said;

export function call_me(written: string): void {
  said.name = clean_name(written);
  keep(name_key, said.name);
}
