import assert from "node:assert/strict";
import { test } from "node:test";
import { captured, counted } from "../src/chess/captured.ts";
import { after, with_presence } from "../src/chess/reduce.ts";
import { new_state, played } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const mate = {
  result: "1-0",
  reason: "checkmate",
  article: "5.1.1",
  text: "Checkmate. White wins.",
};

test("a move adds a ply and changes nothing of the state before", () => {
  const before = new_state(["white"]);
  const next = after(before, {
    t: "move",
    v: 2,
    d: { ...played(1, "e2e4", "e4", after_e4), legal: ["e7e5"] },
  });
  assert.equal(before.moves.length, 0);
  assert.deepEqual(next.moves, [{ u: "e2e4", s: "e4", fen: after_e4, check: null, left: null }]);
  assert.equal(next.turn, "black");
  assert.deepEqual(next.legal, ["e7e5"]);
});

test("an offer stands until it is declined, answered by a move, or the game ends", () => {
  const offered = after(new_state(["white"]), { t: "offer", v: 2, d: { by: "white" } });
  assert.equal(offered.offer, "white");
  assert.equal(after(offered, { t: "decline", v: 3, d: { by: "black" } }).offer, null);
  assert.equal(
    after(offered, { t: "move", v: 3, d: played(1, "e2e4", "e4", after_e4) }).offer,
    null,
  );
  assert.equal(after(offered, { t: "end", v: 3, d: mate }).offer, null);
  const asked = { ...new_state(["white"]), asks: { take_back: "white" } } as const;
  assert.equal(after(asked, { t: "end", v: 3, d: mate }).asks.take_back, null);
  const claim = { by: "black", what: "fifty", offer: "black", clock: null } as const;
  assert.equal(after(new_state(["white"]), { t: "claim", v: 2, d: claim }).offer, "black");
});

test("the end leaves no legal move", () => {
  const ended = after({ ...new_state(["white"]), legal: ["e2e4"] }, { t: "end", v: 2, d: mate });
  assert.deepEqual(ended.legal, []);
  assert.equal(ended.end, mate);
});

test("a friend takes his seat and may go away", () => {
  const player = { kind: "person", name: null, level: null, here: true } as const;
  const joined = after(new_state(["white"]), { t: "joined", v: 2, d: { side: "black", player } });
  assert.equal(joined.players.black, player);
  const away = with_presence(joined, { t: "presence", d: { side: "black", here: false } });
  assert.equal(away.players.black.here, false);
  assert.equal(away.players.white.here, true);
});

test("men are counted by kind, in the order in which they come", () => {
  assert.deepEqual(counted([]), []);
  assert.deepEqual(counted(["bq", "bn", "bp", "bp"]), [
    ["q", 1],
    ["n", 1],
    ["p", 2],
  ]);
});

test("captured men are counted as they fell, promoted and en passant ones too", () => {
  let state = new_state(["white", "black"], "1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1");
  state = after(state, {
    t: "move",
    v: 2,
    d: played(1, "e5d6", "exd6", "1n2k3/P7/3P4/8/8/8/8/4K3 b - - 0 1"),
  });
  state = after(state, {
    t: "move",
    v: 3,
    d: played(2, "e8d8", "Kd8", "1n1k4/P7/3P4/8/8/8/8/4K3 w - - 1 2"),
  });
  state = after(state, {
    t: "move",
    v: 4,
    d: played(3, "a7b8q", "axb8=Q+", "1Q1k4/8/3P4/8/8/8/8/4K3 b - - 0 2"),
  });
  assert.deepEqual(captured(state.start.fen, state.moves), { white: ["bn", "bp"], black: [] });
  assert.deepEqual(captured(state.start.fen, state.moves.slice(0, 1)), {
    white: ["bp"],
    black: [],
  });
});
