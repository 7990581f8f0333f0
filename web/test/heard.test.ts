import assert from "node:assert/strict";
import { test } from "node:test";
import { heard } from "../src/live/heard.ts";
import type { End, Event } from "../src/protocol/types.ts";
import { new_state, played } from "./support/states.ts";

const game = { ...new_state(["white"], "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1") };
const end = { result: "1-0", reason: "checkmate" } as End;

function move(u: string, more: object = {}): Event {
  return { t: "move", v: 2, d: { ...played(1, u, "", game.start.fen), ...more } };
}

test("a move sounds by what it does, the end before all else", () => {
  assert.equal(heard(game, move("e4e5")), "move");
  assert.equal(heard(game, move("e4d5")), "capture");
  assert.equal(heard(game, move("e4d5", { check: "e8" })), "check");
  assert.equal(heard(game, move("e4d5", { check: "e8", end })), "end");
});

test("the opponent's move sounds otherwise than one's own", () => {
  assert.equal(heard({ ...game, you: ["black"] }, move("e4e5")), "reply");
  assert.equal(heard({ ...game, you: [] }, move("e4e5")), "move");
  assert.equal(heard({ ...game, you: ["white", "black"] }, move("e4e5")), "move");
});

test("an offer is heard by whoever may answer it", () => {
  const offer = (by: "white" | "black") => ({ t: "offer", v: 2, d: { by } }) as Event;
  assert.equal(heard(game, offer("black")), "offer");
  assert.equal(heard(game, offer("white")), null);
  assert.equal(heard(game, { t: "decline", v: 2, d: { by: "black" } } as Event), null);
});
