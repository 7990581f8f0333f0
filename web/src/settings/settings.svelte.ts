// What is chosen in this browser, and what its player is called.

import { read_settings, setting_key, type Choice, type Setting, type Settings } from "./choices.ts";
import { keep } from "./kept.ts";
import { clean_name, keep_name, kept_name } from "./name.ts";

const chosen = $state(read_settings());
export const settings: Readonly<Settings> = chosen;

// It is kept, and whoever shows it does so at once.
export function choose<Of extends Setting>(name: Of, choice: Choice<Of>): void {
  (chosen as Record<Setting, string>)[name] = choice;
  keep(setting_key(name), choice);
}

const said = $state({ name: kept_name() });
// Empty while he has not said.
export const own: Readonly<{ name: string }> = said;

export function call_me(written: string): void {
  said.name = clean_name(written);
  keep_name(said.name);
}
