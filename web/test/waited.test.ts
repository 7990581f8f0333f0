// What lay at the page before any of its script could hear it: the clock has run on meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../src/protocol/types.ts";
import { sit_down } from "./support/live.ts";
import { new_state, situation } from "./support/states.ts";

const clock = {
  white: 300_000,
  black: 300_000,
  running: "white",
  delay: 0,
  counting: "increment",
  left: { white: 160_000, black: 300_000 },
} as const;
const game = { ...new_state(["white"]), clock };

test("a clock that waited shows what is left now, and warns in time", () => {
  const { live, line, time, said } = sit_down();
  time.pass(10_000);
  line.listener.on_state(game, 4_000);
  assert.equal(live.clock_at, 6_000);
  said.length = 0;
  time.pass(35_999);
  assert.deepEqual(said, []);
  time.pass(1);
  assert.deepEqual(said, ["! You have 2 minutes left."]);
});

test("an end that waited takes no time from who had to move", () => {
  const { live, line, time } = sit_down(game);
  time.pass(9_000);
  const d = { ...situation(game.start.fen), result: "0-1", reason: "resignation" } as const;
  const end = { ...d, article: "5.1.2", text: "White resigns." };
  line.listener.on_event({ t: "end", v: 1, d: end } as Event, 7_000);
  assert.deepEqual(live.game?.clock?.left, { white: 158_000, black: 300_000 });
});
