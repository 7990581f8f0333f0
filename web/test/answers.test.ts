import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "../src/settings/settings.svelte.ts";
import { answer, type Told } from "../src/board/answers.ts";

import { new_state, played } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const after_d5 = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const after_exd5 = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
const game = {
  ...new_state(["white"]),
  moves: [
    played(1, "e2e4", "e4", after_e4),
    played(2, "d7d5", "d5", after_d5),
    played(3, "e4d5", "exd5", after_exd5),
  ],
};

function asked(question: Told, square = "e4", ply = 3, choices: string[] | null = []): string {
  const fen = game.moves[ply - 1]?.fen ?? game.start.fen;
  const legal = (choices ?? []).filter((move) => fen.includes(" b ") === /[78]/.test(move[1]!));
  const seen = { game: { ...game, legal }, fen, moves: game.moves.slice(0, ply), choices };
  return answer(seen, question, square);
}

test("squares, the last move and whose turn it is are told of the position shown", () => {
  assert.equal(asked("square", "d5"), "D5, white pawn");
  assert.equal(asked("last"), "Move 2, White: pawn e4 takes pawn on d5.");
  assert.equal(asked("last", "e4", 2), "Move 1, Black: pawn d7 to d5.");
  assert.equal(asked("last", "e4", 0), "No move has been made.");
  assert.equal(asked("turn"), "Black to move, move 2.");
  assert.equal(asked("turn", "e4", 0), "White to move, move 1.");
  const fen = "4k3/8/8/8/8/8/8/4K2r w - - 0 1";
  const in_check = { game: { ...game, start: { fen, check: "e1" } }, fen, moves: [], choices: [] };
  assert.equal(answer(in_check, "turn", "a1"), "White to move, in check, move 1.");
  assert.equal(answer(in_check, "square", "e1"), "E1, white king, in check");
});

test("who is not to move, and a game that is over, are told as such", () => {
  assert.equal(asked("moves", "d5"), "It is Black’s turn: the white pawn on d5 does not move now.");
  assert.equal(
    asked("moves", "d5", 3, ["d5d6", "d8d5"]),
    "As a premove: The white pawn on d5 can go to d6.",
  );
  const end = { result: "1-0", reason: "resignation", article: "5.1.2", text: "" };
  const { fen, moves } = { fen: after_exd5, moves: game.moves };
  assert.equal(
    answer({ game: { ...game, end }, fen, moves, choices: [] }, "moves", "d8"),
    "The game is over: nobody moves any more.",
  );
});

test("what was taken and who has more", () => {
  assert.equal(asked("taken"), "White has taken black pawn. Black has taken nothing.");
  assert.equal(asked("material"), "White is ahead by a pawn’s worth.");
  assert.equal(asked("material", "e4", 2), "Neither side has more material.");
});

test("where a man can go, each square once, and what he can take there", () => {
  const queen = ["d8d5", "d8d7", "d8d6", "c8g4"];
  assert.equal(asked("moves", "d8", 3, queen), "The black queen on d8 can go to d5, d7, d6.");
  assert.equal(asked("captures", "d8", 3, queen), "The black queen on d8 can take on d5.");
  assert.equal(asked("captures", "c8", 3, queen), "The black bishop on c8 can take nothing.");
  assert.equal(asked("moves", "a8", 3, queen), "The black rook on a8 can go nowhere.");
  const king = ["e8d7", "e8g8", "e8c8", "e8a8"];
  assert.equal(
    asked("moves", "e8", 3, king),
    "The black king on e8 can go to d7, or castle king side or queen side.",
  );
  assert.equal(asked("moves", "e8", 3, ["e8h8"]), "The black king on e8 can castle king side.");
  assert.equal(asked("captures", "e8", 3, king), "The black king on e8 can take nothing.");
  assert.equal(
    asked("moves", "e1", 3, ["e1d1", "e1h1"]),
    "As a premove: The white king on e1 can go to d1, h1.",
  );
  assert.equal(
    asked("moves", "e1", 3, ["e1d1", "e1g1"]),
    "As a premove: The white king on e1 can go to d1, or castle king side.",
  );
  assert.equal(asked("moves", "e4"), "Nobody stands on e4.");
  assert.match(asked("moves", "d8", 3, null), /go to the last move/);
});

test("who attacks a square, first who threatens a man there", () => {
  assert.equal(
    asked("attackers", "d5"),
    "Black attacks d5 with d8, black queen. White attacks d5 with nothing.",
  );
});

test("who stands on the file and rank, and on the diagonals, of a square", () => {
  assert.equal(
    asked("lines", "d6"),
    "File d1 to d8: d1, white queen; d2, white pawn; d5, white pawn; d8, black queen. " +
      "Rank a6 to h6: nothing.",
  );
  assert.equal(
    asked("diagonals", "a4"),
    "Diagonal a4 to e8: e8, black king. " + "Diagonal a4 to d1: c2, white pawn; d1, white queen.",
  );
});

test("squares are light or dark", () => {
  assert.equal(asked("color", "a1"), "A1 is dark.");
  assert.equal(asked("color", "h1"), "H1 is light.");
  assert.equal(asked("color", "e4"), "E4 is light.");
});

test("an answer spells its squares as everything does", () => {
  choose("spelling", "anna");
  assert.equal(asked("color", "e4"), "Eva 4 is light.");
  assert.equal(asked("moves", "d8", 3, ["d8d5"]), "The black queen on david 8 can go to david 5.");
  choose("spelling", "plain");
});

test("the opening is called by its name, if it has one", () => {
  assert.equal(asked("opening", "a1"), "This opening has no name.");
  const opening = { eco: "B01", name: "Scandinavian Defense" };
  const seen = {
    game: { ...game, opening },
    fen: after_d5,
    moves: game.moves.slice(0, 2),
    choices: null,
  };
  assert.equal(answer(seen, "opening", "a1"), "Scandinavian Defense, B01.");
});
