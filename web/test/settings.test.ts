import assert from "node:assert/strict";
import { test } from "node:test";
import { groups } from "../src/settings/groups.ts";
import { choices, read_settings } from "../src/settings/choices.ts";
import { choose, settings } from "../src/settings/settings.svelte.ts";

test("what is chosen is kept, and what is kept and unknown is the usual", () => {
  const stored = new Map([["arbiter-board", "marble"]]);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
  });
  assert.equal(read_settings().board, choices.board[0]);
  choose("board", "wood");
  assert.equal(settings.board, "wood");
  assert.equal(read_settings().board, "wood");
  assert.equal(stored.get("arbiter-board"), "wood");
});

test("a browser that keeps nothing takes every choice all the same", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("denied");
    },
  });
  choose("theme", "dark");
  assert.equal(settings.theme, "dark");
  assert.equal(read_settings().theme, "auto");
});

test("every setting stands in one group", () => {
  assert.deepEqual(Object.values(groups).flat().sort(), Object.keys(choices).sort());
});
