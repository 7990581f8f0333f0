import assert from "node:assert/strict";
import { test } from "node:test";
import { rows, walked } from "../src/board/grid.ts";

test("the rows follow the orientation", () => {
  assert.deepEqual(rows("white")[0], ["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"]);
  assert.deepEqual(rows("black")[0], ["h1", "g1", "f1", "e1", "d1", "c1", "b1", "a1"]);
  assert.equal(new Set(rows("black").flat()).size, 64);
});

test("arrows go where they point and stop at the edge", () => {
  assert.equal(walked("white", "e2", "ArrowUp", false), "e3");
  assert.equal(walked("black", "e2", "ArrowUp", false), "e1");
  assert.equal(walked("black", "e2", "ArrowLeft", false), "f2");
  assert.equal(walked("white", "h4", "ArrowRight", false), "h4");
});

test("Home and End go to the ends of the row, with Ctrl to two corners of the board", () => {
  assert.equal(walked("white", "e4", "Home", false), "a4");
  assert.equal(walked("white", "e4", "End", false), "h4");
  assert.equal(walked("white", "e4", "Home", true), "a1");
  assert.equal(walked("black", "e4", "End", true), "a1");
});

test("other keys do not walk", () => assert.equal(walked("white", "e4", "x", false), null));
