// What the server says comes as text for people and, where it can be said in other words, as a code
// with arguments. The page takes its own phrase where it has one.

import type { Said } from "../protocol/types.ts";
import { words } from "./index.ts";
import type { Phrase } from "./phrase.ts";

export function said(
  { code, args, text }: Said,
  phrases: Readonly<Record<string, Phrase>> = words.sentences,
): string {
  const phrase = code === undefined ? undefined : phrases[code];
  return phrase?.(args ?? {}) ?? text;
}
