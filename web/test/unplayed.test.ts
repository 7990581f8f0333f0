import assert from "node:assert/strict";
import { test } from "node:test";
import { helpmate_line } from "../src/chess/unplayed.ts";

const short = (fen: string, moves: string[]) =>
  helpmate_line(fen, moves).map(({ s, fen, check }) => [s, fen, check]);

test("a line that was not played has all that a move of the game has", () => {
  assert.deepEqual(short("7k/5K2/8/8/8/8/8/6R1 w - - 3 40", ["g1g2", "h8h7", "g2h2"]), [
    ["Rg1-g2", "7k/5K2/8/8/8/8/6R1/8 b - - 4 40", null],
    ["Kh8-h7", "8/5K1k/8/8/8/8/6R1/8 w - - 5 41", null],
    ["Rg2-h2#", "8/5K1k/8/8/8/8/7R/8 b - - 6 41", "h7"],
  ]);
});

test("captures, promotions and checks are written, and begin the count anew", () => {
  assert.deepEqual(short("1n5k/P7/8/8/8/8/8/K7 w - - 30 9", ["a7b8q", "h8g7", "b8g3"]), [
    ["a7xb8=Q+", "1Q5k/8/8/8/8/8/8/K7 b - - 0 9", "h8"],
    ["Kh8-g7", "1Q6/6k1/8/8/8/8/8/K7 w - - 1 10", null],
    ["Qb8-g3#", "8/6k1/8/8/8/6Q1/8/K7 b - - 2 10", "g7"],
  ]);
});

test("castling ends the rights of its side, a rook that moves or falls those with it", () => {
  const both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  const rights = (moves: string[], fen = both) =>
    helpmate_line(fen, moves).map(({ s, fen }) => [s, fen.split(" ")[2]]);
  assert.deepEqual(rights(["e1g1", "h8g8", "a1a8"]), [
    ["O-O", "kq"],
    ["Rh8-g8+", "q"],
    ["Ra1xa8#", "-"],
  ]);
  assert.deepEqual(rights(["e1a1"], "1r2k3/8/8/8/8/8/6P1/R3K2R w AHb - 0 1"), [["O-O-O#", "b"]]);
});

test("a pawn that has gone two steps may be taken in passing where one stands beside it", () => {
  const square = (fen: string, move: string) => helpmate_line(fen, [move])[0]?.fen.split(" ")[3];
  assert.equal(square("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4"), "e3");
  assert.equal(square("4k3/8/8/8/2p5/8/4P3/4K3 w - - 0 1", "e2e4"), "-");
  assert.equal(square("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5"), "d6");
});
