// What a person may choose for this browser.

import type { Group } from "../../settings/groups.ts";
import type { Choice, Setting } from "../../settings/choices.ts";
import { language_names } from "../../settings/languages.ts";

const groups: Readonly<Record<Group, string>> = {
  you: "You",
  looks: "Appearance",
  moves: "Moves",
  sound: "Sound and speech",
  keys: "Keys and screen readers",
};

const names: Readonly<Record<Setting, string>> = {
  theme: "Colours",
  board: "Board",
  men: "Men",
  language: "Language",
  notation: "Moves are written with",
  sound: "Sound",
  verbosity: "A move is said",
  spelling: "Squares are said",
  order: "On the board is named first",
  grid: "To a screen reader the board is",
  speech: "This page speaks by itself",
  warnings: "Warnings of little time",
  confirm: "Ask before a move is played",
  turns: "For two at one screen the board turns to whoever moves",
  keys: "Letters and numbers as keys of the board",
};

const options: { readonly [Of in Setting]: Readonly<Record<Choice<Of>, string>> } = {
  theme: { auto: "As the system", light: "Light", dark: "Dark", contrast: "High contrast" },
  board: { green: "Green", wood: "Wood", blue: "Blue", grey: "Grey" },
  men: { classic: "Classic", plain: "Plain" },
  language: { auto: "As the browser", ...language_names },
  notation: { letters: "Letters (Nf3)", figurines: "Figurines (♞f3)" },
  sound: { on: "On", quiet: "Quiet", off: "Off" },
  verbosity: {
    normal: "As usual (knight g1 to f3)",
    terse: "Short (Nf3)",
    full: "In full (white knight from g1 to f3)",
  },
  spelling: { plain: "As letters (e4)", nato: "Echo 4", anna: "Eva 4" },
  order: { square: "The square (e4, white pawn)", man: "The man (white pawn, e4)" },
  grid: { grid: "A table", buttons: "Sixty-four buttons" },
  speech: { off: "No", on: "Yes" },
  warnings: {
    "120": "From 2:00 on",
    "60": "From 1:00 on",
    "30": "From 0:30 on",
    "10": "At 0:10",
    off: "None",
  },
  confirm: { off: "No", on: "Yes" },
  turns: { off: "No", on: "Yes" },
  keys: { on: "On", off: "Off" },
};

export const settings = {
  language_hint: "The page changes its language when you close this.",
  group: (group: Group) => groups[group],
  setting: (name: Setting) => names[name],
  choice: (name: Setting, choice: string) =>
    (options[name] as Readonly<Record<string, string>>)[choice] ?? choice,
};
