// That the page sounds, and is silent when it shall be.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { click_move, moves_are, new_game } from "./support/table.ts";

const scene = new Scene();

type Counted = typeof globalThis & { tones: number };

function tones(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counted).tones);
}

test("a move is heard, and nothing once the sound is off", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => {
      const here = globalThis as Counted;
      here.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        ++here.tones;
        start.call(this, when);
      };
    });
    await new_game(page, scene.url, { opponent: "screen" });
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await page.waitForFunction(() => (globalThis as Counted).tones === 1);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Sound: on" }).click();
    await page.getByRole("button", { name: "Sound: quiet" }).click();
    await page.getByRole("button", { name: "Sound: off" }).waitFor();
    await page.keyboard.press("Escape");
    const before = await tones(page);
    await click_move(page, "d7", "d5");
    await click_move(page, "e4", "d5");
    await moves_are(page, ["e4", "d5", "exd5"]);
    assert.equal(await tones(page), before);
    await page.reload();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Sound: off" }).waitFor();
  }));
