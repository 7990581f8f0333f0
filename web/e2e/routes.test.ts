import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { at_game, moves_are, new_game, text_is, type_move, further } from "./support/table.ts";

const scene = new Scene();

type Marked = typeof globalThis & { is_marked?: boolean };

// What a page that is loaded again has forgotten.
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => ((globalThis as Marked).is_marked = true));
}

async function is_still_marked(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as Marked).is_marked === true);
}

test("from the start to a game and back nothing is loaded again", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await mark(page);
    await page.check("input[name=opponent][value=screen]");
    await page.click("button[type=submit]");
    await at_game(page);
    await page.waitForFunction(() => document.activeElement?.id === "top");
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    const game = page.url();
    await page.goBack();
    await page.waitForSelector(".new-game");
    await page.waitForFunction(() => document.title === "Arbiter");
    await page.goForward();
    await moves_are(page, ["e4"]);
    assert.equal(page.url(), game);
    await (await further(page, "link", "New game")).click();
    await page.waitForSelector(".new-game");
    assert.ok(await is_still_marked(page));
  }));

test("who leaves a game is away from it", () =>
  scene.with_players(2, async ({ page: host }, { page: friend }) => {
    await new_game(host, scene.url, { opponent: "friend" });
    await friend.goto(host.url());
    await at_game(friend);
    await host.locator(".strip .away").waitFor({ state: "detached" });
    await mark(friend);
    await (await further(friend, "link", "New game")).click();
    await host.locator(".strip .away").waitFor();
    await friend.goBack();
    await at_game(friend);
    await host.locator(".strip .away").waitFor({ state: "detached" });
    assert.ok(await is_still_marked(friend));
  }));

test("what is first on a page leads past the frame's line to what it has", () =>
  scene.with_players(1, async ({ page }) => {
    for (const [address, name] of [
      ["games", "Skip to your games"],
      ["game/x/y", "Skip to the content"],
      ["game/AAAAAAAA", "Skip to the content"],
    ] as const) {
      await page.goto(scene.url + address);
      await page.locator("#main h1").waitFor();
      await page.keyboard.press("Tab");
      const link = page.getByRole("navigation", { name: "Skip" }).getByRole("link");
      assert.equal(await link.textContent(), name);
      assert.ok(await link.evaluate((link) => document.activeElement === link));
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.id === "main");
      assert.equal(await page.locator("h1").count(), 1);
    }
  }));

test("a skip link stays on the page", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await mark(page);
    await page.getByRole("link", { name: "Skip to actions" }).press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "actions");
    await text_is(page, "[data-testid=turn]", /White to move/);
    assert.ok(await is_still_marked(page));
  }));
