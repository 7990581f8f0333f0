// What had the focus goes, or can be pressed no more: the focus goes on near by.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  click_move,
  moves_are,
  new_game,
  result_is,
  text_is,
  type_move,
} from "./support/table.ts";

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

async function press_link(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).focus();
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
    // It stays at the button, which says why it waits.
    await focus_is_in(white, "[aria-label='Offer draw']");
    await white.keyboard.press("Enter");
    await text_is(white, "#notice", /stands until it is answered/);
    await press(black, "Offer draw");
    await text_is(black, "#notice", /White offers you a draw: accept or decline/);
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

test("whoever skips to the board goes on at a square, and to the entry also at the end", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await press_link(page, "Skip to the board");
    await focus_is_in(page, "#board button[data-square]");
    await page.keyboard.press("w");
    await text_is(page, "#a11y-log", /White to move, move 1/);
    assert.match(await page.title(), /^White to move/);
    await type_move(page, "resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(page, /^Result 0–1/);
    await press_link(page, "Skip to move entry");
    await focus_is_in(page, "#move-entry");
  }));

test("Enter on a reason for a claim claims nothing", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "fide" });
    await press(page, "Claim draw");
    await page.getByRole("dialog").getByRole("radio").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.equal(await page.getByRole("dialog").count(), 1);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-testid=offer]").count(), 0);
  }));

test("whoever has looked back is told of it where his turn stands, and comes back", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    const steps = page.getByRole("button", { name: "One move back" });
    const before = await steps.boundingBox();
    await steps.click();
    await text_is(page, "[data-testid=looking]", /^The position at the start$/);
    assert.deepEqual(await steps.boundingBox(), before, "the steps have moved");
    await press(page, "Back to the game");
    await text_is(page, "#a11y-log", /Move 1, White: pawn e2 to e4\. Last position\./);
    assert.equal(await page.locator("[data-testid=looking]").count(), 0);
  }));

test("a typed line that was refused is no longer wrong once it is changed", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await type_move(page, "Ke3");
    await page.waitForSelector("#move-entry[aria-invalid=true]");
    await page.focus("#move-entry");
    await page.keyboard.press("Backspace");
    await page.waitForSelector("#move-entry[aria-invalid=false]");
  }));
