// What a text means that was typed or dictated: a move, a command, or nothing that is known.

import { words } from "../../words/index.ts";
import { later } from "../../words/later.ts";
import { command_names, type CommandName } from "../../words/vocabulary.ts";
import { command, named, type Command } from "./commands.ts";
import { sketches, type Sketch } from "./sketch.ts";
import { forms, type Language } from "./symbols.ts";

export type Meaning =
  // What it may be, the likeliest first.
  | { kind: "move"; sketches: readonly Sketch[] }
  | { kind: "command"; command: Command }
  | { kind: "unclear"; why: Unclear };

export type Unclear =
  | { kind: "neither"; text: string; did_you_mean: string | null }
  // A command, and what follows it is not what it needs.
  | { kind: "usage"; name: CommandName }
  | { kind: "no_square"; square: string }
  // A letter before a square that stands for no man in this language.
  | { kind: "no_man"; letter: string }
  // A move that names no square to go to.
  | { kind: "unfinished" };

export const spoken_here: Language = {
  vocabulary: later.entry.vocabulary,
  letter: words.chess.letter,
};

// A command is read before a move: "b e4" asks for the board where it might be a bishop's move too,
// because a question does no harm. What is written as one word, "be4" or "b4", is no command.
export function read_entry(typed: string, language: Language = spoken_here): Meaning {
  const text = typed.trim().replace(/\s+/g, " ");
  const must_be_command = text.startsWith("/");
  const bare = text.replace(/^\/\s*/, "");
  const begun = named(bare, language.vocabulary);
  const read = begun === null ? null : command(begun.name, begun.rest, language);
  if (read !== null) return { kind: "command", command: read };
  const moves = must_be_command ? [] : sketches(text, language);
  if (moves.length > 0) return { kind: "move", sketches: moves };
  if (begun !== null) return { kind: "unclear", why: { kind: "usage", name: begun.name } };
  return { kind: "unclear", why: why_unclear(bare, must_be_command, language) };
}

function why_unclear(text: string, must_be_command: boolean, language: Language): Unclear {
  const first = text.split(" ")[0]?.toLowerCase() ?? "";
  const did_you_mean = nearest(first, language);
  const neither: Unclear = { kind: "neither", text, did_you_mean };
  if (must_be_command || did_you_mean !== null) return neither;
  const [, letter, square] = /(?:^([a-z]?)|[\sx])([a-z]\d+)$/i.exec(text) ?? [];
  if (square !== undefined && !is_square(square))
    return { kind: "no_square", square: square.toLowerCase() };
  if (letter) return { kind: "no_man", letter: letter.toUpperCase() };
  const begins_move = forms(text, language).some((form) =>
    /^(?=[KQRBNPa-h])[KQRBNP]?[a-h]?[1-8]?x?[a-h]?$/.test(form),
  );
  return begins_move ? { kind: "unfinished" } : neither;
}

function is_square(text: string): boolean {
  return /^[a-h][1-8]$/i.test(text);
}

// The command whose name is misspelt, if it is only a little.
function nearest(word: string, { vocabulary }: Language): string | null {
  const most = word.length < 6 ? 1 : 2;
  if (word.length < 3) return null;
  const near = command_names
    .flatMap((name) => vocabulary.commands[name])
    .filter((name) => name.length >= 3)
    .map((name) => ({ name, far: distance(word, name) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}

// How many letters are missing, too many, wrong or changed with the next.
function distance(a: string, b: string): number {
  const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; ++i) {
    const row = [i];
    for (let j = 1; j <= b.length; ++j) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const is_changed = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = is_changed ? at(before, j - 2) + 1 : Infinity;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + wrong, changed));
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}
