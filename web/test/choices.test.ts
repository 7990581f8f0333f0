import assert from "node:assert/strict";
import { test } from "node:test";
import { way_of } from "../src/chess/deed.ts";
import { is_capture, meant, targets } from "../src/chess/choices.ts";
import { read_placement } from "../src/chess/placement.ts";

test("two squares mean the one legal move between them", () => {
  const men = read_placement("4k3/8/8/8/8/8/4P3/4K3");
  assert.deepEqual(meant(["e2e3", "e2e4", "e1d1"], men, "e2", "e4"), ["e2e4"]);
  assert.deepEqual(meant(["e2e3", "e2e4", "e1d1"], men, "e2", "e5"), []);
});

test("a pawn on the seventh rank means four promotions", () => {
  const men = read_placement("8/4P3/8/8/8/8/8/K6k");
  const legal = ["e7e8q", "e7e8r", "e7e8b", "e7e8n", "a1a2"];
  assert.deepEqual(meant(legal, men, "e7", "e8"), legal.slice(0, 4));
});

test("king onto rook castles where the list says e1g1 and e1c1", () => {
  const men = read_placement("4k3/8/8/8/8/8/8/R3K2R");
  const legal = ["e1g1", "e1c1", "e1f1", "e1d1"];
  assert.deepEqual(meant(legal, men, "e1", "h1"), ["e1g1"]);
  assert.deepEqual(meant(legal, men, "e1", "a1"), ["e1c1"]);
  assert.deepEqual(meant(["e1f1", "e1d1"], men, "e1", "h1"), []);
});

test("king onto g1 and c1 castles where the list says king takes rook", () => {
  const men = read_placement("5k2/8/8/8/8/8/8/1R3K1R");
  assert.deepEqual(meant(["f1h1", "f1b1", "f1e1"], men, "f1", "c1"), ["f1b1"]);
  assert.deepEqual(meant(["f1h1", "f1b1", "f1e1"], men, "f1", "h1"), ["f1h1"]);
});

test("a king's ordinary move to g1 is not castling", () => {
  const men = read_placement("5k2/8/8/8/8/8/8/1R3K1R");
  assert.deepEqual(meant(["f1g1", "f1h1"], men, "f1", "g1"), ["f1g1"]);
});

test("another rook on the way does not stand for the castling rook", () => {
  const men = read_placement("4k3/8/8/8/8/8/8/4KR1R");
  assert.deepEqual(meant(["e1h1"], men, "e1", "f1"), []);
});

test("targets say where something is taken, en passant too, and name each square once", () => {
  const men = read_placement("3r1k2/4P3/8/3pP3/8/8/8/4K3");
  assert.deepEqual(targets(["e7e8q", "e7e8r", "e7d8q", "e7d8n", "e5d6"], men, "e7"), [
    { to: "e8", captures: false, is_taken: false },
    { to: "d8", captures: true, is_taken: true },
  ]);
  assert.deepEqual(targets(["e5d6", "e5e6"], men, "e5"), [
    { to: "d6", captures: true, is_taken: false },
    { to: "e6", captures: false, is_taken: false },
  ]);
});

test("an own man on the goal is no capture, and still somebody stands there", () => {
  const men = read_placement("4k3/8/8/8/8/8/8/R3K3");
  assert.deepEqual(targets(["e1a1"], men, "e1"), [{ to: "a1", captures: false, is_taken: true }]);
});

test("castling by king takes rook is no capture", () => {
  assert.equal(is_capture(read_placement("5k2/8/8/8/8/8/8/1R3K1R"), "f1", "h1"), false);
});

test("who castles is marked where he has gone, however it is written", () => {
  const way = (u: string, s: string) => way_of({ u, s, fen: "", check: null });
  assert.equal(way("f1h1", "O-O"), "f1g1");
  assert.equal(way("e8a8", "O-O-O+"), "e8c8");
  assert.equal(way("e1g1", "O-O"), "e1g1");
  assert.equal(way("h1f1", "Rf1"), "h1f1");
  // The king of Chess960 may stand there already.
  assert.equal(way("g1h1", "O-O"), "h1f1");
  assert.equal(way("c8a8", "O-O-O"), "a8d8");
});
