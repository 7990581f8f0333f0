import assert from "node:assert/strict";
import { test } from "node:test";
import { begins_with, in_common, tree_of, type Line } from "../src/chess/tree.ts";
import type { Ply } from "../src/protocol/types.ts";

const line = (text: string): Ply[] =>
  text.split(" ").map((u) => ({ u, s: u, fen: u, check: null }));

// "e4 e5 [1: c5 [1: Nf3]]"
function drawn({ moves, branches }: Line): string {
  const more = branches.map((branch) => ` [${branch.after}: ${drawn(branch)}]`);
  return moves.map(({ u }) => u).join(" ") + more.join("");
}

const tree = (game: string, ...others: string[]) => drawn(tree_of(line(game), others.map(line)));

test("a game alone is a tree of one line", () => {
  assert.equal(tree("e4 e5"), "e4 e5");
  assert.equal(drawn(tree_of([], [])), "");
});

test("a line hangs where it leaves the game, or behind its last move", () => {
  assert.equal(tree("e4 e5 Nf3", "e4 c5 d4"), "e4 e5 Nf3 [1: c5 d4]");
  assert.equal(tree("e4 e5", "e4 e5 Nf3 Nc6"), "e4 e5 [2: Nf3 Nc6]");
});

test("what was taken back and played again is the game's", () => {
  assert.equal(tree("e4 e5 Nf3", "e4 e5"), "e4 e5 Nf3");
  assert.equal(tree("e4 e5 Nf3", "e4 e5 Nf3"), "e4 e5 Nf3");
});

test("lines share their beginning, go on, and leave each other", () => {
  assert.equal(tree("e4", "d4 d5", "d4 d5"), "e4 [0: d4 d5]");
  assert.equal(tree("e4", "d4 d5", "d4 d5 c4"), "e4 [0: d4 d5 c4]");
  assert.equal(tree("e4", "d4 d5 c4", "d4 d5"), "e4 [0: d4 d5 c4]");
  assert.equal(tree("e4", "d4 d5 c4", "d4 Nf6", "c4"), "e4 [0: d4 d5 c4 [1: Nf6]] [0: c4]");
  assert.equal(tree("e4", "d4 d5", "d4 Nf6", "d4 d5 c4"), "e4 [0: d4 d5 c4 [1: Nf6]]");
});

test("a line that has nothing in common with the game hangs at its start", () => {
  assert.equal(tree("e4 e5", "d4 d5"), "e4 e5 [0: d4 d5]");
  assert.equal(drawn(tree_of([], [line("d4 d5")])), " [0: d4 d5]");
  assert.equal(drawn(tree_of(line("e4 e5"), [[]])), "e4 e5", "and no line nowhere");
});

test("moves without those that lead to them are no part of a line", () => {
  assert.equal(in_common(line("e4 e5 Nf3"), line("e5 Nf3")), 0);
  assert.equal(begins_with(line("e4 e5 Nf3"), line("e5 Nf3")), false);
  assert.equal(tree("e4 e5 Nf3", "e4 Nf3"), "e4 e5 Nf3 [1: Nf3]");
});

test("a line begins with what leads to one of its moves", () => {
  assert.ok(begins_with(line("e4 e5"), line("e4")));
  assert.ok(begins_with(line("e4 e5"), []));
  assert.equal(begins_with(line("e4"), line("e4 e5")), false);
});

test("a long game with many lines is held in few lists", () => {
  const game = Array.from({ length: 600 }, (_, index) => `m${index}`);
  const others = Array.from({ length: 50 }, (_, at) => [...game.slice(0, at * 10), `x${at}`]);
  const one = tree_of(
    line(game.join(" ")),
    others.map((moves) => line(moves.join(" "))),
  );
  assert.equal(one.branches.length, 50);
  assert.equal(one.moves.length, 600);
});
