import assert from "node:assert/strict";
import { test } from "node:test";
import {
  carried,
  full_move_of,
  read_placement,
  turn_of,
  write_placement,
} from "../src/chess/placement.ts";

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("a FEN tells which man stands where", () => {
  const men = read_placement("4k3/8/8/3pP3/8/8/8/R3K2R b KQ - 3 17");
  assert.equal(men.size, 6);
  assert.equal(men.get("a1"), "wr");
  assert.equal(men.get("d5"), "bp");
  assert.equal(men.get("e8"), "bk");
  assert.equal(men.get("b1"), undefined);
});

test("a placement is written as it was read", () => {
  for (const rows of [
    "8/8/8/8/8/8/8/8",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "1k6/8/8/p1p1p1p1/P1P1P1P1/8/8/1K6",
  ])
    assert.equal(write_placement(read_placement(rows)), rows);
});

test("a man is carried over and replaces what stood there", () => {
  assert.equal(carried(start, "d1", "d7"), "rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
  assert.equal(carried(start, "e4", "e5"), start);
});

test("side to move and move number are read from the FEN", () => {
  assert.equal(turn_of(start), "white");
  assert.equal(turn_of("8/8/8/8/8/8/8/8 b - - 0 9"), "black");
  assert.equal(full_move_of("8/8/8/8/8/8/8/8 b - - 0 9"), 9);
  assert.equal(full_move_of("8/8/8/8/8/8/8/8 w"), 1);
});
