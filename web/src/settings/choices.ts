// What a person may choose for this browser, and what is kept of it.

import { kept } from "./kept.ts";
import { all_languages, type Language } from "./languages.ts";

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
export function read_setting<Of extends Setting>(name: Of): Choice<Of> {
  return kept<Choice<Of>>(setting_key(name), choices[name]);
}

export function read_settings(): Settings {
  const names = Object.keys(choices) as Setting[];
  return Object.fromEntries(names.map((name) => [name, read_setting(name)])) as Settings;
}

// Under what name a choice is kept.
export function setting_key(name: Setting): string {
  return `arbiter-${name}`;
}
