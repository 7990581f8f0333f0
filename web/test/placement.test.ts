import assert from "node:assert/strict";
import { test } from "node:test";
import {
  full_move_of,
  played,
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

test("a move is shown with all that it does to the men", () => {
  const after = (rows: string, move: string) => write_placement(played(read_placement(rows), move));
  assert.equal(after(start, "d1d7"), "rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
  assert.equal(after(start, "e4e5"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  assert.equal(after("8/8/8/3pP3/8/8/8/8", "e5d6"), "8/8/3P4/8/8/8/8/8");
  assert.equal(after("8/4P3/8/8/8/8/8/8", "e7e8"), "4P3/8/8/8/8/8/8/8");
  assert.equal(after("8/8/8/8/8/8/4p3/3R4", "e2d1n"), "8/8/8/8/8/8/8/3n4");
  const castling = "r3k2r/8/8/8/8/8/8/R3K2R";
  assert.equal(after(castling, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1");
  assert.equal(after(castling, "e1h1"), "r3k2r/8/8/8/8/8/8/R4RK1");
  assert.equal(after(castling, "e8c8"), "2kr3r/8/8/8/8/8/8/R3K2R");
  assert.equal(after("8/8/8/8/5RK1/8/8/8", "g4f4"), "8/8/8/8/5K2/8/8/8");
  assert.equal(after("8/8/8/8/8/8/8/1RK5", "c1b1"), "8/8/8/8/8/8/8/2KR4");
  assert.equal(after("8/8/8/8/8/8/8/4K2R", "e1f1"), "8/8/8/8/8/8/8/5K1R");
});

test("side to move and move number are read from the FEN", () => {
  assert.equal(turn_of(start), "white");
  assert.equal(turn_of("8/8/8/8/8/8/8/8 b - - 0 9"), "black");
  assert.equal(full_move_of("8/8/8/8/8/8/8/8 b - - 0 9"), 9);
  assert.equal(full_move_of("8/8/8/8/8/8/8/8 w"), 1);
});
