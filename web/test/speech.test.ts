import assert from "node:assert/strict";
import { test } from "node:test";
import { read_placement } from "../src/chess/placement.ts";
import { tell } from "../src/live/tell.ts";
import type { Choice } from "../src/settings/choices.ts";
import { choose } from "../src/settings/settings.svelte.ts";
import { listed_move, move_words, spelled, square_words } from "../src/words/game.ts";
import { new_state, played, start_fen } from "./support/states.ts";

function heard(
  verbosity: Choice<"verbosity">,
  spelling: Choice<"spelling">,
  deed: () => string,
): string {
  choose("verbosity", verbosity);
  choose("spelling", spelling);
  return deed();
}

const knight_takes = () => move_words("Nxe5+", "f3e5", read_placement("8/8/8/4P3/8/5n2/8/8"));

test("a move is said in three lengths", () => {
  assert.equal(heard("terse", "plain", knight_takes), "Nxe5+");
  assert.equal(heard("terse", "nato", knight_takes), "Nx echo 5+");
  const of_two = () => move_words("Nbd2", "b1d2", read_placement("4k3/8/8/8/8/5N2/8/1N2K3"));
  assert.equal(heard("terse", "nato", of_two), "N bravo delta 2");
  const pawn = () => move_words("exd5", "e4d5", read_placement("4k3/8/8/3p4/4P3/8/8/4K3"));
  assert.equal(heard("terse", "anna", pawn), "eva x david 5");
  assert.equal(heard("normal", "plain", knight_takes), "knight f3 takes pawn on e5, check");
  assert.equal(
    heard("full", "plain", knight_takes),
    "black knight from f3 takes pawn on e5, check",
  );
});

test("squares are spelled by either alphabet", () => {
  assert.equal(
    heard("normal", "nato", knight_takes),
    "knight foxtrot 3 takes pawn on echo 5, check",
  );
  assert.equal(
    heard("full", "anna", knight_takes),
    "black knight from felix 3 takes pawn on eva 5, check",
  );
  assert.equal(
    heard("normal", "anna", () => spelled("c1")),
    "cesar 1",
  );
  assert.equal(
    heard("normal", "nato", () => square_words("d4", "wq", [])),
    "delta 4, white queen",
  );
});

test("of a square the man is named first where that is chosen", () => {
  choose("order", "man");
  assert.equal(
    heard("normal", "plain", () => square_words("d4", "wq", ["check"])),
    "white queen, d4, check",
  );
  choose("order", "square");
});

test("castling names the side in full", () => {
  const castles = () => move_words("O-O", "e1g1", read_placement("8/8/8/8/8/8/8/4K2R"));
  assert.equal(heard("normal", "nato", castles), "castles king side");
  assert.equal(heard("full", "nato", castles), "white castles king side");
  assert.equal(heard("terse", "nato", castles), "O-O");
});

test("a move in the list is called by its words, with what the clock showed then", () => {
  const knight = { u: "g1f3", s: "Nf3", fen: "", check: null, left: 295_000 };
  const listed = () => listed_move(12, "white", knight, start_fen);
  const left = "4 minutes 55 seconds left";
  assert.equal(heard("terse", "plain", listed), "12, white, Nf3");
  assert.equal(heard("normal", "plain", listed), `12, white, knight g1 to f3, ${left}`);
  assert.equal(heard("full", "anna", listed), `12, white knight from gustav 1 to felix 3, ${left}`);
  const untimed = () => listed_move(12, "white", { ...knight, left: null }, start_fen);
  assert.equal(heard("normal", "plain", untimed), "12, white, knight g1 to f3");
  const by_the_move = () => listed_move(12, "white", { ...knight, left: 0 }, start_fen);
  assert.equal(heard("normal", "plain", by_the_move), "12, white, knight g1 to f3");
});

test("in the list captures, checks, castling and promotions are words too", () => {
  const listed = (s: string, u: string, fen: string) =>
    heard("normal", "plain", () => listed_move(40, "black", { u, s, fen: "", check: null }, fen));
  assert.equal(
    listed("Nxe5+", "f3e5", "8/8/8/4P3/8/5n2/8/8 b - - 0 40"),
    "40, black, knight f3 takes pawn on e5, check",
  );
  assert.equal(
    listed("O-O", "e8g8", "4k2r/8/8/8/8/8/8/8 b k - 0 40"),
    "40, black, castles king side",
  );
  assert.equal(
    listed("d1=Q#", "d2d1q", "8/8/8/8/8/8/3p4/8 b - - 0 40"),
    "40, black, pawn d2 to d1 and becomes a queen, checkmate",
  );
});

test("a move that is told by itself names its side once", () => {
  const fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
  const event = { t: "move", v: 2, d: played(1, "e2e4", "e4", fen) } as const;
  const told = () => tell(new_state(["black"]), event)?.text ?? "";
  assert.equal(heard("terse", "plain", told), "White: e4. Your move.");
  assert.equal(heard("normal", "plain", told), "White: pawn e2 to e4. Your move.");
  assert.equal(heard("full", "plain", told), "White pawn from e2 to e4. Your move.");
});
