// What a typed text does, at a game whose server is a test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Deeds } from "../src/play/deeds.svelte.ts";
import { take, type Taken } from "../src/play/entry/obey.ts";
import type { GameState } from "../src/protocol/types.ts";
import { sit_down } from "./support/live.ts";
import { settled } from "./support/network.ts";
import { new_state, played } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const after_d5 = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const begun: GameState = {
  ...new_state(["white"], undefined),
  moves: [played(1, "e2e4", "e4", after_e4), played(2, "d7d5", "d5", after_d5)],
  legal: ["e4e5", "e4d5", "g1f3", "g1h3", "b1c3", "d1h5"],
  offers: { ...new_state(["white"]).offers, claims: true },
};
const off_turn: GameState = {
  ...begun,
  moves: begun.moves.slice(0, 1),
  turn: "black",
  legal: ["e7e5", "d7d5", "g8f6"],
};
const end = { result: "1-0", reason: "resignation", article: "5.1.2", text: "White wins." };

function sit_to_type(game: GameState, { seals = false, asks_first = false } = {}) {
  const { live, line, said } = sit_down(game, asks_first);
  said.length = 0;
  const done: string[] = [];
  const deeds = new Deeds(live);
  const page = {
    live,
    deeds,
    seals,
    flip: () => "black" as const,
    focus_board: (square: string | null) => void done.push(`board ${square}`),
    show_commands: () => void done.push("commands"),
  };
  const type = (text: string): Promise<Taken> => take(text, page);
  const sent = () => line.sent.map(({ command }) => command);
  return { live, line, deeds, said, done, type, sent };
}

async function answered(game: GameState, text: string): Promise<string> {
  const taken = await sit_to_type(game).type(text);
  return taken.kind === "answer" ? taken.text : taken.kind;
}

async function refused(game: GameState, text: string): Promise<string> {
  const { live, type, sent } = sit_to_type(game);
  assert.deepEqual(await type(text), { kind: "refused" });
  assert.deepEqual(sent(), []);
  return live.notice?.text ?? "";
}

test("a move that is found is sent as its squares and shown at once", async () => {
  for (const text of ["Nf3", "nf3", "g1f3", "knight foxtrot three", "2. ♘f3"]) {
    const { live, line, type, sent } = sit_to_type(begun);
    const taken = type(text);
    assert.deepEqual(sent(), [{ t: "move", d: { u: "g1f3", p: 2 } }], text);
    assert.equal(live.men.get("f3"), "wn");
    line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
    assert.deepEqual(await taken, { kind: "done" });
  }
});

test("a move that is not found is sent as written, and the server says why not", async () => {
  const { live, line, type, sent } = sit_to_type(begun);
  const taken = type("knight takes david five");
  assert.deepEqual(sent(), [{ t: "move", d: { s: "Nxd5", p: 2 } }]);
  line.sent[0]?.answer({ t: "no", i: "a", e: "illegal", m: "no knight can reach d5" });
  assert.deepEqual(await taken, { kind: "refused" });
  assert.equal(live.notice?.text, "Illegal: no knight can reach d5.");
});

test("what is no move is not sent, and why is said", async () => {
  assert.equal(
    await refused(begun, "hello there"),
    "“hello there” is neither a move nor a command. Type help for what can be typed.",
  );
  assert.match(await refused(begun, "clok"), /did you mean clock\?$/);
  assert.equal(
    await refused(begun, "scan z"),
    "Type it like this: scan e, scan 4, scan a1 h8, scan e4, scan diagonals e4.",
  );
  assert.match(await refused(begun, "Nj9"), /^There is no square j9/);
  assert.equal(await refused(begun, "knight"), "That move names no square to go to.");
  assert.equal(await refused(begun, "pawn takes h3"), "No pawn can take on h3.");
  assert.match(await refused(begun, "castle"), /^On which side\?/);
  assert.equal(await refused(begun, "claim Ne5"), "Ne5 is not a move that can be played now.");
  assert.equal(await refused({ ...begun, end }, "e5"), "The game is over.");
});

test("on the opponent's turn a move is laid out, or it is said why it cannot be", async () => {
  const { live, said, type, sent } = sit_to_type(off_turn);
  assert.deepEqual(await type("knight foxtrot three"), { kind: "done" });
  assert.deepEqual(live.premoves, ["g1f3"]);
  assert.deepEqual(said, ["Premove: white knight g1 to f3."]);
  assert.deepEqual(await type("Ng5"), { kind: "done" });
  assert.deepEqual(live.premoves, ["g1f3", "f3g5"]);
  assert.deepEqual(sent(), []);
  const two = { ...begun, legal: ["b1c3", "e2c3", "g1f3"] };
  two.moves = [played(1, "h2h3", "h3", "7k/8/8/8/8/7P/4N3/1N1K4 w - - 0 1")];
  assert.equal(await refused(two, "Nc3"), "Which one? It may be Nb1c3 or Ne2c3.");
  assert.match(await refused(off_turn, "Na5"), /^No premove: .* Na5\.$/);
  const knights = {
    ...off_turn,
    moves: [played(1, "h2h3", "h3", "7k/8/8/8/8/7P/8/1N1K1N2 b - - 0 1")],
  };
  assert.equal(await refused(knights, "Nd2"), "Which one? It may be Nb1d2 or Nf1d2.");
  const pawn = { ...off_turn, moves: [played(1, "e6e7", "e7", "7k/4P3/8/8/8/8/8/3K4 b - - 0 1")] };
  assert.equal(await refused(pawn, "e8"), "Name the new man as well: e8=Q, R, B or N.");
});

test("where moves are confirmed a typed one waits, and another takes its place", async () => {
  const { live, said, type, sent } = sit_to_type(begun, { asks_first: true });
  assert.deepEqual(await type("nf3"), { kind: "done" });
  assert.equal(live.unconfirmed, "g1f3");
  await type("nc3");
  assert.equal(live.unconfirmed, "b1c3");
  assert.deepEqual(sent(), []);
  assert.equal(said.length, 3);
});

test("a move to seal goes into the envelope", () => {
  const { type, sent } = sit_to_type(begun, { seals: true });
  void type("knight foxtrot three");
  assert.deepEqual(sent(), [{ t: "act", d: { event: "seal", text: "Nf3" } }]);
});

const answers: [text: string, answer: string][] = [
  ["last", "Move 1, Black: pawn d7 to d5."],
  ["my", "Move 1, White: pawn e2 to e4."],
  ["moves", "Move 1, White: pawn e2 to e4. Move 1, Black: pawn d7 to d5."],
  ["moves 1", "Move 1, White: pawn e2 to e4. Move 1, Black: pawn d7 to d5."],
  ["turn", "White to move, move 2."],
  ["material", "Neither side has more material."],
  ["clock", "This game has no clock."],
  ["fen", `FEN: ${after_d5}`],
  ["opponent", "Your friend plays Black and is here."],
  ["where black queen", "Black: queen d8."],
  ["where knights", "White: knight b1, g1. Black: knight b8, g8."],
  ["pieces e", "White: king e1; pawn e4. Black: king e8; pawn e7."],
  ["pieces white rooks", "White: rook a1, h1."],
  ["pieces mine d", "White: queen d1; pawn d2."],
  ["where white knight", "White: knight b1, g1."],
  ["scan 5", "Rank a5 to h5: d5, black pawn."],
  ["scan a6 c6", "Rank a6 to c6: nothing."],
  ["scan d8 d5", "File d8 to d5: d8, black queen; d5, black pawn."],
  ["color d5", "D5 is light."],
  [
    "legal",
    "White can play: pawn e4 to e5, d5; knight g1 to f3, h3; knight b1 to c3; queen d1 to h5.",
  ],
  ["legal g1", "The white knight on g1 can go to f3, h3."],
  ["captures", "White can take: pawn e4 on d5."],
  ["captures e4", "The white pawn on e4 can take on d5."],
  ["flip", "Black is below."],
  ["abort", "Aborting is not offered in this game: you may resign or offer a draw."],
  ["takeback", "Taking moves back is not offered in this game."],
  ["more time", "Giving time is not offered in this game."],
  ["accept", "Nothing is offered to you."],
  ["rematch", "The game is not over yet."],
];
for (const [text, answer] of answers)
  test(`${text} is answered`, async () => assert.equal(await answered(begun, text), answer));

test("castling is one of the moves that can be played, however it is written", async () => {
  const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  for (const castling of ["e1g1", "e1h1"]) {
    const game = { ...new_state(["white"], fen), legal: ["e1e2", castling] };
    const told = "White can play: king e1 to e2; castling king side.";
    assert.equal(await answered(game, "legal"), told);
    assert.equal(await answered(game, "captures"), "White can take nothing.");
  }
});

test("an answer is given on the opponent's turn and after the end as well", async () => {
  assert.equal(await answered(off_turn, "last"), "Move 1, White: pawn e2 to e4.");
  assert.match(await answered(off_turn, "legal"), /^Black can play: pawn e7 to e5; /);
  assert.equal(await answered({ ...begun, end }, "/last"), "Move 1, Black: pawn d7 to d5.");
  assert.equal(await answered({ ...begun, end }, "resign"), "The game is over.");
  assert.equal(await answered(new_state(["white"]), "my"), "You have not moved yet.");
  assert.equal(
    await answered(new_state(["white", "black"]), "o"),
    "Both sides are played at this screen.",
  );
});

test("a draw is offered, accepted and declined as by the buttons", async () => {
  const one = sit_to_type(begun);
  await one.type("draw");
  assert.deepEqual(one.sent(), [{ t: "offer", d: { side: "white" } }]);
  assert.equal(
    await answered({ ...begun, offer: "white" }, "draw"),
    "Your draw offer stands until it is answered.",
  );
  const offered = { ...begun, offer: "black" as const };
  assert.equal(
    await answered(offered, "draw"),
    "Black offers a draw already: type accept or decline.",
  );
  for (const text of ["accept", "decline"]) {
    const two = sit_to_type(offered);
    await two.type(text);
    assert.deepEqual(two.sent(), [{ t: text, d: {} }]);
  }
});

test("resigning and claiming ask first, a claim with the move that was named", async () => {
  const { deeds, type, line, sent } = sit_to_type(begun);
  await type("resign");
  assert.deepEqual(deeds.asking, { what: "resign" });
  assert.deepEqual(sent(), []);
  deeds.resigned(true);
  assert.deepEqual(sent(), [{ t: "resign", d: { side: "white" } }]);
  line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
  await settled();
  await type("claim knight foxtrot three");
  assert.deepEqual(deeds.asking, { what: "claim", kind: null, move: "g1f3" });
  await type("claim");
  assert.deepEqual(deeds.asking, { what: "claim", kind: null, move: null });
  assert.match(await answered(new_state(["white"]), "claim"), /nothing to claim/);
  assert.match(await answered({ ...off_turn }, "claim"), /when it is your move/);
});

test("moves are taken back where the game offers it, and played again after it", async () => {
  const alone: GameState = {
    ...begun,
    offers: { ...begun.offers, take_back: "at_once" },
    opponent: "screen",
    you: ["white", "black"],
  };
  const one = sit_to_type(alone);
  await one.type("take back");
  assert.deepEqual(one.sent(), [{ t: "act", d: { event: "ask_take_back", by: "black" } }]);
  await one.type("draw");
  assert.deepEqual(one.deeds.asking, { what: "agree" });
  const over = sit_to_type({ ...begun, end });
  await over.type("rematch");
  assert.deepEqual(over.sent(), [{ t: "rematch", d: {} }]);
  const offered = sit_to_type({ ...begun, end, rematch: { by: "black", url: null } });
  await offered.type("accept");
  assert.deepEqual(offered.sent(), [{ t: "rematch", d: {} }]);
});

test("the page is led by words", async () => {
  const { done, said, type } = sit_to_type(begun);
  for (const text of ["board e4", "board", "repeat", "help"])
    assert.deepEqual(await type(text), { kind: "done" });
  assert.deepEqual(done, ["board e4", "board null", "commands"]);
  assert.deepEqual(said, ["Nothing has been said yet."]);
});

test("what the opponent asks for is answered, and time is given where it may be", async () => {
  const asking: GameState = { ...off_turn, asks: { take_back: "black" } };
  const answering = sit_to_type(asking);
  await answering.type("accept");
  await answering.type("decline");
  assert.deepEqual(answering.sent(), [
    { t: "accept", d: { what: "take_back" } },
    { t: "decline", d: { what: "take_back" } },
  ]);
  assert.match(await answered(off_turn, "more"), /not offered/);
  const left = { white: 60_000, black: 60_000 };
  const clock = { ...left, left, running: null, delay: 0, counting: "increment" } as const;
  const giving = sit_to_type({
    ...off_turn,
    clock,
    offers: { ...off_turn.offers, give_time: 15_000 },
  });
  await giving.type("more");
  const [act] = giving.sent();
  assert.ok(act?.t === "act");
  assert.deepEqual([act.d.event, act.d["side"], act.d["time"]], ["add_time", "black", 15_000]);
});

test("why a move is not taken back, and who is not there, is told as it is", async () => {
  const offers = { ...begun.offers, take_back: "asked" } as const;
  assert.match(await answered({ ...begun, offers, moves: [] }, "takeback"), /No move has been/);
  const asks = { take_back: "white" } as const;
  assert.match(await answered({ ...begun, offers, asks }, "takeback"), /asked for already/);
  const players = { ...begun.players, black: { ...begun.players.black, kind: "open" } } as const;
  assert.equal(await answered({ ...begun, players }, "opponent"), "Nobody has come for Black yet.");
  assert.match(await answered(begun, "where white q"), /^White/);
});

test("a claim waits for the move that is made on the board", () => {
  const { deeds, sent } = sit_to_type(begun);
  assert.equal(deeds.intend("g1", "f3"), false);
  deeds.choosing = { kind: "fifty" };
  assert.equal(deeds.intend("g1", "f3"), true);
  assert.deepEqual(deeds.asking, { what: "claim", kind: "fifty", move: "g1f3" });
  assert.equal(deeds.choosing, null);
  assert.deepEqual(sent(), []);
});
