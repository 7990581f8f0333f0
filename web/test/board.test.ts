// The board by itself: no game, no server, and no browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "svelte/server";
import Board from "../src/board/Board.svelte";
import { empty_board, type BoardView } from "../src/board/view.ts";

function names_on(view: BoardView): Map<string, string> {
  const { body } = render(Board, { props: { view, labelledby: "lesson" } });
  assert.match(body, /aria-labelledby="lesson"/);
  const squares = body.matchAll(/data-square="(\w\d)"[^>]*?aria-label="([^"]*)"/g);
  return new Map([...squares].map(([, square, name]) => [square ?? "", name ?? ""]));
}

test("an empty board has 64 squares with names, from the side that sits below", () => {
  const white = [...names_on(empty_board("white")).keys()];
  assert.equal(white.length, 64);
  assert.equal(white[0], "a8");
  assert.equal([...names_on(empty_board("black")).keys()][0], "h1");
});

test("a board says where the men stand, what moved, who is in check, and why not", () => {
  const names = names_on({
    ...empty_board("white"),
    fen: "4k3/8/8/8/8/8/4R3/4K3 b - - 1 1",
    last_move: "a2e2",
    check: "e8",
    why: ["e7"],
  });
  assert.equal(names.get("e8"), "e8, black king, in check");
  assert.equal(names.get("e2"), "e2, white rook, last move");
  assert.equal(names.get("a2"), "a2, last move");
  assert.equal(names.get("e7"), "e7, named in the refusal");
  assert.equal(names.get("a1"), "a1");
});

test("only men that may be moved look as if they could", () => {
  const view: BoardView = { ...empty_board("white"), fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" };
  const movable = (one: BoardView) =>
    [
      ...render(Board, { props: { view: one, labelledby: "x" } }).body.matchAll(
        /data-square="(\w\d)"[^>]*class="movable"/g,
      ),
    ].map(([, square]) => square);
  assert.deepEqual(movable(view), []);
  assert.deepEqual(movable({ ...view, movable: ["black"] }), ["e8"]);
});
