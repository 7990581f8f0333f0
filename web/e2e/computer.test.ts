import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  drag_move,
  moves_are,
  moves_count,
  new_game,
  result_is,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

// After 1.Rb7 Black has only ...Kf8 and ...Kh8, and 2.Ra8 mates after both.
const mate_in_two = "6k1/8/R7/1R6/8/8/8/K7 w - - 0 1";

test("a game against the computer is played to mate from a position", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "computer",
      level: 1,
      side: "white",
      fen: mate_in_two,
    });
    await click_move(page, "b5", "b7");
    const [first, reply] = await moves_count(page, 2);
    assert.equal(first, "Rb7");
    assert.match(reply ?? "", /^K[fh]8$/);
    await drag_move(page, "a6", "a8");
    await moves_are(page, ["Rb7", reply ?? "", "Ra8#"]);
    await result_is(page, /^Result 1–0\. .*[Cc]heckmate.*5\.1\.1/);
    await text_is(page, "#entry-heading", /^Your command$/);
  }));

for (const level of [1, 5, 10] as const)
  test(`the computer of level ${level} opens as White and answers a move`, () =>
    scene.with_players(1, async ({ page }) => {
      await new_game(page, scene.url, { opponent: "computer", level, side: "black" });
      await text_is(
        page,
        "h1",
        new RegExp(`^The computer, level ${level} \\(white\\) against you \\(black\\)$`),
      );
      await moves_count(page, 1);
      await text_is(page, "[data-testid=turn]", /Your move/);
      await type_move(page, "a6");
      const moves = await moves_count(page, 3);
      assert.equal(moves[1], "a6");
    }));

test("the computer declines a draw, and the page says so", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "computer", level: 1, side: "white" });
    await type_move(page, "e4");
    await moves_count(page, 2);
    await page.getByRole("button", { name: "Offer draw" }).click();
    await text_is(page, "[data-testid=news]", /^Black declines the draw\.$/);
    await type_move(page, "a3");
    await page.waitForSelector("[data-testid=news]", { state: "detached" });
  }));

test("a wrong claim with a move is told and its move played", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "computer",
      level: 1,
      side: "white",
      rules: "fide",
    });
    await type_move(page, "e4");
    await moves_count(page, 2);
    await page.getByRole("button", { name: "Claim draw" }).click();
    await page.getByRole("radio", { name: /third time/ }).check();
    await page.selectOption("dialog select", "a2a3");
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    const moves = await moves_count(page, 4);
    assert.equal(moves[2], "a3");
    await text_is(page, "[data-testid=news]", /9\.2.*9\.1\.2\.3.*9\.5\.3.*Black declines/);
  }));

test("the board stands with the player's own men below", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "computer", level: 1, side: "black" });
    await square_is(page, "e8", /black king/);
    assert.equal(
      await page.locator("button[data-square]").first().getAttribute("data-square"),
      "h1",
    );
    await page.getByRole("button", { name: "Flip board" }).click();
    await page.waitForFunction(
      () => document.querySelector("button[data-square]")?.getAttribute("data-square") === "a8",
    );
  }));
