import assert from "node:assert/strict";
import { test } from "node:test";
import { SideLine } from "../src/live/side_line.svelte.ts";

const fen = "7k/5K2/8/8/8/8/8/6R1 w - - 3 40";

test("a line is walked between its ends, and ends where its last move leads", () => {
  const line = new SideLine(fen, ["g1g2", "h8h7", "g2h2"]);
  assert.equal(line.fen, fen);
  assert.equal(line.last_move, null);
  line.go(2);
  assert.equal(line.fen, "8/5K1k/8/8/8/8/6R1/8 w - - 3 41");
  assert.equal(line.last_move, "h8h7");
  line.go(9);
  assert.equal(line.fen, "8/5K1k/8/8/8/8/7R/8 b - - 3 41");
  assert.equal(line.fen_before(0), fen);
  line.go(-1);
  assert.equal(line.at, 0);
});
