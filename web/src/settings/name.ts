// What a player is called, as this browser keeps it.

import { keep, kept_text } from "./kept.ts";

// In letters as a browser counts them; the server has room for each.
export const longest_name = 80;

const key = "arbiter-name";
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

// As the server takes it: what nobody sees but what turns a text is left out, and what shows
// nothing is no name.
export function clean_name(written: string): string {
  const name = written.slice(0, longest_name).replace(unseen, "").trim();
  return blank.test(name) ? "" : name;
}

// Empty while he has not said.
export function kept_name(): string {
  return clean_name(kept_text(key) ?? "");
}

export function keep_name(name: string): void {
  keep(key, name);
}
