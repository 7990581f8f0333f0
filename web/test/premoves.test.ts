import assert from "node:assert/strict";
import { test } from "node:test";
import { read_placement } from "../src/chess/placement.ts";
import { men_to_plan, premoves_of } from "../src/chess/premoves.ts";

function from(rows: string, square: string, color: "white" | "black" = "white"): string[] {
  return premoves_of(read_placement(rows), color)
    .filter((move) => move.startsWith(square))
    .map((move) => move.slice(2))
    .sort();
}

test("men go through others, and onto their own", () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
  assert.equal(from(start, "a1").length, 14);
  assert.equal(from(start, "c1").length, 7);
  assert.equal(from(start, "d1").length, 21);
  assert.deepEqual(from(start, "g1"), ["e2", "f3", "h3"]);
  assert.deepEqual(from(start, "e2"), ["d3", "e3", "e4", "f3"]);
  assert.deepEqual(from(start, "e7", "black"), ["d6", "e5", "e6", "f6"]);
  assert.deepEqual(from(start, "e7"), []);
});

test("a pawn on its way to the last rank names the man", () => {
  const to = (square: string) => Array.from("bnqr", (role) => square + role);
  assert.deepEqual(from("8/4P3/8/8/8/8/8/8", "e7"), [...to("d8"), ...to("e8"), ...to("f8")]);
  assert.deepEqual(from("8/8/8/8/8/8/p7/8", "a2", "black"), [...to("a1"), ...to("b1")]);
});

test("a king castles in both notations, wherever his rooks stand", () => {
  const beside = ["d1", "d2", "e2", "f1", "f2"];
  assert.deepEqual(from("8/8/8/8/8/8/8/R3K2R", "e1"), ["a1", "c1", ...beside, "g1", "h1"]);
  assert.deepEqual(from("8/8/8/8/8/8/8/4K2R", "e1"), [...beside, "g1", "h1"]);
  assert.deepEqual(from("8/8/8/8/8/8/8/1RK5", "c1"), ["b1", "b2", "c2", "d1", "d2"]);
  assert.deepEqual(from("8/8/8/8/8/8/4K3/7R", "e2").length, 8);
});

test("onto his own rook beside him a king goes once that one is gone", () => {
  const rook_stays = (fen: string, move: string, is_960: boolean) =>
    men_to_plan(read_placement(fen), move, fen, is_960).has(move.slice(2, 4));
  const castled = "4k3/8/8/8/8/8/8/5RK1 b - - 0 1";
  assert.equal(rook_stays(castled, "g1f1", false), false);
  assert.equal(rook_stays(castled, "g1f1", true), false);
  const may_castle = "4k3/8/8/8/8/8/8/5KR1 b G - 0 1";
  assert.equal(rook_stays(may_castle, "f1g1", true), true);
  assert.equal(rook_stays(may_castle, "f1g1", false), false);
  assert.equal(rook_stays("4k3/8/8/8/8/8/8/4K2R b K - 0 1", "e1h1", false), true);
});
