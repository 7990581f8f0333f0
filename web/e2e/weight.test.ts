// What can be weighed and seen without a clock is within its bounds. How soon the page can be used
// is measured by `npm run measure`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { is_above, line_of, type Figure } from "./measure/figure.ts";
import { open_game } from "./measure/game.ts";
import { shift_of_game, sizes } from "./measure/loading.ts";
import { weights } from "./measure/weight.ts";
import { Scene } from "./support/scene.ts";

// What comes is packed only by the program itself.
delete process.env["PAGE"];
const scene = new Scene();

function are_within(figures: readonly Figure[]): void {
  assert.deepEqual(figures.filter(is_above).map(line_of), []);
}

test("few bytes come before the first move can be made", async () => {
  const game = await open_game(scene.browser, scene.url);
  const figures = await weights(scene.browser, scene.url, game);
  are_within(figures);
  // What was not weighed is within any bounds.
  const parts = figures.filter(({ what }) => /: (html|js|css)$/.test(what));
  assert.equal(parts.length, 6, "three parts of two pages");
  assert.deepEqual(parts.filter(({ value }) => !(value > 0)).map(line_of), []);
});

for (const size of sizes)
  test(`nothing jumps in a game of 20 moves: ${size.width}x${size.height}`, async () =>
    are_within([await shift_of_game(scene.browser, scene.url, size)]));
