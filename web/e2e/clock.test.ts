import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  further,
  moves_are,
  new_game,
  new_game_by_post,
  result_is,
  text_is,
} from "./support/table.ts";

const scene = new Scene();

test("a game with a clock shows both times and whose runs", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
    await text_is(page, "[data-testid=clock-white]", /^5:00$/);
    assert.equal(await page.locator(".clock.running").count(), 0);
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await text_is(page, "[data-testid=clock-white]", /^5:03$/);
    await page.locator("[data-testid=clock-black].running").waitFor();
    await text_is(page, "[data-testid=clock-black]", /^4:5\d$/);
    await (await further(page, "button", "Say the times")).click();
    await text_is(
      page,
      "[data-testid=news]",
      /White has 5 minutes 3 seconds\. Black has 4 minutes/,
    );
    await page.reload();
    await text_is(page, "[data-testid=clock-white]", /^5:03$/);
    await page.locator("[data-testid=clock-black].running").waitFor();
  }));

test("both clocks stand under one heading, with their times in words and for machines", () =>
  scene.with_players(1, async ({ page }) => {
    const headings = () =>
      page.getByRole("heading", { level: 2 }).evaluateAll((all) => all.map((h) => h.textContent));
    await new_game(page, scene.url, { opponent: "screen" });
    assert.deepEqual(await headings(), ["Players", "Board", "Status", "Moves", "Move", "Actions"]);
    await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
    assert.deepEqual(await headings(), ["Clocks", "Board", "Status", "Moves", "Move", "Actions"]);
    // Nothing that can be heard is between the heading and either clock but the players' names.
    assert.deepEqual(
      await page
        .locator("h2, [role=timer]")
        .evaluateAll((all) =>
          all.slice(0, 4).map((one) => one.ariaLabel ?? one.textContent?.trim()),
        ),
      ["Clocks", "Black’s time: 5 minutes", "White’s time: 5 minutes", "Board"],
    );
    for (const timer of await page.getByRole("timer").all()) {
      assert.equal(await timer.getAttribute("aria-live"), "off");
      assert.equal(await timer.locator("time").getAttribute("datetime"), "PT5M0S");
    }
  }));

test("a flag that falls ends the game", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "1s" });
    await click_move(page, "e2", "e4");
    await result_is(page, /Black’?'?s flag has fallen/);
    await text_is(page, "[data-testid=clock-black]", /^0\.0$/);
    assert.equal(await page.locator(".clock.running").count(), 0);
  }));

test("a day for each move is shown as a day, and runs", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "1 day/move" });
    for (const side of ["white", "black"])
      await text_is(page, `[data-testid=clock-${side}]`, /^1d 0:00:00$/);
    await click_move(page, "e2", "e4");
    await text_is(page, "[data-testid=clock-black].running", /^23:59:5\d$/);
    await text_is(page, "[data-testid=clock-white]", /^1d 0:00:00$/);
    assert.equal(await page.locator(".clock.low").count(), 0);
    await (await further(page, "button", "Say the times")).click();
    await text_is(page, "#a11y-polite", /White has 1 day\. Black has 23 hours 59 minutes/);
    assert.equal(await page.locator(".move-list .left").count(), 0);
  }));

test("by correspondence it is told how many days there are for all moves", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game_by_post(page, scene.url, "10 moves in 50 days");
    await text_is(page, "body", /10 moves in 50 days.*Correspondence rules/);
    await text_is(page, "[data-testid=days]", /^Whole days left: White 50, Black 50\./);
    await text_is(page, "[data-testid=clock-white]", /^36d 0:00:00$/);
    await click_move(page, "e2", "e4");
    await text_is(page, ".move-list .left", /^50d$/);
  }));

test("a delay is seen to run", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "5 d8" });
    await text_is(page, "[data-testid=clock-black]", /^5:08$/);
    await click_move(page, "e2", "e4");
    await text_is(page, "[data-testid=clock-black].running", /^5:0[4-7]$/);
    await text_is(page, "[data-testid=clock-white]", /^5:08$/);
  }));

test("a time that cannot be read is refused where it was typed", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await page.selectOption("select[name=time]", "own");
    await page.fill("#time", "1:30");
    await page.click("button[type=submit]");
    await text_is(page, "#time-error", /typed 90s, or, .* typed 90m/);
    assert.equal(await page.getAttribute("#time", "aria-invalid"), "true");
  }));
