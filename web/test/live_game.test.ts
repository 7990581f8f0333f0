import assert from "node:assert/strict";
import { test } from "node:test";
import type { Color, Event, GameState, Ply } from "../src/protocol/types.ts";
import { sit_down } from "./support/live.ts";
import { settled } from "./support/network.ts";
import { new_state, played, situation, start_fen } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const after_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const e4: Event = { t: "move", v: 2, d: played(1, "e2e4", "e4", after_e4) };
const e5: Event = { t: "move", v: 3, d: played(2, "e7e5", "e5", after_e5) };

const yours = () => ({ ...new_state(["white"]), legal: ["e2e4", "e2e3"] });

test("a game that nothing is known of shows an empty board and lets nobody move", () => {
  const { live } = sit_down();
  assert.equal(live.game, null);
  assert.equal(live.men.size, 0);
  assert.equal(live.may_move, false);
});

test("a move is shown at once and sent with the number of half-moves", async () => {
  const { live, line } = sit_down(yours());
  void live.try_move("e2", "e4");
  assert.equal(live.men.get("e4"), "wp");
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e2e4", p: 0 } });
  line.listener.on_event(e4);
  line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
  await settled();
  assert.equal(live.fen, after_e4);
  assert.equal(live.last_move, "e2e4");
  assert.equal(live.may_move, false);
});

test("a move that was made before there was a game is played when there is one, once", () => {
  const { live, line } = sit_down(yours(), false, "e2e4");
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e2e4", p: 0 } });
  assert.equal(live.men.get("e4"), "wp");
  line.listener.on_state(yours());
  assert.equal(line.sent.length, 1);
});

test("who wants to be asked first is asked for that move too", async () => {
  const { live, line, said } = sit_down(yours(), true, "e2e4");
  assert.equal(live.unconfirmed, "e2e4");
  assert.equal(line.sent.length, 0);
  assert.deepEqual(said, [
    "You play White against your friend.",
    "Play this move: white pawn e2 to e4?",
  ]);
  void live.confirm();
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e2e4", p: 0 } });
});

test("a move that cannot begin the game that there is is let go", () => {
  const theirs = { ...new_state(["black"]), legal: ["e2e4"] };
  for (const game of [theirs, { ...yours(), legal: ["d2d4"] }]) {
    const { live, line } = sit_down(game, false, "e2e4");
    assert.deepEqual([line.sent, live.premoves, live.unconfirmed], [[], [], null]);
  }
});

test("a refused move goes back and its reason is shown and said", async () => {
  const { live, line, said } = sit_down(yours());
  void live.try_move("e2", "e4");
  line.sent[0]?.answer({ t: "no", i: "a", e: "ply", m: "the position has changed since" });
  await settled();
  assert.equal(live.men.get("e2"), "wp");
  assert.equal(live.notice?.kind, "refused");
  assert.deepEqual(said, ["! The position has changed since."]);
});

test("a move that is in no list is not sent but asked about", async () => {
  const { live, line } = sit_down(yours());
  void live.try_move("a1", "a3");
  assert.deepEqual(line.sent[0]?.command, {
    t: "explain",
    d: { from: "a1", to: "a3", promotion: null },
  });
  const d = {
    legal: false,
    reason: "path_blocked",
    article: "3.5",
    squares: ["a2"],
    text: "the rook on a1 cannot pass the pawn on a2",
  };
  line.sent[0]?.answer({ t: "ok", i: "a", v: 1, d });
  await settled();
  assert.deepEqual(live.notice, {
    kind: "illegal",
    text: "Illegal: the rook on a1 cannot pass the pawn on a2 (Law 3.5).",
    squares: ["a1", "a2"],
  });
});

test("four promotions are chosen from, and the choice is sent", () => {
  const promotions = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
  const game = { ...new_state(["white"], "8/4P3/8/8/8/8/k7/6K1 w - - 0 1"), legal: promotions };
  const { live, line } = sit_down(game);
  void live.try_move("e7", "e8");
  assert.deepEqual(live.promotions, promotions);
  assert.equal(line.sent.length, 0);
  void live.play("e7e8n");
  assert.equal(live.promotions, null);
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e7e8n", p: 0 } });
});

test("a move that stays on its way is told of after a moment, until it has come", async () => {
  const { live, line, time } = sit_down(yours());
  const typed = live.play_typed("e4");
  time.pass(399);
  assert.equal(live.sending, false);
  time.pass(1);
  assert.equal(live.sending, true);
  line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
  assert.equal(await typed, true);
  assert.equal(live.sending, false);
});

test("of two moves on their way the first answer is not the end", async () => {
  const { live, line, time } = sit_down({ ...new_state(["white", "black"]), legal: ["e2e4"] });
  void live.play_typed("e4");
  void live.play_typed("e5");
  time.pass(400);
  line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
  await settled();
  assert.equal(live.sending, true);
  line.sent[1]?.answer({ t: "ok", i: "b", v: 3 });
  await settled();
  assert.equal(live.sending, false);
});

test("who looks back stays there while the game goes on, and may not move", () => {
  const { live, line } = sit_down({ ...new_state(["white", "black"]), legal: ["e2e4"] });
  line.listener.on_event(e4);
  live.look_at(0);
  line.listener.on_event(e5);
  assert.equal(live.shown.length, 0);
  assert.equal(live.may_move, false);
  live.look_at(2);
  assert.equal(live.is_live, true);
  assert.equal(live.fen, after_e5);
});

test("a game that goes back takes along who looked at what is gone", () => {
  const { live, line } = sit_down(new_state(["white"]));
  line.listener.on_event(e4);
  line.listener.on_event(e5);
  live.look_at(1);
  const d = { ...situation(after_e4), event: { event: "restore" }, kept: 1, moves: [] };
  line.listener.on_event({ t: "act", v: 4, d });
  assert.equal(live.is_live, true);
  assert.equal(live.plies, 1);
});

test("the end stops the clock as it stood, and a fallen flag at zero", () => {
  const end = { result: "0-1", reason: "flag", article: "6.9", text: "x" };
  const left = { white: 1_000, black: 9_000 };
  const clock = { ...left, left, running: "white", delay: 0, counting: "increment" } as const;
  for (const [reason, wanted] of [
    ["flag", 0],
    ["resignation", 600],
  ] as const) {
    const { live, line, time } = sit_down({ ...new_state(["white"]), clock });
    time.pass(400);
    line.listener.on_event({ t: "end", v: 2, d: { ...end, reason } });
    assert.equal(live.game?.clock?.left.white, wanted);
    assert.equal(live.game?.clock?.running, null);
  }
});

test("a lost connection and its return are said, the first opening is not", () => {
  const { line, said } = sit_down(yours());
  line.listener.on_link("open");
  assert.deepEqual(said, []);
  line.listener.on_link("lost");
  line.listener.on_link("open");
  assert.deepEqual(said, ["Connection lost. Trying again.", "Connected again."]);
});

test("players go on to the rematch, who watches stays", () => {
  const rematch: Event = { t: "rematch", v: 2, d: { by: "white", url: "/game/bbbbbbbb" } };
  const player = sit_down(yours());
  player.line.listener.on_event(rematch);
  assert.deepEqual(player.gone_to, ["/game/bbbbbbbb"]);
  const watcher = sit_down(new_state([]));
  watcher.line.listener.on_event(rematch);
  assert.deepEqual(watcher.gone_to, []);
});

test("the news of a wrong claim stays through the move that it brings about", async () => {
  const { live, line } = sit_down(yours());
  void live.orders.claim("threefold", "e2e4");
  line.sent[0]?.answer({ t: "no", i: "a", e: "claim", m: "the claim is wrong (Law 9.2)" });
  await settled();
  line.listener.on_event(e4);
  assert.equal(live.news, "The claim is wrong (Law 9.2).");
});

test("who leaves closes the line", () => {
  const { live, line } = sit_down(yours());
  live.close();
  assert.ok(line.was_closed);
});

test("who tries to move while the game is interrupted hears why", () => {
  const { live } = sit_down({ ...yours(), interruption: { text: "noise", code: "told" } });
  assert.equal(live.may_move, false);
  live.not_movable("e2");
  assert.equal(live.notice?.text, "Nobody moves: noise.");
});

const black_thinks = (): GameState => ({ ...new_state(["white"]), turn: "black", legal: [] });

test("moves are laid out while the opponent thinks, one upon the other, and cancelled", () => {
  const { live, line, said } = sit_down(black_thinks());
  assert.equal(live.plans, true);
  assert.deepEqual(live.movable, ["white"]);
  void live.try_move("e2", "e4");
  void live.try_move("d1", "g4");
  assert.deepEqual(live.premoves, ["e2e4", "d1g4"]);
  assert.equal(live.men.get("g4"), "wq");
  assert.equal(line.sent.length, 0);
  assert.equal(said[0], "Premove: white pawn e2 to e4.");
  // What no man could ever do is not laid out, and nobody is asked about it.
  void live.try_move("a1", "b3");
  assert.equal(live.premoves.length, 2);
  assert.equal(line.sent.length, 0);
  assert.equal(said.at(-1), "! No premove: the white rook on a1 can never go to b3.");
  assert.deepEqual(live.notice?.squares, ["a1", "b3"]);
  live.cancel_premoves();
  assert.equal(live.men.get("e2"), "wp");
  assert.equal(said.at(-1), "The premoves are cancelled.");
});

test("a promotion laid out is chosen at once", () => {
  const fen = "8/4P3/8/8/8/8/k7/6K1 b - - 0 1";
  const { live } = sit_down({ ...new_state(["white"], fen), turn: "black" });
  void live.try_move("e7", "e8");
  assert.equal(live.promotions?.length, 4);
  void live.play("e7e8n");
  assert.deepEqual(live.premoves, ["e7e8n"]);
  assert.equal(live.men.get("e8"), "wn");
});

test("what is laid out is played when its turn comes, or goes if it cannot be", async () => {
  const black = () => ({ ...new_state(["black"]), legal: [] });
  const reply = { ...e4, d: { ...e4.d, legal: ["e7e5", "e7e6"] } } as Event;
  const { live, line } = sit_down(black());
  void live.try_move("e7", "e5");
  void live.try_move("g8", "f6");
  line.listener.on_event(reply);
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e7e5", p: 1 } });
  assert.deepEqual(live.premoves, ["g8f6"]);
  assert.equal(live.men.get("e5"), "bp");
  line.sent[0]?.answer({ t: "no", i: "a", e: "ply", m: "the position has changed since" });
  await settled();
  assert.deepEqual(live.premoves, []);

  const other = sit_down(black());
  void other.live.try_move("d8", "d5");
  other.line.listener.on_event(reply);
  assert.equal(other.line.sent.length, 0);
  assert.deepEqual(other.live.premoves, []);
  // That it is one's move again is said once, and with what cannot be.
  assert.deepEqual(other.said.slice(-2), [
    "! White: pawn e2 to e4.",
    "! Your premove cannot be played. Your move.",
  ]);
});

test("what is laid out does not overtake a move that is on its way again", async () => {
  const state = { ...yours(), legal: ["e2e4", "d2d4"] };
  const { live, line } = sit_down(state);
  void live.try_move("e2", "e4");
  void live.try_move("d2", "d4");
  line.listener.on_state(state);
  assert.equal(line.sent.length, 1);
  line.listener.on_event(e4);
  line.sent[0]?.answer({ t: "ok", i: "a", v: 2 });
  await settled();
  assert.equal(line.sent.length, 1);
  assert.deepEqual(live.premoves, ["d2d4"]);
  line.listener.on_event({ ...e5, d: { ...e5.d, legal: ["d2d4"] } } as Event);
  assert.deepEqual(line.sent[1]?.command, { t: "move", d: { u: "d2d4", p: 2 } });
});

test("nobody lays out moves for both sides, as a watcher, or in an old position", () => {
  for (const you of [["white", "black"], []] as const)
    assert.equal(sit_down(new_state([...you])).live.plans, false);
  const { live, line } = sit_down({ ...new_state(["black"]), legal: [] });
  void live.try_move("e7", "e5");
  line.listener.on_event(e4);
  live.look_at(0);
  assert.equal(live.plans, false);
  assert.equal(live.men.get("e2"), "wp");
});

test("two at one screen are told whose time runs low", () => {
  const clock = {
    white: 130_000,
    black: 130_000,
    running: "black",
    delay: 0,
    counting: "increment",
    left: { white: 90_000, black: 80_000 },
  } as const;
  const { line, time, said } = sit_down({ ...new_state(["white", "black"]), clock });
  time.pass(20_000);
  assert.deepEqual(said, ["! Black has 1 minute left."]);
  line.listener.on_clock({ ...clock, running: "white", left: { white: 80_000, black: 59_000 } });
  time.pass(20_000);
  assert.equal(said.at(-1), "! White has 1 minute left.");
  // What lay here before anybody could read it has run on meanwhile.
  line.listener.on_clock({ ...clock, left: { white: 80_000, black: 45_000 } }, 10_000);
  time.pass(5_000);
  assert.equal(said.at(-1), "! Black has 30 seconds left.");
});

test("a player is warned of his own time, once at each mark, and by nothing after the end", () => {
  const clock = {
    white: 130_000,
    black: 130_000,
    running: "white",
    delay: 0,
    counting: "increment",
    left: { white: 160_000, black: 5_000 },
  } as const;
  const { live, line, time, said, heard } = sit_down({ ...yours(), clock });
  time.pass(39_999);
  assert.deepEqual(said, []);
  time.pass(1);
  assert.deepEqual(said, ["! You have 2 minutes left."]);
  time.pass(60_000);
  assert.equal(said.at(-1), "! You have 1 minute left.");
  assert.deepEqual(heard, ["low_time", "low_time"]);
  line.listener.on_clock({ ...clock, running: "black" });
  assert.equal(time.waits_for, 0);
  line.listener.on_clock({ ...clock, left: { white: 40_000, black: 1 } });
  assert.equal(time.waits_for, 1);
  live.close();
  assert.equal(time.waits_for, 0);
});

test("who wants to be asked first confirms his move, or takes it back", async () => {
  const { live, line, said } = sit_down(yours(), true);
  await live.try_move("e2", "e4");
  assert.equal(live.men.get("e4"), "wp");
  assert.deepEqual(live.movable, []);
  assert.equal(line.sent.length, 0);
  assert.equal(said.at(-1), "Play this move: white pawn e2 to e4?");
  live.not_movable("a5");
  assert.equal(live.men.get("e2"), "wp");
  assert.equal(live.unconfirmed, null);
  await live.try_move("e2", "e3");
  void live.confirm();
  assert.deepEqual(line.sent[0]?.command, { t: "move", d: { u: "e2e3", p: 0 } });
  assert.equal(live.men.get("e3"), "wp");
});

test("castling is asked for by its name, however it is written", async () => {
  const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  const { live, said } = sit_down({ ...new_state(["white"], fen), legal: ["e1h1"] }, true);
  await live.try_move("e1", "h1");
  assert.equal(said.at(-1), "Play this move: white castles king side?");
});

test("what was about to be played is gone when the game is over", async () => {
  const { live, line } = sit_down(yours(), true);
  await live.try_move("e2", "e4");
  const end = { result: "1-0", reason: "resignation", article: "5.1.2", text: "White wins." };
  line.listener.on_event({ t: "end", v: 2, d: end });
  assert.equal(live.unconfirmed, null);
  assert.equal(live.men.get("e2"), "wp");
});

// As far as the page is concerned.
const mate = [
  { u: "e2e4", s: "e4", fen: after_e4, check: null },
  { u: "e7e5", s: "e5#", fen: after_e5, check: "e1" },
];
const flag_fell = {
  result: "1-0",
  reason: "flag",
  article: "6.9",
  text: "White wins.",
  proofs: [
    {
      side: "white" as const,
      can_mate: true as const,
      kind: "helpmate" as const,
      moves: mate,
    },
  ],
};

test("a line that shows why a game ended goes when it has not ended", () => {
  const { live, line } = sit_down({ ...yours(), end: flag_fell });
  live.show_line(mate);
  assert.equal(live.fen, after_e4);
  assert.equal(live.last_move, "e2e4");
  assert.deepEqual(live.movable, []);
  line.listener.on_state(yours());
  assert.equal(live.is_live, true);
  assert.deepEqual(live.looking.tree.branches, []);
  assert.deepEqual(live.movable, ["white"]);
});

test("a line that was not played is walked like the game, from where it ended", () => {
  const { live } = sit_down({ ...yours(), end: flag_fell });
  assert.equal(live.looking.tree.branches.length, 0, "unasked it would look as if it was played");
  live.show_line(mate);
  assert.deepEqual(
    live.looking.tree.branches.map(({ after, moves }) => [after, moves.map(({ s }) => s)]),
    [[0, ["e4", "e5#"]]],
  );
  live.step(1);
  assert.equal(live.looking.is_at_end, true);
  live.step(-1);
  assert.equal(live.shown.length, 1);
  live.look_at(live.plies);
  assert.equal(live.is_live, true);
});

test("a name that is told leaves what was refused to be read", async () => {
  const { live, line } = sit_down(yours());
  live.refuse("No.");
  void live.orders.introduce({ event: "name", by: "white", name: "Anna" });
  assert.deepEqual(line.sent.at(-1)?.command.d, { event: "name", by: "white", name: "Anna" });
  assert.equal(live.notice?.text, "No.");
  line.sent.at(-1)?.answer({ t: "no", i: "a", e: "act", m: "too many names" });
  await settled();
  assert.equal(live.notice?.text, "Too many names.");
});

test("the move of a claim stands beside the game, and is told with its end", () => {
  const { live, line, said } = sit_down(yours());
  const end = {
    result: "1/2-1/2",
    reason: "threefold",
    article: "9.2.1",
    text: "Threefold repetition. Draw.",
    claimed: mate[0] as Ply,
  };
  line.listener.on_event({ t: "end", v: 2, d: end });
  assert.deepEqual(
    live.looking.tree.branches.map(({ moves }) => moves.map(({ s }) => s)),
    [["e4"]],
  );
  assert.match(said.at(-1) ?? "", /It was claimed with e4, which was not played\.$/);
});

test("moves that are taken back stay as a line that can be looked at", () => {
  const { live, line } = sit_down(new_state(["white", "black"]));
  line.listener.on_event(e4);
  line.listener.on_event(e5);
  const d = {
    ...situation(after_e4),
    event: { event: "take_back", by: "black" },
    kept: 1,
    moves: [],
  };
  line.listener.on_event({ t: "act", v: 4, d });
  const [branch] = live.looking.tree.branches;
  assert.equal(branch?.after, 1);
  assert.equal(live.is_live, true);
  live.look_along([...live.game!.moves, ...branch!.moves], 2);
  assert.equal(live.fen, after_e5);
  // The same move again is the game's, and whoever looks at it looks at the game.
  line.listener.on_event({ ...e5, v: 5 });
  assert.deepEqual(live.looking.tree.branches, []);
  assert.equal(live.is_live, true);
});

test("a wish to take back that is denied stays in sight until the player does something", () => {
  const { live, line, said } = sit_down(new_state(["white"]));
  line.listener.on_event(e4);
  const event = { event: "decline_take_back", by: "black" };
  const d = { ...situation(after_e4), event, kept: 1, moves: [] };
  line.listener.on_event({ t: "act", v: 3, d: { ...d } });
  assert.equal(live.news, "Black does not let it be taken back.");
  assert.equal(said.at(-1), "! Black does not let it be taken back.");
});

test("premoves that a move taken back undoes are told of", () => {
  const { live, line, said } = sit_down({ ...new_state(["black"]), legal: [] });
  line.listener.on_event({ ...e4, d: { ...e4.d, legal: [] } } as Event);
  line.listener.on_event(e5);
  void live.try_move("g8", "f6");
  assert.deepEqual(live.premoves, ["g8f6"]);
  const event = { event: "take_back", by: "black" };
  const d = { ...situation(after_e4), event, kept: 1, moves: [] };
  line.listener.on_event({ t: "act", v: 4, d });
  assert.deepEqual(live.premoves, []);
  assert.equal(said.at(-1), "The premoves are cancelled.");
});

test("what is begun, laid out or refused goes at once, and is told", () => {
  const { live, said } = sit_down(yours(), true);
  void live.try_move("e2", "e4");
  live.refuse("No.");
  live.cancel();
  assert.deepEqual([live.unconfirmed, live.notice], [null, null]);
  assert.equal(said.at(-1), "Taken back: make another move.");
});

test("what was pressed and is nothing to take up is told, too", () => {
  const { live, line, said } = sit_down(yours());
  live.not_movable("e5");
  line.listener.on_event(e4);
  live.look_at(0);
  live.not_movable("e2");
  assert.deepEqual(said.at(0), "Nobody stands on e5.");
  assert.match(said.at(-1) ?? "", /^! This is an earlier position/);
  const watching = sit_down({ ...new_state([]) });
  watching.live.not_movable("e2");
  assert.match(watching.said.join(), /^Both seats are taken: you are watching\./);
  const refused = sit_down({ ...new_state([]) }, false, null, "white");
  refused.live.not_movable("e2");
  assert.match(refused.said.join(), /^White’s seat is taken: you are watching\./);
});

test("what is ruled goes by itself for who only watches, and stays for who plays", () => {
  const ruling = { at: 1, kind: "act", article: "11.2", text: "a word", arbiter: null } as const;
  const rule = (you: Color[], event: string) => {
    const { live, line, time } = sit_down({ ...new_state(you), arbiter: { here: true } });
    const d = { ...situation(start_fen), event: { event }, kept: 0, moves: [] };
    line.listener.on_event({ t: "act", v: 2, d, log: [ruling] });
    const at_first = live.news;
    time.pass(9000);
    return [at_first, live.news];
  };
  assert.deepEqual(rule([], "note"), ["A word (Law 11.2).", null]);
  assert.deepEqual(rule(["white"], "note"), ["A word (Law 11.2).", "A word (Law 11.2)."]);
  // It stands beside the board by itself.
  assert.deepEqual(rule(["white"], "confirm_result"), [null, null]);
});

test("whoever looks at an earlier move sees how it ended", () => {
  const { live, line } = sit_down(yours());
  line.listener.on_event(e4);
  live.look_at(0);
  const end = { result: "0-1", reason: "resignation", article: "5.1.2", text: "White resigns." };
  line.listener.on_event({ t: "end", v: 3, d: end } as Event);
  assert.ok(live.is_live);
  // Also where it was missed meanwhile.
  const away = sit_down({ ...yours(), moves: live.game?.moves ?? [] });
  away.live.look_at(0);
  away.line.listener.on_state({ ...yours(), moves: live.game?.moves ?? [], end });
  assert.ok(away.live.is_live);
});

test("what came while nothing was told is told with the new state, once", () => {
  const { line, said } = sit_down(yours());
  const move: Ply = { u: "e2e4", s: "e4", fen: after_e4, check: null, left: null };
  const moved = { ...yours(), turn: "black", moves: [move], offer: "black" } as const;
  line.listener.on_state(moved as unknown as GameState);
  line.listener.on_state(moved as unknown as GameState);
  assert.deepEqual(said, [
    "! White: pawn e2 to e4. Black offers you a draw: accept or decline. Black to move.",
  ]);
});

test("that a move laid out was played is as urgent as the answer to it", () => {
  const { line, live, said } = sit_down({ ...new_state(["black"]), legal: [] });
  void live.try_move("e7", "e5");
  line.listener.on_event({ ...e4, d: { ...e4.d, legal: ["e7e5"] } } as Event);
  line.listener.on_event(e5);
  assert.deepEqual(said.slice(1), ["! White: pawn e2 to e4.", "! Black: pawn e7 to e5."]);
});

test("a refusal takes the place of the last, and a move waits for the one laid out for it", () => {
  const { live, line, manners } = sit_down({ ...new_state(["black"]), legal: [] });
  live.refuse("No.");
  void live.try_move("e7", "e5");
  line.listener.on_event({ ...e4, d: { ...e4.d, legal: ["e7e5"] } } as Event);
  assert.deepEqual(manners, ["instead", "with_next"]);
});

test("a move that is made while the network is away is told to be sent later", () => {
  const { live, line, said } = sit_down(yours());
  line.listener.on_link("open");
  line.listener.on_link("lost");
  void live.try_move("e2", "e4");
  assert.equal(said.at(-1), "Connection lost. Your move is sent as soon as it is back.");
});
