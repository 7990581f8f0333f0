import assert from "node:assert/strict";
import { test } from "node:test";
import { diagonals, is_dark, line_between, straight_lines } from "../src/chess/lines.ts";

const ends = (lines: { kind: string; squares: readonly string[] }[]) =>
  lines.map(({ kind, squares }) => `${kind} ${squares.join("")}`);

test("the lines of a square", () => {
  assert.deepEqual(ends(straight_lines("c2")), ["file c1c2c3c4c5c6c7c8", "rank a2b2c2d2e2f2g2h2"]);
  assert.deepEqual(ends(diagonals("c2")), ["diagonal b1c2d3e4f5g6h7", "diagonal a4b3c2d1"]);
  assert.deepEqual(ends(diagonals("a1")), ["diagonal a1b2c3d4e5f6g7h8"]);
});

test("from one square to another, in that order", () => {
  const between = (from: string, to: string) => {
    const line = line_between(from, to);
    return line === null ? null : ends([line])[0];
  };
  assert.equal(between("e8", "e5"), "file e8e7e6e5");
  assert.equal(between("a4", "c4"), "rank a4b4c4");
  assert.equal(between("h1", "f3"), "diagonal h1g2f3");
  assert.equal(between("a1", "b3"), null);
  assert.equal(between("a1", "a1"), null);
});

test("a1 is dark", () => {
  assert.equal(is_dark("a1"), true);
  assert.equal(is_dark("b1"), false);
  assert.equal(is_dark("h8"), true);
});
