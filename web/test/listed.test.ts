import assert from "node:assert/strict";
import { test } from "node:test";
import { listed_words } from "../src/start/listed.ts";

test("a game of several is called by its number and what its tags tell", () => {
  const game = {
    white: "Carlsen",
    black: "Caruana",
    result: "1/2-1/2",
    date: "2018.11.09",
    plies: 229,
  };
  assert.equal(listed_words(game, 0), "1. Carlsen – Caruana, ½–½, 2018, 115 moves");
  const bare = { white: "", black: "Bo", result: "*", date: "????.??.??", plies: 1 };
  assert.equal(listed_words(bare, 1), "2. ? – Bo, 1 move");
});
