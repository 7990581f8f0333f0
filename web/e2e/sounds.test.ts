// That the page sounds, and is silent when it shall be.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { click_move, moves_are, new_game } from "./support/table.ts";

const scene = new Scene();

type Counted = typeof globalThis & { tones: number };

function count_tones(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const here = globalThis as Counted;
    here.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      ++here.tones;
      start.call(this, when);
    };
  });
}

function tones(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counted).tones);
}

const sounds = (page: Page) => page.getByRole("group", { name: "Sound" });

async function choose_sound(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await sounds(page).getByRole("radio", { name }).check({ force: true });
  await page.getByRole("button", { name: "Close" }).click();
}

test("a move is heard, and nothing once the sound is off", () =>
  scene.with_players(1, async ({ page }) => {
    await count_tones(page);
    await new_game(page, scene.url, { opponent: "screen" });
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await page.waitForFunction(() => (globalThis as Counted).tones === 1);
    await choose_sound(page, "Quiet");
    await choose_sound(page, "Off");
    const before = await tones(page);
    await click_move(page, "d7", "d5");
    await click_move(page, "e4", "d5");
    await moves_are(page, ["e4", "d5", "exd5"]);
    assert.equal(await tones(page), before);
    await page.reload();
    await page.getByRole("button", { name: "Settings" }).click();
    assert.ok(await sounds(page).getByRole("radio", { name: "Off" }).isChecked());
  }));

test("what is announced is spoken by the page where that is chosen", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("arbiter-speech", "on");
      const here = globalThis as typeof globalThis & { spoken: string[] };
      here.spoken = [];
      speechSynthesis.speak = ({ lang, text }) => void here.spoken.push(`${lang}: ${text}`);
    });
    await new_game(page, scene.url, { opponent: "screen" });
    await click_move(page, "e2", "e4");
    await page.waitForFunction(() =>
      (globalThis as typeof globalThis & { spoken: string[] }).spoken.some((text) =>
        /^en: .*pawn e2 to e4/.test(text),
      ),
    );
  }));

test("the edge of the board is heard", () =>
  scene.with_players(1, async ({ page }) => {
    await count_tones(page);
    await new_game(page, scene.url, { opponent: "screen" });
    await page.focus("button[data-square=e2]");
    await page.keyboard.press("ArrowDown");
    assert.equal(await tones(page), 0);
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => (globalThis as Counted).tones === 1);
  }));
