// What had the focus goes, or can be pressed no more: the focus goes on near by.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { at_game, click_move, moves_are, new_game, result_is, type_move } from "./support/table.ts";

const scene = new Scene();

// Where the focus is, by the room that it is in.
function focus_is_in(page: Page, room: string): Promise<unknown> {
  return page.waitForFunction((room) => document.activeElement?.closest(room) !== null, room);
}

// By the keyboard, because a press by hand beside it may take the focus on purpose.
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
}

test("an offer that is made, answered and gone leaves the focus near", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend" });
    await black.goto(white.url());
    await at_game(black);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await type_move(black, "e5");
    await moves_are(white, ["e4", "e5"]);
    await press(white, "Offer draw");
    await focus_is_in(white, "#actions");
    await press(black, "Decline");
    await focus_is_in(black, "#board");
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "e5", "Nf3"]);
    await press(black, "Offer draw");
    // The offer goes while its answer has the focus.
    await white.getByRole("button", { name: "Accept" }).focus();
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(white, /1–0/);
    await focus_is_in(white, "#board");
    await focus_is_in(black, "#actions");
  }));

test("a dialog goes with the game that it asks about", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend" });
    await black.goto(white.url());
    await at_game(black);
    await press(white, "Resign");
    await white.getByRole("dialog").waitFor();
    await press(black, "Resign");
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(white, /1–0/);
    await white.getByRole("dialog").waitFor({ state: "detached" });
    await focus_is_in(white, "#board, #actions");
  }));

test("a claim that waits for a move leads to the board", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      rules: "fide",
      fen: "7k/8/8/8/8/8/8/R6K w - - 99 80",
    });
    await press(page, "Claim draw");
    await press(page, "Make the move on the board");
    await focus_is_in(page, "#board");
    await page.waitForFunction(() =>
      /not played yet/.test(document.getElementById("a11y-polite")?.textContent ?? ""),
    );
    await press(page, "Cancel");
    await focus_is_in(page, "#board");
  }));

test("looking back to the first move and forward to the last", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await click_move(page, "e2", "e4");
    await press(page, "One move back");
    await focus_is_in(page, "#main");
    await press(page, "One move on");
    await focus_is_in(page, "#main");
  }));

test("Enter twice on what cannot be undone does nothing", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await press(page, "Resign");
    await page.getByRole("dialog").waitFor();
    await focus_is_in(page, "[data-cancel]");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focus_is_in(page, "[aria-label=Resign]");
    assert.equal(await page.locator("[data-testid=result]").count(), 0);
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    // One step back is the answer that is meant.
    await press(page, "Resign");
    await focus_is_in(page, "[data-cancel]");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await result_is(page, /1–0/);
  }));
