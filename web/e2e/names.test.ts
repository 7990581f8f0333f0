// Guests say who they are, and everybody at the game reads it.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { heard, listen } from "./support/ears.ts";
import { Scene } from "./support/scene.ts";
import { at_game, moves_are, new_game, text_is, type_move, value_is } from "./support/table.ts";

const scene = new Scene();
const sarah = "שרה";
const set_apart = `\u2068${sarah}\u2069`;

async function strips_are(page: Page, far: string, near: string): Promise<void> {
  await text_is(page, ".far .strip-name", new RegExp(`^${far}$`));
  await text_is(page, ".near .strip-name", new RegExp(`^${near}$`));
}

async function make_as(host: Page, name: string): Promise<string> {
  await host.goto(scene.url);
  await host.check("input[name=opponent][value=friend]");
  await host.fill("input[name=own-name]", name);
  await host.click("button[type=submit]");
  await at_game(host);
  return host.locator("[data-testid=link]").inputValue();
}

test("two guests say their names, and both and a third read and hear them", () =>
  scene.with_players(3, async ({ page: anna }, { page: friend }, { page: watcher }) => {
    const link = await make_as(anna, "Anna");
    await listen(anna);
    await friend.goto(link);
    await at_game(friend);
    await text_is(friend, "h1", /^Anna \(white\) against you \(black\)/);
    await watcher.goto(anna.url().replace(/\?.*$/, ""));
    await at_game(watcher);
    await listen(watcher);

    await friend.fill("input[name=own-name]", sarah);
    await friend.press("input[name=own-name]", "Enter");
    const title = new RegExp(`^Anna \\(white\\) against ${set_apart} \\(black\\)$`);
    for (const page of [anna, friend, watcher]) await text_is(page, "h1", title);
    await strips_are(anna, sarah, "Anna");
    await strips_are(friend, "Anna", sarah);
    await strips_are(watcher, sarah, "Anna");
    await friend.waitForSelector("input[name=own-name]", { state: "detached" });
    for (const page of [anna, watcher])
      await heard(page, "a11y-polite", new RegExp(`^Black is ${set_apart}\\.$`));

    await type_move(anna, "e4");
    await moves_are(watcher, ["e4"]);
    await heard(watcher, "a11y-urgent", new RegExp(`^Anna: pawn e2 to e4\\. ${set_apart} to move`));
    await text_is(anna, "[data-testid=turn]", new RegExp(`^${set_apart} to move$`));

    const pgn = await watcher.evaluate(
      async (path) => (await fetch(`/api/games/${path.slice(-8)}/pgn`)).text(),
      new URL(watcher.url()).pathname,
    );
    assert.match(pgn, /^\[White "Anna"\]$/m);
    assert.match(pgn, new RegExp(`^\\[Black "${sarah}"\\]$`, "m"));
    await anna.goto(`${scene.url}games`);
    await text_is(anna, ".card-link strong", new RegExp(`^${sarah}$`));
  }));

test("who has a name comes with it, and changes it in the settings", () =>
  scene.with_players(2, async ({ page: anna }, { page: ben }) => {
    const link = await make_as(anna, "Anna");
    await listen(anna);
    await ben.goto(scene.url);
    await ben.evaluate(() => localStorage.setItem("arbiter-name", "Ben"));
    await ben.goto(link);
    await at_game(ben);
    await strips_are(ben, "Anna", "Ben");
    await heard(anna, "a11y-urgent", /^Ben has joined and plays Black\.$/);
    assert.equal(await ben.locator("input[name=own-name]").count(), 0);

    await ben.getByRole("button", { name: "Settings" }).click();
    await ben.fill("input[name=own-name]", ` ${"M".repeat(79)}`);
    await ben.keyboard.press("Escape");
    await strips_are(anna, "M{79}", "Anna");
    const { page_width, window_width } = await anna.evaluate(() => ({
      page_width: document.documentElement.scrollWidth,
      window_width: document.documentElement.clientWidth,
    }));
    assert.equal(page_width, window_width);
    await ben.reload();
    await strips_are(ben, "Anna", "M{79}");
    await ben.getByRole("button", { name: "Settings" }).click();
    await value_is(ben, "input[name=own-name]", "M".repeat(79));
  }));

test("the arbiter's names stand before anybody has come, and stay", () =>
  scene.with_players(2, async ({ page: arbiter }, { page: player }) => {
    await new_game(arbiter, scene.url, {
      opponent: "friend",
      arbiter: true,
      names: ["Anna", "Ben"],
    });
    await text_is(arbiter, "h1", /^Anna \(white\) against Ben \(black\)$/);
    await player.goto(scene.url);
    await player.evaluate(() => localStorage.setItem("arbiter-name", "Mallory"));
    await player.goto(await arbiter.locator("[data-testid=link]").first().inputValue());
    await at_game(player);
    await strips_are(player, "Ben", "Anna");
    await player.waitForSelector("#move-entry");
    assert.equal(await player.locator("#notice").textContent(), "");
  }));
