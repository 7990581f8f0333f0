// What a language has to bring along so that moves and commands can be typed and dictated in it.
// All words in small letters.

import type { Color, Role } from "../protocol/types.ts";

export type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";

export const command_names = [
  "board",
  "clock",
  "my",
  "last",
  "moves",
  "pieces",
  "scan",
  "where",
  "legal",
  "captures",
  "color",
  "fen",
  "material",
  "turn",
  "opponent",
  "draw",
  "claim",
  "accept",
  "decline",
  "takeback",
  "resign",
  "abort",
  "rematch",
  "more",
  "flip",
  "repeat",
  "help",
] as const;
export type CommandName = (typeof command_names)[number];

// The names of the files to spell with, of aviators and of FIDE (Guideline D.2.1); each is
// understood in every language.
export const alphabets: Readonly<Record<"nato" | "anna", Readonly<Record<File, string>>>> = {
  nato: {
    a: "alpha",
    b: "bravo",
    c: "charlie",
    d: "delta",
    e: "echo",
    f: "foxtrot",
    g: "golf",
    h: "hotel",
  },
  anna: {
    a: "anna",
    b: "bella",
    c: "cesar",
    d: "david",
    e: "eva",
    f: "felix",
    g: "gustav",
    h: "hector",
  },
};

type Synonyms = readonly string[];

export interface Vocabulary {
  // What each may be called, of one word or more; the first stands in the list of commands.
  commands: Readonly<Record<CommandName, Synonyms>>;
  colors: Readonly<Record<Color, Synonyms>>;
  // One man and several, and what dictation makes of them. Not the letters that moves are written
  // with: those are in `chess`.
  roles: Readonly<Record<Role, Synonyms>>;
  // What dictation makes of a file's letter.
  files: Readonly<Record<File, Synonyms>>;
  // Of one, two, and so on.
  numbers: readonly Synonyms[];
  // As in "takes e5", "to e5", "becomes a queen", "check".
  takes: Synonyms;
  goes: Synonyms;
  becomes: Synonyms;
  ends: Synonyms;
  castling: Synonyms;
  king_side: Synonyms;
  queen_side: Synonyms;
  diagonal: Synonyms;
  // Whose men: "pieces mine".
  mine: Synonyms;
  // Words that say nothing, as "the".
  ignored: Synonyms;
}
