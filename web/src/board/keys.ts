// The keys of the board besides those of grid.ts: they lead to men, rows and files, or ask
// something. The letters are those that blind players know from elsewhere, where those have one.

import type { Color, Role, Square, Uci } from "../protocol/types.ts";
import { files, role_of, type Placement } from "../chess/placement.ts";
import { rows } from "./grid.ts";

// What a key asks of whoever has the board.
export type Question =
  | "square"
  | "last"
  | "times"
  | "taken"
  | "moves"
  | "captures"
  | "turn"
  | "material"
  | "attackers"
  | "lines"
  | "diagonals"
  | "color"
  | "opening"
  | "again"
  | "flip"
  | "entry"
  | "back"
  | "forward"
  | "keys";

const questions: ReadonlyMap<string, Question> = new Map([
  ["o", "square"],
  ["O", "color"],
  ["l", "last"],
  ["t", "times"],
  ["c", "taken"],
  ["m", "moves"],
  ["M", "captures"],
  ["w", "turn"],
  ["u", "material"],
  ["z", "attackers"],
  ["x", "diagonals"],
  ["e", "opening"],
  ["y", "again"],
  ["f", "flip"],
  ["i", "entry"],
  ["A", "back"],
  ["D", "forward"],
  ["?", "keys"],
]);

interface Pressed {
  key: string;
  // The key's place: with Shift a digit is another sign in every layout, and with Alt a letter may
  // be.
  code: string;
  shift: boolean;
  alt: boolean;
}

export function asked({ key, code, alt }: Pressed): Question | null {
  if (alt) return key === "x" || code === "KeyX" ? "lines" : null;
  return questions.get(key) ?? null;
}

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["Home", -Infinity],
  ["End", Infinity],
]);

// By how many moves a key leads through the game, where it does not lead over the board: Home and
// End by all there are.
export function stepped({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">): number | null {
  if (shiftKey || ctrlKey || altKey || metaKey) return null;
  return steps.get(key) ?? null;
}

// In a page that scrolls such a key leads to an end of the page instead.
export function leads_page(by: number, { scrollHeight, clientHeight }: Sized): boolean {
  return !Number.isFinite(by) && scrollHeight > clientHeight;
}

type Sized = Pick<Element, "scrollHeight" | "clientHeight">;

const men_by_letter: ReadonlySet<string> = new Set("kqrbnp");

// The square that a key leads to, or null where it is no such key or nothing is there to go to.
export function jumped(
  { key, code, shift }: Omit<Pressed, "alt">,
  at: Square,
  orientation: Color,
  men: Placement,
  legal: readonly Uci[],
): Square | null {
  if (is_bracket(key))
    return next(at, orientation, key === "[", (square) =>
      legal.some((move) => move.startsWith(square)),
    );
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1];
  if (digit !== undefined)
    return shift ? `${files[Number(digit) - 1]}${at[1]}` : `${at[0]}${digit}`;
  const letter = key.toLowerCase();
  if (men_by_letter.has(letter))
    return next(at, orientation, shift, (square) => is_a(men, square, letter as Role));
  return null;
}

// Many keyboards make them of a digit by Alt or AltGr, which some systems tell as Ctrl with Alt.
export function is_bracket(key: string): boolean {
  return key === "[" || key === "]";
}

function is_a(men: Placement, square: Square, role: Role): boolean {
  const man = men.get(square);
  return man !== undefined && role_of(man) === role;
}

// The next square of that kind as one reads, from the end on from the beginning.
function next(
  at: Square,
  orientation: Color,
  backwards: boolean,
  fits: (square: Square) => boolean,
): Square | null {
  const read = rows(orientation).flat();
  if (backwards) read.reverse();
  const here = read.indexOf(at);
  return [...read.slice(here + 1), ...read.slice(0, here + 1)].find(fits) ?? null;
}
