import assert from "node:assert/strict";
import { test } from "node:test";
import { LowTime } from "../src/live/low_time.ts";

// Warned from the first mark on.
const all = 120_000;

test("each mark is told once, the next below the time that is left", () => {
  const low = new LowTime();
  assert.equal(low.next(300_000, all), 120_000);
  low.warned(120_000);
  assert.equal(low.next(120_000, all), 60_000);
  assert.equal(low.next(125_000, all), 60_000);
  assert.equal(low.next(45_000, all), 30_000);
  assert.equal(low.next(9_000, all), null);
});

test("a mark is told again after as much again was gained", () => {
  const low = new LowTime();
  low.next(300_000, all);
  low.warned(10_000);
  assert.equal(low.next(15_000, all), null);
  assert.equal(low.next(21_000, all), 10_000);
});

test("what the game begins with is no news", () => {
  assert.equal(new LowTime().next(60_001, all), 30_000);
  assert.equal(new LowTime().next(120_500, all), 60_000);
  assert.equal(new LowTime().next(11_000, all), null);
});

test("marks before the first that is wanted are passed over", () => {
  assert.equal(new LowTime().next(300_000, 30_000), 30_000);
  assert.equal(new LowTime().next(300_000, 0), null);
});
