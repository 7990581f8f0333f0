// The HTTP part of docs/protocol.md. Every function answers with a value or with the server's
// words; none throws.

import { my_games_path, server_path } from "./addresses.ts";
import { replied } from "./asked_ahead.ts";
import { words } from "../words/index.ts";
import { sentence } from "../words/game.ts";
import { request_error_words } from "../words/said.ts";
import type { Created, HttpError, MyGames, NewGame, ServerInfo } from "../protocol/types.ts";

export type Answered<T> = { ok: true; value: T } | { ok: false; status: number; error: HttpError };

const unreachable: HttpError = {
  code: "unreachable",
  field: null,
  at: null,
  text: words.app.unreachable,
};

async function ask<T>(path: string, init?: RequestInit): Promise<Answered<T>> {
  try {
    const { status, is_ok, body } = await replied(path, init);
    if (is_ok) return { ok: true, value: body as T };
    const { error } = body as { error: HttpError };
    return {
      ok: false,
      status,
      error: { ...error, text: sentence(request_error_words(error)) },
    };
  } catch {
    return { ok: false, status: 0, error: unreachable };
  }
}

export function read_server(): Promise<Answered<ServerInfo>> {
  return ask<ServerInfo>(server_path);
}

export function read_my_games(): Promise<Answered<MyGames>> {
  return ask<MyGames>(my_games_path);
}

export function create_game(game: NewGame): Promise<Answered<Created>> {
  return ask<Created>("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(game),
  });
}

// The status tells an unknown game (404) from a server that is away (0).
export async function game_status(id: string): Promise<number> {
  const answer = await ask<unknown>(`/api/games/${id}`);
  return answer.ok ? 200 : answer.status;
}
