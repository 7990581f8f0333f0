import assert from "node:assert/strict";
import { test } from "node:test";
import { tell } from "../src/live/tell.ts";
import type { Act, Color } from "../src/protocol/types.ts";
import { new_state, played, situation, start_fen } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const e4 = { t: "move", v: 2, d: played(1, "e2e4", "e4", after_e4) } as const;

test("the opponent's move is urgent and says that it is your turn", () => {
  assert.deepEqual(tell(new_state(["black"]), e4), {
    urgency: "urgent",
    text: "White: pawn e2 to e4. Your move.",
  });
});

test("your own move is echoed politely", () => {
  assert.deepEqual(tell(new_state(["white"]), e4), {
    urgency: "polite",
    text: "White: pawn e2 to e4. Black to move.",
  });
});

test("a spectator hears of moves at once", () => {
  assert.deepEqual(tell(new_state([]), e4), {
    urgency: "urgent",
    text: "White: pawn e2 to e4. Black to move.",
  });
});

test("the end is part of the last move's one text, whoever played it", () => {
  const end = {
    result: "1-0",
    reason: "checkmate",
    article: "5.1.1",
    text: "Checkmate. White wins.",
  };
  const mating = {
    t: "move",
    v: 2,
    d: { ...played(1, "a1a8", "Ra8#", "R5k1/5ppp/8/8/8/8/8/K7 b - - 1 1"), end },
  } as const;
  assert.deepEqual(
    tell(new_state(["white"], "6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1"), mating)?.urgency,
    "urgent",
  );
  assert.match(
    tell(new_state(["white"], "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"), mating)?.text ?? "",
    /checkmate\. 1–0\./,
  );
});

test("whether it is another end is told by result, reason and article, not by the words", () => {
  const end = { result: "1-0", reason: "flag", article: "6.9", text: "White wins." };
  const before = { ...new_state([]), end };
  const act = (now: typeof end) =>
    tell(before, {
      t: "act",
      v: 2,
      d: { ...situation(start_fen), event: { event: "note" }, kept: 0, moves: [], end: now },
    });
  assert.equal(act({ ...end, text: "Weiß gewinnt." }), null);
  assert.equal(act({ ...end, result: "1/2-1/2" })?.text, "½–½. White wins. (Law 6.9)");
  assert.notEqual(act({ ...end, article: "6.11" }), null);
});

test("who played is told whether he has won, who watches only how it ended", () => {
  const end = { result: "0-1", reason: "resignation", article: "5.1.2", text: "White resigns." };
  const told = (you: Color[]) => tell(new_state(you), { t: "end", v: 9, d: end })?.text;
  assert.equal(told(["black"]), "0–1. White resigns. (Law 5.1.2) You won.");
  assert.equal(told(["white"]), "0–1. White resigns. (Law 5.1.2) You lost.");
  assert.equal(told([]), "0–1. White resigns. (Law 5.1.2)");
  assert.equal(told(["white", "black"]), "0–1. White resigns. (Law 5.1.2)");
});

test("who asks to take back, who lets it not be, and who gives time", () => {
  const act = (event: Act) =>
    tell(new_state(["white"]), {
      t: "act",
      v: 2,
      d: { ...situation(start_fen), event, kept: 0, moves: [] },
    });
  assert.deepEqual(act({ event: "ask_take_back", by: "black" }), {
    urgency: "urgent",
    text: "Black asks to take the last move back.",
  });
  assert.equal(
    act({ event: "decline_take_back", by: "black" })?.text,
    "Black does not let it be taken back.",
  );
  assert.equal(
    act({ event: "add_time", side: "white", time: 15_000 })?.text,
    "Black gives White 15 seconds.",
  );
});

test("an offer is urgent to who must answer it", () => {
  const offer = { t: "offer", v: 2, d: { by: "white" } } as const;
  assert.equal(tell(new_state(["white"]), offer)?.urgency, "polite");
  assert.deepEqual(tell(new_state(["black"]), offer), {
    urgency: "urgent",
    text: "White offers a draw. Black may accept or decline.",
  });
});
