// What a person may choose for this browser, and what is chosen.

import { keep, kept } from "./kept.ts";

export const choices = {
  theme: ["auto", "light", "dark", "contrast"],
  board: ["green", "wood", "blue", "grey"],
  men: ["classic", "plain"],
  // "auto" is the first of the browser's that the page speaks.
  language: ["auto", "en", "de"],
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
