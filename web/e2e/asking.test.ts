// What players ask each other for besides a draw, and what shows why a game ended as it did.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  click_move,
  further,
  moves_are,
  new_game,
  result_is,
  square_is,
  text_is,
  type_move,
  type Wish,
} from "./support/table.ts";

const scene = new Scene();

async function friends(white: Page, black: Page, wish: Partial<Wish>): Promise<void> {
  await new_game(white, scene.url, { opponent: "friend", ...wish });
  await black.goto(white.url());
  await at_game(black);
}

test("a friend is asked whether a move may be taken back, and may say no", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await friends(white, black, { rules: "casual" });
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await white.getByRole("button", { name: "Take back" }).click();
    await text_is(white, "[data-testid=ask]", /Your opponent is asked/);
    await text_is(black, "[data-testid=ask]", /White wants to take the last move back/);
    await text_is(black, "#a11y-urgent", /White asks you to take a move back: pawn e2 to e4\./);
    await black.getByRole("button", { name: "Decline" }).click();
    await text_is(white, "#a11y-urgent", /Black does not let it be taken back\./);
    await white.locator("[data-testid=ask]").waitFor({ state: "detached" });
    assert.notEqual(await black.evaluate(() => document.activeElement?.tagName), "BODY");
    await white.getByRole("button", { name: "Take back" }).click();
    await black.getByRole("button", { name: "Let it be taken back" }).click();
    await square_is(white, "e2", /white pawn/);
    await square_is(black, "e4", /^e4$/);
    await type_move(white, "d4");
    await moves_are(black, ["d4"]);
  }));

test("a friend is given time", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await friends(white, black, { rules: "casual", time: "10" });
    await (await further(white, "button", "Give 15 seconds")).click();
    await text_is(black, "[data-testid=clock-black]", /10:15/);
  }));

test("a draw is claimed with the move that is made on the board", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      rules: "fide",
      fen: "7k/8/8/8/8/8/8/R6K w - - 99 80",
    });
    await page.getByRole("button", { name: "Claim draw" }).click();
    const reasons = page.getByRole("dialog").getByRole("radio");
    await reasons.first().waitFor();
    const names = await reasons.evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    assert.equal(names.length, 2);
    assert.ok(names[0]);
    assert.equal(names[0], names[1]);
    await page.getByRole("radio", { name: /50 moves/ }).check();
    await page.getByRole("button", { name: "Make the move on the board" }).click();
    await text_is(page, "[data-testid=choosing]", /not played yet/);
    await click_move(page, "a1", "a5");
    const dialog = page.getByRole("dialog");
    assert.ok(await dialog.getByRole("radio", { name: /50 moves/ }).isChecked());
    assert.equal(await dialog.getByRole("combobox").inputValue(), "a1a5");
    await dialog.getByRole("button", { name: "Claim" }).click();
    await result_is(
      page,
      /^Result ½–½\. .*9\.3.* It was claimed with Ra5, which was not played\.$/,
    );
    await moves_are(page, []);
    await page.getByRole("button", { name: "80, white, rook a1 to a5" }).click();
    await page.waitForSelector("[data-square=a5][aria-label*='white rook']");
  }));

test("the mate that was still possible is played through on the board", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1",
    });
    await page.getByRole("button", { name: "Flip board" }).waitFor();
    await type_move(page, "Kb2");
    await moves_are(page, ["Kb2"]);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(page, /^Result 1–0/);
    await text_is(page, "[data-testid=proof-white]", /White could still mate/);
    await page.getByRole("button", { name: "Show how" }).click();
    await text_is(page, "[data-testid=line-move]", /^1… black king h8 to/);
    const on = page
      .locator("[data-testid=proof-white]")
      .getByRole("button", { name: "One move on" });
    while ((await on.getAttribute("aria-disabled")) === "false") await on.click();
    await text_is(page, "[data-testid=line-move]", /white/);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await square_is(page, "b2", /white king/);
    await square_is(page, "h8", /black king/);
  }));

test("that nobody could mate any more is shown too", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1",
    });
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(page, /^Result ½–½\. .*5\.1\.2/);
    await text_is(page, "[data-testid=proof-black]", /Black has only a king left/);
  }));

test("a flag that falls shows the mate that was possible, and gives the game back", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      time: "2s",
      fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1",
    });
    await type_move(page, "Kb2");
    await result_is(page, /^Result 1–0\. Black['’]s flag has fallen.*6\.9/);
    await page.getByRole("button", { name: "Show how" }).click();
    await text_is(page, "[data-testid=line-move]", /^1… black king h8 to/);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.waitForSelector("[data-testid=line-move]", { state: "detached" });
    await square_is(page, "h8", /black king/);
    await moves_are(page, ["Kb2"]);
  }));

test("a wall of pawns that is shut ends the game and shows where everybody stays", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "4k3/7p/8/1p1p1p2/1P1P1P1P/8/8/4K3 b - - 0 1",
    });
    await type_move(page, "h5");
    await result_is(page, /^Result ½–½\. Dead position.*5\.2\.2/);
    for (const side of ["White", "Black"]) {
      const proof = page.getByTestId(`proof-${side.toLowerCase()}`);
      await proof.getByText(`Whatever is played, ${side} never mates`).waitFor();
      const squares = proof.getByText(/^Where everybody stays/);
      const list = proof.getByRole("list");
      await squares.click();
      await list.waitFor();
      await squares.click();
      await list.waitFor({ state: "hidden" });
    }
  }));
