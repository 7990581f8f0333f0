import assert from "node:assert/strict";
import { test } from "node:test";
import { motions } from "../src/board/motion.ts";
import { read_placement } from "../src/chess/placement.ts";

const between = (before: string, after: string) =>
  motions(read_placement(before), read_placement(after)).map(({ from, to }) => from + to);

test("a move is one man's way, a capture too", () => {
  assert.deepEqual(between("8/8/8/8/8/8/4P3/8", "8/8/8/8/4P3/8/8/8"), ["e2e4"]);
  assert.deepEqual(between("8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8"), ["e4d5"]);
});

test("castling is two, and of two like men the nearer goes", () => {
  assert.deepEqual(between("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1"), ["h1f1", "e1g1"]);
  assert.deepEqual(between("8/8/8/8/8/8/8/N5N1", "8/8/8/8/8/5N2/8/N7"), ["g1f3"]);
});

test("a promotion is the pawn's way, and so is taking it back", () => {
  assert.deepEqual(between("8/4P3/8/8/8/8/8/8", "4Q3/8/8/8/8/8/8/8"), ["e7e8"]);
  assert.deepEqual(between("4Q3/8/8/8/8/8/8/8", "8/4P3/8/8/8/8/8/8"), ["e8e7"]);
});

test("another position has no ways", () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  assert.deepEqual(between("8/8/8/8/8/8/8/8", start), []);
  assert.deepEqual(between(start, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"), []);
});
