import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow_path, drawn_over, type Drawing } from "../src/board/drawings.ts";

const circle: Drawing = { from: "e4", to: null, brush: 1 };
const arrow: Drawing = { from: "e4", to: "e5", brush: 1 };

test("what is drawn stays beside the rest, and again it goes", () => {
  const both = drawn_over(drawn_over([], circle), arrow);
  assert.deepEqual(both, [circle, arrow]);
  assert.deepEqual(drawn_over(both, { ...circle }), [arrow]);
});

test("drawn in another colour it takes that", () => {
  assert.deepEqual(drawn_over([circle, arrow], { ...circle, brush: 2 }), [
    arrow,
    { ...circle, brush: 2 },
  ]);
});

test("an arrow ends in the middle of its square", () => {
  const path = arrow_path({ x: 20, y: 20 }, { x: 20, y: 100 });
  assert.match(path, /L20 100L/);
  assert.equal(path, "M17 32L17 86L11 86L20 100L29 86L23 86L23 32Z");
});
