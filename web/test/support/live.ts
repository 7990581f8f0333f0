// A page at a game, with a line on which the test speaks, and what was said and heard.

import assert from "node:assert/strict";
import type { Manner } from "../../src/live/announcer.ts";
import type { Listener } from "../../src/live/connection.ts";
import { LiveGame } from "../../src/live/live_game.svelte.ts";
import type { Color, GameState } from "../../src/protocol/types.ts";
import { FakeLine, Time } from "./network.ts";

export function sit_down(
  game: GameState | null = null,
  asks_first = false,
  begins_with: string | null = null,
  wanted: Color | null = null,
) {
  const time = new Time();
  const said: string[] = [];
  // Of all that was urgent.
  const manners: Manner[] = [];
  const gone_to: string[] = [];
  const heard: string[] = [];
  const lines: FakeLine[] = [];
  const live = new LiveGame(
    {
      wanted,
      connect(listener: Listener) {
        const line = new FakeLine(listener);
        lines.push(line);
        return line;
      },
      voice: {
        urgent(text, manner = "alone") {
          said.push(`! ${text}`);
          manners.push(manner);
        },
        polite: (text) => said.push(text),
        again: (otherwise) => said.push(said.at(-1) ?? otherwise),
      },
      sound: (sound) => heard.push(sound),
      asks_first: () => asks_first,
      warns_from: () => 120_000,
      now: () => time.now,
      later: time.later,
      go: (address) => gone_to.push(address),
    },
    begins_with,
  );
  const line = lines[0];
  assert.ok(line);
  if (game !== null) line.listener.on_state(game);
  // Who comes is told how it stands.
  if (begins_with === null) said.length = 0;
  return { live, line, time, said, manners, heard, gone_to };
}
