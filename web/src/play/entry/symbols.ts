// What is written or spoken of a move, brought to the letters of SAN: "knight foxtrot three" and
// "nf3" are both "Nf3". A word or a letter may mean several things ("b" a file or a bishop), so
// there may be several such forms; the likeliest comes first.

import { files } from "../../chess/placement.ts";
import type { Role } from "../../protocol/types.ts";
import { alphabets, type File, type Vocabulary } from "../../words/vocabulary.ts";

export interface Language {
  vocabulary: Vocabulary;
  // As moves are written: "N".
  letter: (role: Role) => string;
}

const roles: readonly Role[] = ["k", "q", "r", "b", "n", "p"];
const most_forms = 4096;
const figurines = "♔♕♖♗♘♙♚♛♜♝♞♟";

// What a sign means; nothing where it only stands between.
const signs: Readonly<Record<string, string>> = {
  "×": "x",
  ":": "x",
  ">": "-",
  "=": "=",
  "(": "=",
  "/": "=",
  ")": "",
  "+": "+",
  "#": "+",
  "†": "+",
  "!": "+",
  "?": "+",
};

// All that the text may mean; none where there is a word in it that belongs to no move.
export function forms(text: string, language: Language): string[] {
  const words = text
    .replace(/[-–—]/g, " - ")
    .replace(/[,;.…]+(?=\s|$)/g, " ")
    .replace(/\ufe0e/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const known = dictionary(language);
  const atoms: (readonly string[])[] = [];
  for (const word of words) {
    const meant = atoms_of(word, known, language);
    if (meant === null) return [];
    atoms.push(...meant);
  }
  const count = atoms.reduce((product, atom) => product * atom.length, 1);
  if (count > most_forms) return [];
  const all = atoms.reduce<string[]>(
    (begun, atom) => begun.flatMap((form) => atom.map((symbol) => form + symbol)),
    [""],
  );
  return [...new Set(all)];
}

type Dictionary = ReadonlyMap<string, readonly string[]>;

function dictionary({ vocabulary }: Language): Dictionary {
  const known = new Map<string, string[]>();
  const learn = (symbol: string, names: readonly string[]) => {
    for (const name of names) known.set(name, [...(known.get(name) ?? []), symbol]);
  };
  for (const role of roles) learn(role.toUpperCase(), vocabulary.roles[role]);
  for (const file of files as Iterable<File>) {
    const { nato, anna } = alphabets;
    learn(file, [...new Set([nato[file], anna[file], ...vocabulary.files[file]])]);
  }
  learn("x", vocabulary.takes);
  learn("-", vocabulary.goes);
  learn("=", vocabulary.becomes);
  learn("+", vocabulary.ends);
  learn("", vocabulary.ignored);
  vocabulary.numbers.slice(0, 8).forEach((names, index) => learn(String(index + 1), names));
  return known;
}

// A word has a meaning as a whole, or each of its letters has one.
function atoms_of(
  word: string,
  known: Dictionary,
  language: Language,
): (readonly string[])[] | null {
  const whole = known.get(word.toLowerCase()) ?? [];
  if (word.length > 1 && whole.length > 0) return [whole];
  const is_mixed = word !== word.toUpperCase();
  const atoms = Array.from(word, (letter) => letter_means(letter, is_mixed, language));
  if (word.length === 1) atoms[0]?.push(...whole);
  return atoms.some((atom) => atom.length === 0) ? null : atoms;
}

// In "Bxc4" the capital is a bishop; in "BXC4" and "B four" it may be a file too.
function letter_means(letter: string, is_mixed: boolean, language: Language): string[] {
  const figurine = roles[figurines.indexOf(letter) % roles.length];
  if (figurine !== undefined) return [figurine.toUpperCase()];
  if (/[-1-8]/.test(letter)) return [letter];
  const sign = signs[letter];
  if (sign !== undefined) return [sign];
  const small = letter.toLowerCase();
  if (small === "x") return ["x"];
  const file = files.includes(small) ? [small] : [];
  const own = roles.filter((role) => language.letter(role).toLowerCase() === small);
  const men = own.map((role) => role.toUpperCase());
  // The letters of PGN are known everywhere, where they mean nothing else.
  const in_english = men.length === 0 && roles.includes(small as Role) ? [small.toUpperCase()] : [];
  if (letter === small) return [...file, ...men, ...in_english];
  return is_mixed && men.length > 0 ? men : [...men, ...file, ...in_english];
}
