// Reads what a sentence of the server is about (docs/sentences.md). It may come from a newer server
// or a broken one, so everything may be missing or odd, and is then null.

import { opposite } from "../chess/placement.ts";
import type { Color, Square, Uci } from "../protocol/types.ts";
import type { Phrase } from "./phrase.ts";

// Why a player gives time, in the record; each language tells it in its own words.
export const gift_reason = "gift";

export type Arguments = Parameters<Phrase>[0];
export type Reader<T> = (args: Arguments) => T | null;

// A phrase of what these read; null where one of them does not find what it needs.
export function of<T extends readonly unknown[]>(
  readers: readonly [...{ [K in keyof T]: Reader<T[K]> }],
  say: (...found: T) => string,
): Phrase {
  return (args) => {
    const found = readers.map((read) => read(args));
    return found.includes(null) ? null : say(...(found as unknown as T));
  };
}

// The same reading, put into words.
export function worded<T, U>(read: Reader<T>, word: (value: T) => U | null): Reader<U> {
  return (args) => {
    const value = read(args);
    return value === null ? null : word(value);
  };
}

// What may be missing: then an empty text stands there.
export function optional<T>(read: Reader<T>, word: (value: T) => string): Reader<string> {
  return (args) => {
    const value = read(args);
    return value === null ? "" : word(value);
  };
}

function colored(value: unknown): Color | null {
  return value === "white" || value === "black" ? value : null;
}

function is_square(value: unknown): value is Square {
  return typeof value === "string" && /^[a-h][1-8]$/.test(value);
}

export const side: Reader<Color> = ({ side }) => colored(side);
export const opponent: Reader<Color> = worded(side, opposite);
export const square: Reader<Square> = ({ square }) => (is_square(square) ? square : null);
export const squares: Reader<Square[]> = ({ squares }) =>
  Array.isArray(squares) && squares.length > 0 && squares.every(is_square) ? squares : null;

export function text(name: string): Reader<string> {
  return (args) => {
    const value = args[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
}

export function move(name: "move" | "announced"): Reader<Uci> {
  return worded(text(name), (move) => (/^([a-h][1-8]){2}[kqrbnp]?$/.test(move) ? move : null));
}

// A whole number that is not below zero.
export function whole(name: "number" | "most" | "time"): Reader<number> {
  return (args) => {
    const value = args[name];
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
  };
}

// What stands in an object by colour, where both are of that kind.
export function both<T>(
  name: "from" | "to" | "names",
  is: (value: unknown) => value is T,
): Reader<Record<Color, T>> {
  return (args) => {
    const value = args[name];
    if (typeof value !== "object" || value === null) return null;
    const { white, black } = value as Partial<Record<Color, unknown>>;
    return is(white) && is(black) ? { white, black } : null;
  };
}

export const is_number = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
export const is_text = (value: unknown): value is string => typeof value === "string";
