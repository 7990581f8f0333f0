// Which folder of src/ may use which, and what breaks that rule.

import { posix } from "node:path";

// Packages stand after the folders.
const below = ["words", "chess", "protocol"];
const view = ["live", "board", "ui", ...below];
export const arrows: Readonly<Record<string, readonly string[]>> = {
  app: [
    "start",
    "games",
    "play",
    "desk",
    "live",
    "board",
    "sound",
    "settings",
    "ui",
    "words",
    "protocol",
    "style",
    "svelte",
  ],
  start: ["games", "settings", ...view, "svelte"],
  games: ["live", "board", "settings", "words", "protocol", "svelte"],
  play: [...view, "svelte", "uqr"],
  desk: ["live", "ui", "words", "protocol", "svelte"],
  sound: ["live", "settings"],
  settings: [],
  live: below,
  board: ["settings", "ui", ...below, "svelte"],
  ui: ["settings", ...below, "svelte"],
  words: ["settings", "chess", "protocol"],
  chess: ["protocol"],
  protocol: [],
};

export type Sources = ReadonlyMap<string, string>;

interface Import {
  from: string;
  // A file of src/, or the name of a package.
  to: string;
}

const fixed = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']/;
const late = /import\(\s*["']([^"']+)["']/;
const imported = new RegExp(`${fixed.source}|${late.source}`, "g");

export function imports_of(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    [...text.matchAll(imported)].map(([, first, second]) => {
      const name = (first ?? second ?? "").replace(/\?\w+$/, "");
      const is_ours = name.startsWith(".");
      return { from, to: is_ours ? posix.join(posix.dirname(from), name) : package_of(name) };
    }),
  );
}

// Every import that goes where it may not.
export function forbidden(sources: Sources): string[] {
  return imports_of(sources)
    .filter(({ from, to }) => {
      const [here, there] = [room_of(from), room_of(to)];
      return here !== there && !arrows[here]?.includes(there);
    })
    .map(({ from, to }) => `${from} uses ${to}`);
}

// Every arrow that nobody needs.
export function unused(sources: Sources): string[] {
  const used = new Set(
    imports_of(sources).map(({ from, to }) => `${room_of(from)} ${room_of(to)}`),
  );
  return Object.entries(arrows).flatMap(([from, rooms]) =>
    rooms.filter((to) => !used.has(`${from} ${to}`)).map((to) => `${from} uses no ${to}`),
  );
}

// Files that use each other in a circle.
export function circles(sources: Sources): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports_of(sources)) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    else if (!done.has(file)) for (const to of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources.keys()) walk(file, []);
  return found;
}

function room_of(file: string): string {
  return file.split("/")[0] ?? "";
}

function package_of(name: string): string {
  return name.split("/")[0] ?? "";
}
