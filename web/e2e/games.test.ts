// One's own games: what this browser plays is found again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import { at_game, moves_are, new_game, text_is, type_move } from "./support/table.ts";

const scene = new Scene();

test("a game whose tab was closed is found on the first page", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await white.goto(scene.url);
    await white.waitForSelector("input[name=level]");
    assert.equal(await white.locator(".go-on").count(), 0);
    await new_game(white, scene.url, { opponent: "friend", time: "5+3" });
    const address = white.url();
    await white.goto(scene.url);
    await text_is(white, ".go-on", /Your friend.*Waiting.*5\+3/s);
    await black.goto(address);
    await at_game(black);
    await white.goto(scene.url);
    await white.locator(".go-on a[href^='/game/']").click();
    await at_game(white);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await black.goto(scene.url);
    await text_is(black, ".go-on", /Your friend.*Your move/s);
    await white.goto(scene.url);
    await text_is(white, ".go-on", /Your friend.*Black to move/s);
    await black.locator(".go-on a[href^='/game/']").click();
    await moves_are(black, ["e4"]);
    // What was left last stands before what waits.
    await new_game(black, scene.url, { opponent: "screen" });
    await black.goto(scene.url);
    await text_is(black, ".go-on", /White against Black.*Your friend.*Your move/s);
  }));

test("games that are over are listed behind those that go on", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(`${scene.url}games`);
    await text_is(page, "main", /You have not played/);
    await new_game(page, scene.url, { opponent: "computer" });
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForSelector("[data-testid=result]");
    // Nothing goes on, and nothing says so.
    await page.goto(scene.url);
    await page.getByRole("link", { name: "Your finished game" }).waitFor();
    assert.equal(await page.locator(".go-on").count(), 0);
    await new_game(page, scene.url, { opponent: "screen" });
    await page.goto(scene.url);
    await page.getByRole("link", { name: "All 2" }).click();
    await page.waitForURL(/\/games$/);
    await text_is(
      page,
      "main",
      /Going on.*White against Black.*Over.*Computer, level 3.*You lost/s,
    );
    assert.equal(await page.title(), "Your games · Arbiter");
    // Both were made just now, and the running one has no move.
    const dates = page.locator(".card-link time");
    const told = await dates.allTextContents();
    assert.equal(told.length, 3);
    for (const [index, begins] of [/^Begun: \d/, /^Begun: \d/, /^Last active: \d/].entries())
      assert.match(told[index] ?? "", begins);
    const times = await dates.evaluateAll((all) =>
      all.map((one) => Date.parse((one as HTMLTimeElement).dateTime)),
    );
    for (const time of times) assert.ok(Math.abs(Date.now() - time) < 3_600_000);
  }));
