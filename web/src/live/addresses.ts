// Where the server answers what (docs/protocol.md).

import type { Color } from "../protocol/types.ts";

export const server_path = "/api/server";
// The games in which this browser has a seat or presides.
export const my_games_path = "/api/my-games";

// What a link says of the game it leads to.
export interface Way {
  game: string;
  // The seat that it names, and the key to one that it brings.
  seat: Color | null;
  key: string | null;
}

// `version` is what is known of the game already, `name` what is to stand with the seat that is
// taken, empty where nobody has said.
export function socket_path(
  { game, seat, key }: Way,
  version: number | null,
  name: string,
): string {
  const query = new URLSearchParams();
  if (version !== null) query.set("v", String(version));
  if (seat !== null) query.set("seat", seat);
  if (key !== null) query.set("key", key);
  if (name !== "") query.set("name", name);
  return `/api/games/${game}/socket?${query.toString()}`;
}

// A socket's address has its own scheme.
export function socket_address(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
