import assert from "node:assert/strict";
import { test } from "node:test";
import { first_moves, start_fen } from "../src/chess/first_moves.ts";
import { answer_before_game, type Asked } from "../src/start/board_answers.ts";
import { stuck_words } from "../src/start/stuck.ts";

const fen = "4k3/8/8/3n4/8/8/4P3/4K3 b - - 4 31";

function asked(question: Asked, square = "e2", shown = { fen, choices: null }): string {
  return answer_before_game(question, square, shown);
}

test("what the position tells is told before the game", () => {
  assert.equal(asked("square", "d5"), "D5, black knight");
  assert.equal(asked("turn"), "Black to move, move 31.");
  assert.match(asked("attackers", "c3"), /Black attacks c3 with d5, black knight/);
  assert.match(asked("lines"), /File e1 to e8: e1, white king; e2, white pawn; e8, black king/);
  assert.equal(asked("color"), "E2 is light.");
  assert.equal(asked("material"), "Black is ahead by 2 pawns’ worth.");
});

test("of a game that has not begun there is nothing to tell", () => {
  for (const question of ["times", "opening", "entry", "back", "forward"] as const)
    assert.equal(asked(question), "The game has not begun yet.", question);
  assert.equal(asked("last"), "No move has been made.");
  assert.match(asked("taken"), /has taken nothing/);
});

test("where a man can go is told of the usual start, and else when the game has begun", () => {
  const shown = { fen: start_fen, choices: first_moves };
  assert.equal(
    answer_before_game("moves", "g1", shown),
    "The white knight on g1 can go to f3, h3.",
  );
  assert.equal(
    answer_before_game("captures", "e2", shown),
    "The white pawn on e2 can take nothing.",
  );
  assert.equal(asked("moves"), "The game has not begun yet.");
});

test("who cannot be taken up is told why", () => {
  assert.equal(
    stuck_words("e7", start_fen, true, "Play"),
    "White is to move: the black pawn on e7 stays.",
  );
  assert.equal(stuck_words("e2", start_fen, false, "Play"), "Press “Play” to begin.");
  assert.equal(stuck_words("e4", start_fen, true, "Play"), null);
});
