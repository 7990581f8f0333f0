import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { act_kinds, type ActKind } from "../src/desk/acts.ts";
import { act_of, groups_for } from "../src/desk/filling.ts";
import { read_time } from "../src/desk/time.ts";
import { after, with_presence } from "../src/chess/reduce.ts";
import { tell } from "../src/live/tell.ts";
import { adjournment_words, ply_name, ruling_words } from "../src/words/game.ts";
import type { Acted, Event } from "../src/protocol/types.ts";
import { new_state, played, situation } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const after_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

function kind(event: string): ActKind {
  const found = act_kinds.find((one) => one.event === event);
  assert.ok(found, event);
  return found;
}

function two_moves() {
  const one = after(new_state([]), { t: "move", v: 2, d: played(1, "e2e4", "e4", after_e4) });
  return after(one, { t: "move", v: 3, d: played(2, "e7e5", "e5", after_e5) });
}

function acted(fen: string, d: Partial<Acted>): Event {
  return {
    t: "act",
    v: 4,
    d: {
      ...situation(fen),
      event: { event: "note", text: "x" },
      kept: 2,
      moves: [],
      ...d,
    },
  };
}

test("every act is an event that the document knows, with its members", () => {
  const document = readFileSync(new URL("../../docs/game-events.md", import.meta.url), "utf8");
  const text = document.slice(document.indexOf("## Events"));
  for (const { event, fields } of act_kinds) {
    const row = new RegExp(`^\\| \`${event}\` \\|([^|]*)\\|`, "m").exec(text);
    assert.ok(row, event);
    const members = [...(row[1] ?? "").matchAll(/(\[)?`(\w+)`/g)];
    assert.deepEqual(
      fields.map(({ name }) => name),
      members.map(([, , name]) => name),
      event,
    );
    for (const [, optional, name] of members)
      if (optional) assert.ok(fields.find((field) => field.name === name)?.optional, event);
  }
});

test("the desk has every act of an arbiter", () => {
  const document = readFileSync(new URL("../../docs/game-events.md", import.meta.url), "utf8");
  const section = /### What an arbiter does\n([^]*?)\n###/.exec(document)?.[1] ?? "";
  const events = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, event]) => event);
  assert.ok(events.length > 20);
  for (const event of events) kind(event ?? "");
});

test("times are read as arbiters write them", () => {
  for (const [text, time] of [
    ["2:00", 120_000],
    ["1:30:00", 5_400_000],
    ["90s", 90_000],
    ["5m", 300_000],
    ["1h", 3_600_000],
    ["-2:00", -120_000],
    ["0:00", 0],
    ["-0:00", 0],
    ["90:00", 5_400_000],
  ] as const)
    assert.equal(read_time(text), time, text);
  for (const text of ["", "2", "2:60", "1:60:00", "two", "2:00x", "--2:00", "1:2:3:4"])
    assert.equal(read_time(text), null, text);
});

test("an act is filled in, or the field that is wrong is named", () => {
  const time = kind("add_time");
  assert.deepEqual(act_of(time, { side: "black", time: " 2:00 ", reason: "12.5" }), {
    event: "add_time",
    side: "black",
    time: 120_000,
    reason: "12.5",
  });
  assert.deepEqual(act_of(time, { side: "black", time: "soon", reason: "x" }), {
    field: "time",
    text: "“soon” is no time; write 2:00, 1:30:00 or 90s.",
  });
  assert.equal((act_of(time, { time: "2:00", reason: "x" }) as { field: string }).field, "side");
  assert.deepEqual(act_of(kind("set_clocks"), { white: "1:00", black: "2:00", reason: "x" }), {
    event: "set_clocks",
    white: 60_000,
    black: 120_000,
    reason: "x",
  });
  assert.deepEqual(act_of(kind("declare_result"), { result: "0-0", reason: "x" }), {
    event: "declare_result",
    result: "0-0",
    article: "",
    reason: "x",
  });
  assert.deepEqual(act_of(kind("rule_increment"), { granted: "no" }), {
    event: "rule_increment",
    granted: false,
  });
  assert.deepEqual(act_of(kind("rule_increment"), {}), {
    field: "granted",
    text: "Ruling: something is expected.",
  });
  assert.deepEqual(act_of(kind("offence"), { by: "white", article: "7.5.1", plies: "3" }), {
    event: "offence",
    by: "white",
    article: "7.5.1",
    plies: 3,
  });
  assert.equal(
    (
      act_of(kind("set_clocks"), { white: "1:00", black: "2:00", white_moves: "x" }) as {
        field: string;
      }
    ).field,
    "white_moves",
  );
});

test("only what makes sense is in the list", () => {
  const events = (state = two_moves()) =>
    groups_for(state).flatMap(([, kinds]) => kinds.map(({ event }) => event));
  assert.ok(events().includes("pause") && !events().includes("resume"));
  const paused = events({ ...two_moves(), interruption: { text: "noise" } });
  assert.ok(paused.includes("resume") && !paused.includes("pause"));
  assert.ok(!events().includes("add_time"), "there is no clock");
  const over = { result: "1-0", reason: "resignation", article: "5.1.2", text: "x" };
  const ended = events({ ...two_moves(), end: over });
  assert.ok(ended.includes("annul_ending") && !ended.includes("pause"));
  const sealed = { phase: "sealing", sealer: "white", has_sealed: true, resumption: null } as const;
  assert.ok(events({ ...two_moves(), adjournment: sealed }).includes("adjourn"));
});

test("an act may take moves back, put others there, and add to the log", () => {
  const ruling = { at: 1, kind: "act", article: "7.1", text: "back", arbiter: null } as const;
  const back = after(two_moves(), { ...acted(after_e4, { kept: 1 }), log: [ruling] });
  assert.deepEqual(
    back.moves.map(({ s }) => s),
    ["e4"],
  );
  assert.equal(back.turn, "black");
  assert.deepEqual(back.log, [ruling]);
  const opened = after(back, acted(after_e5, { kept: 1, moves: two_moves().moves.slice(1) }));
  assert.equal(opened.moves.length, 2);
  assert.equal(back.moves.length, 1);
});

test("what the arbiter decides is said to all, and what it means", () => {
  const ruling = {
    at: 1,
    kind: "act",
    article: "7.1",
    text: "the game goes back",
    arbiter: null,
  } as const;
  assert.deepEqual(tell(two_moves(), { ...acted(after_e4, { kept: 1 }), log: [ruling] }), {
    urgency: "urgent",
    text: "The game goes back (Law 7.1). Black to move.",
  });
  assert.equal(tell(two_moves(), acted(after_e5, {})), null);
  const end = { result: "0-0", reason: "arbiter", article: "11.7", text: "Both sides lose." };
  assert.match(tell(two_moves(), acted(after_e5, { end }))?.text ?? "", /^0–0\. Both sides lose/);
});

test("a ruling that ends the game is said once", () => {
  const ruling = { at: 1, kind: "act", article: "11.7", arbiter: null } as const;
  const log = [
    { ...ruling, text: "the result is declared to be 0-0: both refused" },
    { ...ruling, text: "Ruled by the arbiter: 0-0" },
  ];
  const end = { result: "0-0", reason: "arbiter", article: "11.7", text: "Both sides lose." };
  assert.equal(
    tell(two_moves(), { ...acted(after_e5, { end }), log })?.text,
    "The result is declared to be 0-0: both refused (Law 11.7). 0–0. Both lose.",
  );
});

test("that a move was sealed is heard by all but its player", () => {
  const sealed = acted(after_e5, { event: { event: "seal" } });
  assert.equal(tell(two_moves(), sealed)?.text, "White has sealed a move.");
  assert.equal(tell({ ...two_moves(), you: ["white"] }, sealed), null);
});

test("a penalty is heard with what brought it", () => {
  const log = [
    { at: 1, kind: "penalty", article: "9.5.3", text: "Black gets 2 minutes", arbiter: null },
  ] as const;
  const claim = { by: "white", what: "threefold", offer: null, clock: null } as const;
  assert.equal(
    tell({ ...two_moves(), you: ["black"] }, { t: "claim", v: 4, d: claim, log: [...log] })?.text,
    "White has claimed a draw wrongly. Black gets 2 minutes (Law 9.5.3).",
  );
});

test("the arbiter comes and goes", () => {
  const presided = { ...new_state(["white"]), arbiter: { here: false } };
  const presence = { t: "presence", d: { side: "arbiter", here: true } } as const;
  assert.deepEqual(with_presence(presided, presence).arbiter, { here: true });
  assert.deepEqual(with_presence(presided, presence).players, presided.players);
});

test("plies, rulings and envelopes have words", () => {
  const state = two_moves();
  assert.deepEqual(
    [0, 1, 2].map((ply) => ply_name(state, ply)),
    ["the start", "1. e4", "1… e5"],
  );
  const ruling = { at: 1, kind: "act", arbiter: null } as const;
  assert.equal(ruling_words({ ...ruling, article: null, text: "tea" }), "Tea.");
  assert.equal(
    ruling_words({ ...ruling, article: "III.4", text: "both get time" }),
    "Both get time (Guideline III.4).",
  );
  const envelope = {
    phase: "sealing",
    sealer: "black",
    has_sealed: false,
    resumption: null,
  } as const;
  assert.equal(adjournment_words(envelope), "Black has to seal the next move.");
});
