// What may be asked or done by a word, and with what.

import {
  diagonals,
  file_line,
  line_between,
  rank_line,
  straight_lines,
  type Line,
} from "../../chess/lines.ts";
import type { Color, Role, Square } from "../../protocol/types.ts";
import { command_names, type CommandName, type Vocabulary } from "../../words/vocabulary.ts";
import { sketches, type Sketch } from "./sketch.ts";
import { forms, type Language } from "./symbols.ts";

// Each name by itself, with what it is given.
type Named<Name extends CommandName, Given> = Name extends CommandName
  ? { name: Name } & Given
  : never;

type OnSquare = Named<"board" | "legal" | "captures", { square: Square | null }>;
type OfMen =
  | Named<"pieces", { whose: Color | "mine" | null; role: Role | null; file: string | null }>
  | Named<"where", { whose: Color | "mine" | null; role: Role }>;
type Given =
  | OnSquare
  | OfMen
  | Named<"color", { square: Square }>
  | Named<"moves", { count: number | null }>
  | Named<"scan", { lines: readonly Line[] }>
  | Named<"claim", { move: readonly Sketch[] }>;

export type Command = Given | Named<Exclude<CommandName, Given["name"]>, object>;

const most_words = 3;

// The command that the text begins with, and what follows it.
export function named(
  text: string,
  { commands }: Vocabulary,
): { name: CommandName; rest: string } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(most_words, words.length); count > 0; --count) {
    const begin = words.slice(0, count).join(" ").toLowerCase();
    const name = command_names.find((one) => commands[one].includes(begin));
    if (name !== undefined) return { name, rest: words.slice(count).join(" ") };
  }
  return null;
}

// Null where what follows is not what it needs.
export function command(name: CommandName, rest: string, language: Language): Command | null {
  const { vocabulary } = language;
  switch (name) {
    case "board":
    case "legal":
    case "captures":
      if (rest === "") return { name, square: null };
      return with_found(square_in(rest, language), (square) => ({ name, square }));
    case "color":
      return with_found(square_in(rest, language), (square) => ({ name, square }));
    case "moves":
      if (rest === "") return { name, count: null };
      return with_found(number(rest, vocabulary), (count) => ({ name, count }));
    case "pieces":
      return with_found(men(rest, language), (which) => ({ name, ...which }));
    case "where":
      return with_found(men(rest, language, false), ({ whose, role }) =>
        role === null ? null : { name, whose, role },
      );
    case "scan":
      return with_found(lines(rest, language), (found) => ({ name, lines: found }));
    case "claim": {
      const move = rest === "" ? [] : sketches(rest, language);
      return rest !== "" && move.length === 0 ? null : { name, move };
    }
    default:
      return matching(rest, /^$/, language) === null ? null : { name };
  }
}

function with_found<Found>(
  found: Found | null,
  make: (found: Found) => Command | null,
): Command | null {
  return found === null ? null : make(found);
}

function matching(text: string, shape: RegExp, language: Language): string | null {
  return forms(text, language).find((form) => shape.test(form)) ?? null;
}

function square_in(text: string, language: Language): Square | null {
  return matching(text, /^[a-h][1-8]$/, language);
}

function number(text: string, { numbers }: Vocabulary): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text) || null;
  const index = numbers.findIndex((names) => names.includes(text.toLowerCase()));
  return index < 0 ? null : index + 1;
}

interface Which {
  whose: Color | "mine" | null;
  role: Role | null;
  file: string | null;
}

// Of what colour or kind, or on which file; a letter that may be both is a file where one can be
// meant.
function men(text: string, language: Language, has_files = true): Which | null {
  const { colors, mine } = language.vocabulary;
  const which: Which = { whose: null, role: null, file: null };
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const small = word.toLowerCase();
    const file = has_files ? matching(word, /^[a-h]$/, language) : null;
    const man = matching(word, /^[KQRBNP]$/, language);
    if (colors.white.includes(small)) which.whose = "white";
    else if (colors.black.includes(small)) which.whose = "black";
    else if (mine.includes(small)) which.whose = "mine";
    else if (file !== null) which.file = file;
    else if (man !== null) which.role = man.toLowerCase() as Role;
    else if (matching(word, /^$/, language) === null) return null;
  }
  return which;
}

function lines(text: string, language: Language): Line[] | null {
  const words = text.split(/\s+/);
  const others = words.filter((word) => !language.vocabulary.diagonal.includes(word.toLowerCase()));
  const found = matching(others.join(" "), /^[a-h]?[1-8]?(?:-?[a-h][1-8])?$/, language);
  if (found === null || found === "") return null;
  const squares = found.match(/[a-h][1-8]/g) ?? [];
  const [one, other] = squares;
  if (one !== undefined && other !== undefined) {
    const line = line_between(one, other);
    return line === null ? null : [line];
  }
  if (one !== undefined) return others.length < words.length ? diagonals(one) : straight_lines(one);
  if (others.length < words.length) return null;
  return [/\d/.test(found) ? rank_line(found) : file_line(found)];
}
