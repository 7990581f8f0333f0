// The men with article and case: "der Turm", "den Bauern", "die schwarze Dame".

import type { Color, Role } from "../../protocol/types.ts";

export type Case = "nominative" | "accusative" | "dative";

export const roles: Readonly<Record<Role, string>> = {
  k: "König",
  q: "Dame",
  r: "Turm",
  b: "Läufer",
  n: "Springer",
  p: "Bauer",
};

const stems: Readonly<Record<Color, string>> = { white: "weiß", black: "schwarz" };

const articles: Readonly<Record<Case, { he: string; she: string }>> = {
  nominative: { he: "der", she: "die" },
  accusative: { he: "den", she: "die" },
  dative: { he: "dem", she: "der" },
};

const gender = (role: Role) => (role === "q" ? "she" : "he");

// "Bauer", of which the others make "Bauern".
function noun(role: Role, as: Case): string {
  return role === "p" && as !== "nominative" ? "Bauern" : roles[role];
}

// "den Bauern"
export function the(role: Role, as: Case = "nominative"): string {
  return `${articles[as][gender(role)]} ${noun(role, as)}`;
}

// "der eigene Bauer"
export function the_own(role: Role): string {
  return `${articles.nominative[gender(role)]} eigene ${roles[role]}`;
}

// "die schwarze Dame"
export function the_man(color: Color, role: Role): string {
  return `${articles.nominative[gender(role)]} ${stems[color]}e ${roles[role]}`;
}

// "schwarze Dame", as in a list.
export function man(color: Color, role: Role): string {
  return `${stems[color]}${role === "q" ? "e" : "er"} ${roles[role]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// "der Turm auf a1 und die Dame auf d4"
export function all_of(names: readonly string[]): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} und ${names.at(-1) ?? ""}`;
}
