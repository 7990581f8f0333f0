import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, jumped, leads_page, stepped } from "../src/board/keys.ts";
import { read_placement } from "../src/chess/placement.ts";

const men = read_placement("r3k2r/8/8/8/8/8/8/R3K2R");

function press(key: string, at: string, more: { code?: string; black?: boolean } = {}) {
  const pressed = { key, code: more.code ?? "", shift: key !== key.toLowerCase() };
  return jumped(pressed, at, more.black ? "black" : "white", men, ["e1d1", "h1h2"]);
}

test("letters lead to the next man of that kind, with Shift to the one before", () => {
  assert.equal(press("r", "a8"), "h8");
  assert.equal(press("r", "h8"), "a1");
  assert.equal(press("r", "h1"), "a8");
  assert.equal(press("R", "a8"), "h1");
  assert.equal(press("k", "e1", { black: true }), "e8");
  assert.equal(press("q", "e1"), null);
  assert.equal(press("v", "e1"), null);
});

test("Home and End look through the game, but not in a page that scrolls or with Ctrl", () => {
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  assert.equal(stepped({ key: "Home", ...plain }), -Infinity);
  assert.equal(stepped({ key: "End", ...plain }), Infinity);
  assert.equal(stepped({ key: "End", ...plain, ctrlKey: true }), null);
  const page = { clientHeight: 600, scrollHeight: 700 };
  assert.equal(leads_page(Infinity, page), true);
  assert.equal(leads_page(Infinity, { ...page, scrollHeight: 600 }), false);
  assert.equal(leads_page(-1, page), false);
});

test("digits lead to a rank, with Shift to a file, in every layout", () => {
  assert.equal(press("5", "e1", { code: "Digit5" }), "e5");
  assert.equal(press("9", "e1", { code: "Digit9" }), null);
  assert.equal(jumped({ key: "%", code: "Digit5", shift: true }, "b3", "white", men, []), "e3");
});

test("brackets lead through the men that can move", () => {
  assert.equal(press("]", "a8"), "e1");
  assert.equal(press("]", "e1"), "h1");
  assert.equal(press("[", "e1"), "h1");
  // On a German keyboard.
  assert.equal(press("]", "a8", { code: "Digit9" }), "e1");
  assert.equal(press("[", "e1", { code: "Digit8" }), "h1");
});

test("keys ask something, with Alt something else, wherever the letter stands", () => {
  const ask = (key: string, alt = false, code = "") => asked({ key, code, alt, shift: false });
  assert.equal(ask("o"), "square");
  assert.equal(ask("O"), "color");
  assert.equal(ask("x"), "diagonals");
  assert.equal(ask("x", true), "lines");
  assert.equal(ask("≈", true, "KeyX"), "lines");
  assert.equal(ask("o", true), null);
  assert.equal(ask("h"), null);
});
