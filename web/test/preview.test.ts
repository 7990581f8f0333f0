import assert from "node:assert/strict";
import { test } from "node:test";
import { first_moves, start_fen } from "../src/chess/first_moves.ts";
import { begins_on_board, shown_choices, shown_fen, sitting } from "../src/start/preview.ts";
import { first_wish, with_white } from "../src/start/wish.ts";

test("there are twenty first moves", () => {
  assert.equal(new Set(first_moves).size, 20);
  assert.ok(first_moves.every((move) => /^[a-h][12][a-h][34]$/.test(move)));
});

test("a move begins the game where its maker has White and the start is the usual one", () => {
  const wish = first_wish();
  assert.ok(begins_on_board(wish));
  assert.ok(begins_on_board({ ...wish, opponent: "screen" }));
  assert.ok(begins_on_board({ ...wish, side: "random" }));
  assert.ok(!begins_on_board({ ...wish, side: "black" }));
  assert.ok(!begins_on_board({ ...wish, opponent: "friend" }));
  assert.ok(!begins_on_board({ ...wish, start: "chess960" }));
  assert.ok(!begins_on_board({ ...wish, presides: true }));
  assert.equal(with_white({ ...wish, side: "random" }).side, "white");
});

test("the board shows the position that is wished for, once it is one", () => {
  const wish = { ...first_wish(), start: "fen" as const };
  assert.equal(shown_fen({ ...wish, fen: "8/8" }, null), start_fen);
  const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  assert.equal(shown_fen({ ...wish, fen }, null), fen);
  assert.equal(
    shown_fen(first_wish(), "e2e4"),
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
  );
});

test("what is no position is not shown: each row has eight squares and men that there are", () => {
  const wish = { ...first_wish(), start: "fen" as const };
  for (const fen of [
    "8/8/8/8/8/8/8/7",
    "8/8/8/8/8/8/8/9",
    "8/8/8/8/8/8/8/7kK",
    "8/8/8/8/8/8/8/7x",
    "aaaaaaaa/8/8/8/8/8/8/8 w",
    "8/8/8/8/8/8/8",
    "8/8/8/8/8/8/8/8/8",
    "8/8/8/8/8/8/8/",
    "",
  ])
    assert.equal(shown_fen({ ...wish, fen }, null), start_fen, fen);
  assert.equal(
    shown_fen({ ...wish, fen: "\t4k3/8/8/8/8/8/11p5/4K3  b " }, null),
    "4k3/8/8/8/8/8/11p5/4K3 b",
  );
});

test("what the men may do is known of the usual start alone", () => {
  assert.equal(shown_choices(first_wish()), first_moves);
  assert.equal(shown_choices({ ...first_wish(), start: "chess960" }), null);
});

test("who sits where follows the wish", () => {
  const wish = first_wish();
  assert.deepEqual(sitting({ ...wish, side: "black", level: 2 }), {
    far: { color: "white", name: "Computer, level 2" },
    near: { color: "black", name: "You" },
  });
  assert.equal(sitting({ ...wish, side: "random" }).near.color, null);
  assert.deepEqual(sitting({ ...wish, opponent: "screen", white: " Anna " }), {
    far: { color: "black", name: "Black" },
    near: { color: "white", name: "Anna" },
  });
});
