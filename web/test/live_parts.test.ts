import assert from "node:assert/strict";
import { test } from "node:test";
import { ClockWatch } from "../src/live/clock_watch.svelte.ts";
import { Notices } from "../src/live/notices.svelte.ts";
import { OwnMove } from "../src/live/own_move.svelte.ts";
import { Premoves } from "../src/live/premoves.svelte.ts";
import { read_placement } from "../src/chess/placement.ts";
import type { Answer } from "../src/protocol/types.ts";
import { settled, Time } from "./support/network.ts";
import { new_state, start_fen } from "./support/states.ts";

test("what is laid out is taken in its order, and not past what cannot be played", () => {
  const premoves = new Premoves();
  premoves.lay_out("e2e4");
  const men = read_placement(start_fen);
  assert.ok(premoves.lay_out("g1f3"));
  assert.equal(premoves.take_first(["e2e4", "d2d4"], men), "e2e4");
  assert.deepEqual(premoves.list, ["g1f3"]);
  assert.equal(premoves.take_first(["d2d4"], men), null);
  assert.deepEqual(premoves.list, ["g1f3"]);
  assert.ok(premoves.clear());
  assert.equal(premoves.clear(), false);
  assert.equal(premoves.take_first(["d2d4"], men), null);
});

test("there is an end to what can be laid out", () => {
  const premoves = new Premoves();
  while (premoves.lay_out("g1f3")) assert.ok(premoves.list.length < 100);
  assert.equal(premoves.list.length, 20);
});

test("of a promotion laid out the man that was chosen is played", () => {
  const premoves = new Premoves();
  premoves.lay_out("e7e8n");
  const men = read_placement("8/4P3/8/8/8/8/k7/6K1 w - - 0 1");
  assert.equal(premoves.take_first(["e7e8q", "e7e8r", "e7e8b", "e7e8n"], men), "e7e8n");
});

test("the move at hand is shown until it is answered, and late after a moment", async () => {
  const time = new Time();
  const own = new OwnMove(time.later);
  own.unconfirmed = "e2e4";
  assert.deepEqual(own.steps, ["e2e4"]);
  own.send("e2e4");
  assert.equal(own.unconfirmed, null);
  assert.deepEqual(own.steps, ["e2e4"]);
  let come: (answer: Answer) => void = () => undefined;
  const waiting = own.wait_for(new Promise((answer) => (come = answer)));
  assert.ok(own.is_on_its_way);
  time.pass(400);
  assert.ok(own.is_late);
  come({ t: "ok", i: "a", v: 2 });
  await waiting;
  own.answered("e2e4");
  assert.deepEqual(own.steps, []);
  assert.equal(own.is_late, false);
  assert.equal(own.is_on_its_way, false);
});

test("the answer to one move leaves the next alone", () => {
  const own = new OwnMove(new Time().later);
  own.send("e2e4");
  own.send("d2d4");
  own.answered("e2e4");
  assert.equal(own.sent, "d2d4");
});

test("a clock is watched from the server's last word on", async () => {
  const time = new Time();
  const marks: number[] = [];
  let first = 120_000;
  const watch = new ClockWatch({
    now: () => time.now,
    later: time.later,
    warns_from: () => first,
    warn: (mark) => marks.push(mark),
  });
  const left = { white: 40_000, black: 90_000 };
  const clock = { ...left, left, running: "white", delay: 0, counting: "increment" } as const;
  time.pass(500);
  watch.told();
  watch.warn_later({ ...new_state(["white"]), clock });
  time.pass(10_000);
  assert.deepEqual(marks, [30_000]);
  assert.equal(watch.elapsed(), 10_000);
  assert.deepEqual(watch.stopped(clock, false, 0).left, { white: 30_000, black: 90_000 });
  assert.deepEqual(watch.stopped(clock, true, 0).left, { white: 0, black: 90_000 });
  first = 0;
  time.pass(20_000);
  assert.deepEqual(marks, [30_000], "who wants none any more is not warned");
  watch.stop();
  await settled();
  assert.equal(time.waits_for, 0);
});

test("what came of a claim joins what is still to be read", () => {
  const said: string[] = [];
  const voice = {
    urgent: (text: string) => said.push(text),
    polite: () => undefined,
    again: () => undefined,
  };
  const notices = new Notices({ voice, sound: () => undefined, later: () => () => undefined });
  notices.refused({ t: "no", i: "a", e: "claim", m: "first" });
  notices.refused({ t: "no", i: "b", e: "claim", m: "second" });
  assert.equal(notices.news, "Second. First.");
  notices.add_news("A ruling.", null);
  assert.equal(notices.news, "Second. First. A ruling.");
  notices.refuse("No.");
  assert.equal(notices.notice?.kind, "refused");
  notices.clear();
  assert.equal(notices.news, null);
  assert.deepEqual(said, ["First.", "Second.", "No."]);
});
