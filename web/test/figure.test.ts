import assert from "node:assert/strict";
import { test } from "node:test";
import { is_above, line_of, median, type Figure } from "../e2e/measure/figure.ts";

const figure: Figure = { what: "a page", value: 80, unit: "KiB", mark: 80 };

test("a median is the middle, or halfway between two", () => {
  assert.equal(median([10, 9, 100]), 10);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.throws(() => median([]));
});

test("only what is more than allowed is too much", () => {
  assert.ok(!is_above(figure));
  assert.ok(is_above({ ...figure, value: 80.01 }));
  assert.ok(is_above({ ...figure, unit: "", value: 0.00001, mark: 0 }));
  assert.ok(!is_above({ ...figure, value: 1000, mark: null }));
});

test("a line says what was measured and what is allowed", () => {
  assert.match(line_of(figure), /^a page +80\.0 KiB +at most 80 KiB$/);
  assert.match(line_of({ ...figure, mark: null }), /^a page +80\.0 KiB$/);
});
