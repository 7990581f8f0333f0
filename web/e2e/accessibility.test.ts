// That what is chosen is seen in the system's own colours, and everything fits a narrow screen. Axe
// finds nothing on any state in states.test.ts.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { moves_are, new_game, type_move } from "./support/table.ts";

const scene = new Scene();

test("in the system's own colours what is chosen and what is shown has an edge", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      const edges = (css: string) =>
        page.evaluate(
          (css) =>
            [...document.querySelectorAll(css)].map((one) => getComputedStyle(one).outlineStyle),
          css,
        );
      await page.goto(scene.url);
      await page.waitForSelector("input[name=level]");
      const chosen = await edges("input:checked + .choice-face");
      assert.deepEqual(chosen, ["solid", "solid", "solid"]);
      assert.ok(
        (await edges("input:not(:checked) + .choice-face")).every((edge) => edge === "none"),
      );
      await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
      await type_move(page, "e4");
      await moves_are(page, ["e4"]);
      await type_move(page, "e5");
      await moves_are(page, ["e4", "e5"]);
      assert.deepEqual(await edges(".move-list button"), ["none", "solid"]);
      assert.deepEqual(await edges(".clock.running"), ["solid"]);
    },
    { forcedColors: "active" },
  ));

test("320 CSS pixels are enough, and everything to press is 24 pixels or more", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      for (const wish of [
        { opponent: "screen" },
        { opponent: "friend" },
        { opponent: "screen", arbiter: true },
        { opponent: "friend", arbiter: true },
      ] as const) {
        await new_game(page, scene.url, wish);
        await narrow(page);
      }
      await page.goto(scene.url);
      await page.click("summary");
      await page.check("input[name=arbiter]");
      await narrow(page);
    },
    { viewport: { width: 320, height: 640 } },
  ));

async function narrow(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  assert.equal(wider, false);
  const small = await page
    .locator("button:visible, .button:visible, input:visible, select:visible, summary:visible")
    .evaluateAll((all) =>
      all
        .map((one) => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    );
  assert.deepEqual(small, []);
}
