import assert from "node:assert/strict";
import { test } from "node:test";
import { tell } from "../src/live/tell.ts";
import { tell_beginning } from "../src/live/tell_standing.ts";
import { choose } from "../src/settings/settings.svelte.ts";
import type { Act, Color, Event, GameState } from "../src/protocol/types.ts";
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
    text: "White: pawn e2 to e4.",
  });
  assert.equal(
    tell(new_state(["white", "black"]), e4)?.text,
    "White: pawn e2 to e4. Black to move.",
  );
});

test("a draw that was offered is declined by the next move, and told so", () => {
  const offered = (you: Color[]): GameState => ({ ...new_state(you), offer: "black" });
  assert.equal(
    tell(offered(["black"]), e4)?.text,
    "White: pawn e2 to e4. That declines the draw. Your move.",
  );
  assert.equal(
    tell({ ...offered(["black"]), offer: "white" }, e4)?.text,
    "White: pawn e2 to e4. Your move.",
  );
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

// White has asked, Black answers; each hears of himself as "you".
test("who asks to take back, who lets it or not, and who gives time", () => {
  const moves = [played(1, "e2e4", "e4", after_e4)];
  const heard = (event: Act, kept = 1) =>
    (["black", "white", null] as const).map((you) => {
      const game = { ...new_state(you === null ? [] : [you]), moves };
      const d = { ...situation(kept === 0 ? start_fen : after_e4), event, kept, moves: [] };
      const told = tell(game, { t: "act", v: 2, d });
      return `${told?.urgency}: ${told?.text}`;
    });
  assert.deepEqual(heard({ event: "ask_take_back", by: "white" }), [
    "urgent: White asks you to take a move back: pawn e2 to e4. Let it be taken back or decline.",
    "polite: You ask to take your move back: pawn e2 to e4.",
    "urgent: White asks to take a move back: pawn e2 to e4.",
  ]);
  assert.deepEqual(heard({ event: "take_back", by: "white" }, 0), [
    "urgent: White takes the last move back. White to move.",
    "urgent: Your last move is taken back. Your move.",
    "urgent: White takes the last move back. White to move.",
  ]);
  assert.deepEqual(heard({ event: "decline_take_back", by: "black" }), [
    "polite: You do not let it be taken back.",
    "urgent: Black does not let it be taken back.",
    "urgent: Black does not let it be taken back.",
  ]);
  assert.deepEqual(heard({ event: "add_time", side: "white", time: 15_000 }), [
    "urgent: You give White 15 seconds.",
    "urgent: Black gives you 15 seconds.",
    "urgent: Black gives White 15 seconds.",
  ]);
});

test("an offer is urgent to who must answer it", () => {
  const offer = { t: "offer", v: 2, d: { by: "white" } } as const;
  assert.equal(tell(new_state(["white"]), offer)?.urgency, "polite");
  assert.deepEqual(tell(new_state(["black"]), offer), {
    urgency: "urgent",
    text: "White offers you a draw: accept or decline.",
  });
  assert.equal(
    tell(new_state([]), offer)?.text,
    "White offers a draw. Black may accept or decline.",
  );
});

test("whoever declines hears of it as his own doing", () => {
  const decline = { t: "decline", v: 2, d: { by: "white" } } as const;
  assert.equal(tell(new_state(["white"]), decline)?.text, "You decline the draw.");
  assert.equal(tell(new_state(["black"]), decline)?.text, "White declines the draw.");
  // Of two at one screen neither is "you".
  assert.equal(tell(new_state(["white", "black"]), decline)?.text, "White declines the draw.");
});

test("whose move it is comes with the time for it, unless few words are wanted", () => {
  const clock = { left: { white: 1, black: 130_000 }, running: "black" } as const;
  const timed = { ...e4, d: { ...e4.d, clock: { ...clock, kind: "fischer" } } } as unknown as Event;
  const told = () => tell(new_state(["black"]), timed)?.text;
  assert.equal(told(), "White: pawn e2 to e4. Your move, 2 minutes 10 seconds left.");
  choose("verbosity", "terse");
  assert.equal(told(), "White: e4. Your move.");
  choose("verbosity", "normal");
  assert.match(tell(new_state([]), timed)?.text ?? "", /Black to move\.$/);
});

test("a move that is answered at once by one laid out does not call for another", () => {
  assert.deepEqual(tell(new_state(["black"]), e4, true), {
    urgency: "urgent",
    text: "White: pawn e2 to e4.",
    goes_on: true,
  });
});

test("whoever comes to a game is told who he is there and how it stands", () => {
  const black = (you: Color[]) => ({ ...new_state(you), turn: "black" as const });
  assert.equal(
    tell_beginning(black(["white"])),
    "You play White against your friend. Black to move.",
  );
  assert.equal(
    tell_beginning(black(["white", "black"])),
    "Both players are at this screen. Black to move.",
  );
  assert.match(tell_beginning(black([])), /^Both seats are taken: .* Black to move\.$/);
  assert.match(tell_beginning(black([]), false, "white"), /^White’s seat is taken: you are/);
  assert.equal(tell_beginning(black(["white"]), true), "You play White against your friend.");
  const start = { ...new_state([]).start, check: "e8" };
  assert.equal(
    tell_beginning({ ...black(["white", "black"]), start }),
    "Both players are at this screen. Check. Black to move.",
  );
  assert.equal(
    tell_beginning({ ...black([]), presides: true }),
    "You preside over this game. Black to move.",
  );
  const { players } = new_state(["black"]);
  const open = { ...players.white, kind: "open" } as const;
  const computer = { kind: "computer", level: 2, name: null, here: true } as const;
  assert.equal(
    tell_beginning({ ...new_state(["black"]), players: { ...players, white: open } }),
    "You play Black against your friend. White is not here yet: send the link to who is to play. " +
      "White to move.",
  );
  const end = { result: "0-1", reason: "resignation", article: "5.1.2", text: "White resigns." };
  assert.equal(
    tell_beginning({ ...new_state(["black"]), players: { ...players, white: computer }, end }),
    "You play Black against the computer, level 2. " + "0–1. White resigns. (Law 5.1.2) You won.",
  );
});
