import assert from "node:assert/strict";
import { test } from "node:test";
import { days_left, listed_time, time_code, time_left, time_text } from "../src/chess/clock.ts";
import type { Clock } from "../src/protocol/types.ts";
import { de } from "../src/words/de/de.ts";
import { en } from "../src/words/en.ts";
import { time_control_words, time_words, times_words } from "../src/words/game.ts";
import { after } from "../src/chess/reduce.ts";
import { new_state, situation, start_fen } from "./support/states.ts";

const left = { white: 60_000, black: 45_000 };
const clock: Clock = { ...left, left, running: "white", delay: 0, counting: "increment" };

test("only the running time runs, and never below zero", () => {
  assert.equal(time_left(clock, "white", 1_500), 58_500);
  assert.equal(time_left(clock, "black", 1_500), 45_000);
  assert.equal(time_left(clock, "white", 99_000), 0);
  assert.equal(time_left({ ...clock, running: null }, "white", 1_500), 60_000);
});

test("a delay is part of what is left, while it runs and before", () => {
  const day = 86_400_000;
  const by_days: Clock = {
    ...clock,
    white: 0,
    black: 0,
    delay: day,
    counting: "delay",
    left: { white: day, black: day },
  };
  assert.equal(time_text(time_left(by_days, "white", 1_000)), "23:59:59");
  assert.equal(time_text(time_left(by_days, "black", 1_000)), "1d 0:00:00");
  assert.equal(times_words(by_days, 0), "White has 1 day. Black has 1 day.");
});

test("in an hourglass the other time grows, whatever the time is called", () => {
  const glass: Clock = { ...clock, counting: "hourglass" };
  assert.equal(time_left(glass, "black", 5_000), 50_000);
  assert.equal(time_left(glass, "white", 5_000), 55_000);
  assert.equal(time_left({ ...glass, running: null }, "black", 5_000), 45_000);
});

test("a time is told to machines as a duration that HTML knows", () => {
  assert.equal(time_code(299_000), "PT4M59S");
  assert.equal(time_code(4_250), "PT0M5S");
  assert.equal(time_code(0), "PT0M0S");
  assert.equal(time_code(3_723_000), "PT1H2M3S");
  assert.equal(time_code(3 * 86_400_000 + 60_000), "P3DT0H1M0S");
});

test("a time is shown as clocks show it", () => {
  assert.equal(time_text(300_000), "5:00");
  assert.equal(time_text(299_001), "5:00");
  assert.equal(time_text(299_000), "4:59");
  assert.equal(time_text(20_000), "0:20");
  assert.equal(time_text(9_840), "9.9");
  assert.equal(time_text(1), "0.1");
  assert.equal(time_text(0), "0.0");
  assert.equal(time_text(3_723_000), "1:02:03");
  assert.equal(time_text(3 * 86_400_000), "3d 0:00:00");
  assert.equal(listed_time(3 * 86_400_000), "3d");
  assert.equal(listed_time(3 * 86_400_000 - 1000), "2d 23:59:59");
  assert.equal(listed_time(600_000), "10:00");
});

test("by correspondence the days for all moves are told beside the time for one", () => {
  const day = 86_400_000;
  const post = { rules: "correspondence", time: "10/50d" } as const;
  const by_days = { ...clock, white: 50 * day, black: 0, left: { white: 36 * day, black: day } };
  assert.deepEqual(days_left({ ...post, clock: by_days }), { white: 50, black: 0 });
  assert.equal(days_left({ ...post, time: "3 days/move", clock: by_days }), null);
  assert.equal(days_left({ ...post, rules: "fide-online", clock: by_days }), null);
  assert.equal(days_left({ ...post, clock: null }), null);
});

test("a time control is told in words where it is a simple one", () => {
  assert.equal(time_control_words("5+3"), "5 minutes + 3 seconds");
  assert.equal(time_control_words("1+0"), "1 minute");
  assert.equal(time_control_words("0.5"), "30 seconds");
  assert.equal(time_control_words("90+30"), "1 hour 30 minutes + 30 seconds");
  assert.equal(time_control_words("300m+3"), "5 hours + 3 seconds");
  assert.equal(time_control_words("3 days/move"), "3 days/move");
});

test("days in a time control are called days, and a bare number is minutes", () => {
  const written: [time: string, english: string, german: string][] = [
    ["5+3", "5+3", "5+3"],
    ["90", "90 min", "90 min"],
    ["300m+3", "300m+3", "300m+3"],
    ["25 d5", "25 d5", "25 d5"],
    ["40/90+30;30+30", "40/90+30;30+30", "40/90+30;30+30"],
    ["3d", "3 days", "3 Tage"],
    ["1d+30", "1 day + 30 seconds a move", "1 Tag + 30 Sekunden je Zug"],
    ["40d+86400", "40 days + 1 day a move", "40 Tage + 1 Tag je Zug"],
    ["10/50d", "10 moves in 50 days", "10 Züge in 50 Tagen"],
    ["10/50d;20d", "10 moves in 50 days, then 20 days", "10 Züge in 50 Tagen, dann 20 Tage"],
    ["1/1d", "1 move in 1 day", "1 Zug in 1 Tag"],
    ["2d d5", "2d d5", "2d d5"],
    ["1 day/move", "1 day/move", "1 Tag je Zug"],
    ["5/move", "5 min/move", "5 min je Zug"],
    ["45s/move", "45s/move", "45s je Zug"],
    ["hourglass 3", "hourglass 3", "Sanduhr 3"],
  ];
  for (const [time, english, german] of written) {
    assert.equal(en.chess.time_control(time), english);
    assert.equal(de.chess.time_control(time), german);
  }
});

test("and said as people say it", () => {
  assert.equal(time_words(299_000), "4 minutes 59 seconds");
  assert.equal(time_words(60_000), "1 minute");
  assert.equal(time_words(86_400_000 + 3_600_000), "1 day 1 hour");
  assert.equal(time_words(0), "no time");
  assert.equal(times_words(clock, 1_000), "White has 59 seconds. Black has 45 seconds.");
});

test("the server's word about the times replaces the one before", () => {
  const paused: Clock = { ...clock, running: null };
  const state = after(
    { ...new_state(["white"]), clock },
    {
      t: "act",
      v: 2,
      d: {
        ...situation(start_fen),
        event: { event: "pause", reason: "noise" },
        kept: 0,
        moves: [],
        clock: paused,
      },
    },
  );
  assert.deepEqual(state.clock, paused);
});
