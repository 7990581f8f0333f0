import assert from "node:assert/strict";
import { test } from "node:test";
import { heard } from "../src/live/heard.ts";
import type { End, Event } from "../src/protocol/types.ts";
import { new_state, played, situation } from "./support/states.ts";

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
  const declined = { t: "decline", v: 2, d: { by: "black" } } as Event;
  assert.equal(heard({ ...game, offer: "white" }, declined), "refused");
  assert.equal(heard({ ...game, offer: "black" }, declined), null);
});

test("the wish to take a move back is heard by who is asked, and its denial by who asked", () => {
  const act = (event: string, take_back: "white" | "black" | null) => {
    const d = { ...situation(game.start.fen), event: { event }, kept: 0, moves: [] };
    return { t: "act", v: 2, d: { ...d, asks: { take_back } } } as Event;
  };
  assert.equal(heard(game, act("ask_take_back", "black")), "offer");
  assert.equal(heard(game, act("ask_take_back", "white")), null);
  const asked = (take_back: "white" | "black") => ({ ...game, asks: { take_back } });
  assert.equal(heard(asked("white"), act("decline_take_back", null)), "refused");
  assert.equal(heard(asked("black"), act("decline_take_back", null)), null);
});
