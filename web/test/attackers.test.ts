import assert from "node:assert/strict";
import { test } from "node:test";
import { attackers } from "../src/chess/attackers.ts";
import { read_placement } from "../src/chess/placement.ts";

test("men attack as they take, over nobody but knights", () => {
  const men = read_placement("4k3/8/5n2/2p5/3P4/2N5/8/Q2RK3");
  assert.deepEqual(attackers(men, "d5"), ["f6", "c3"]);
  assert.deepEqual(attackers(men, "d4"), ["c5", "d1"]);
  assert.deepEqual(attackers(men, "c5"), ["d4"]);
  assert.deepEqual(attackers(men, "b1"), ["c3", "a1", "d1"]);
  assert.deepEqual(attackers(men, "c3"), ["a1"]);
  assert.deepEqual(attackers(men, "h8"), []);
});

test("a pawn does not attack what stands before it, and a king all around him", () => {
  const men = read_placement("8/4p3/8/8/8/8/4P3/4K3");
  assert.deepEqual(attackers(men, "e3"), []);
  assert.deepEqual(attackers(men, "d3"), ["e2"]);
  assert.deepEqual(attackers(men, "f6"), ["e7"]);
  assert.deepEqual(attackers(men, "f2"), ["e1"]);
  assert.deepEqual(attackers(men, "e2"), ["e1"]);
});
