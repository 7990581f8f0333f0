// What the server says comes as text for people and, where it can be said in other words, as a code
// with arguments. The page takes its own phrase where it has one.

import type { HttpError, Said } from "../protocol/types.ts";
import { words } from "./index.ts";
import type { Phrase } from "./phrase.ts";

type Phrases = Readonly<Record<string, Phrase>>;

export function said(what: Said, phrases: Phrases = words.sentences): string {
  return said_by_phrase(what, phrases) ?? what.text;
}

// Null where this language has no phrase for it.
export function said_by_phrase(
  { code, args }: Said,
  phrases: Phrases = words.sentences,
): string | null {
  if (code === undefined || !Object.hasOwn(phrases, code)) return null;
  return phrases[code]?.(args ?? {}) ?? null;
}

// Why the server has not done what was asked of it by HTTP.
export function request_error_words({ code, text }: HttpError): string {
  const say = Object.hasOwn(words.request_errors, code) ? words.request_errors[code] : undefined;
  return say?.(text) ?? text;
}
