// The addresses of this page, as routes.json lists them for the page and the server alike: a part
// that begins with a colon is any text, and `:game` the id of a game.

import type { Way } from "../live/addresses.ts";
import routes from "./routes.json" with { type: "json" };

export type View = "start" | "games" | "play";

export interface Place {
  // Null where nothing is at this address.
  view: View | null;
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export function place_at(address: URL): Place {
  const query = address.searchParams;
  for (const { path, view } of routes) {
    const parts = matched(path, address.pathname);
    if (parts !== null) return { view: view as View, parts, query };
  }
  return { view: null, parts: {}, query };
}

// The way to the game at a place that is one.
export function way_of({ parts, query }: Place): Way {
  const named = query.get("seat");
  return {
    game: parts["game"] ?? "",
    seat: named === "white" || named === "black" ? named : null,
    key: query.get("key"),
  };
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  // "/game/x/" is "/game/x".
  if (given.length > 2 && given.at(-1) === "") given.pop();
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":") && text !== "") parts[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return parts;
}
