// What a screen reader is told by itself, and that nothing ever replaces the three regions.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { heard, listen, same_regions } from "./support/ears.ts";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  moves_are,
  new_game,
  result_is,
  text_is,
  type_move,
  type Wish,
} from "./support/table.ts";

const scene = new Scene();

test("moves, captures, checks, offers and the result are announced in regions that stay", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", side: "white" });
    await listen(white);
    await black.goto(white.url());
    await at_game(black);
    await listen(black);
    await heard(white, "a11y-urgent", /^Your friend has joined and plays Black\.$/);

    const moves = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qe5+"];
    for (const [index, move] of moves.entries()) {
      await type_move(index % 2 === 0 ? white : black, move);
      await Promise.all([white, black].map((page) => moves_are(page, moves.slice(0, index + 1))));
      // The echo of one's own move gives way to an answer that comes before it was said.
      if (index === 0) await heard(white, "a11y-polite", /^White: pawn e2 to e4\.$/);
    }
    await heard(black, "a11y-urgent", /^White: pawn e2 to e4\. Your move\.$/);
    await heard(black, "a11y-urgent", /^White: pawn e4 takes pawn on d5\. Your move\.$/);
    await heard(white, "a11y-urgent", /^Black: queen d5 to e5, check\. Your move\.$/);

    await type_move(white, "a3");
    await heard(white, "a11y-urgent", /^Illegal: .*3\.9\.2/);
    await type_move(white, "Be2");
    await moves_are(black, [...moves, "Be2"]);
    await white.getByRole("button", { name: "Offer draw" }).click();
    await heard(white, "a11y-polite", /^You offer a draw\.$/);
    await heard(black, "a11y-urgent", /^White offers you a draw: accept or decline\./);
    await black.getByRole("button", { name: "Accept the draw" }).click();
    for (const page of [white, black]) {
      await result_is(page, /^Result ½–½/);
      await heard(page, "a11y-urgent", /^½–½\. .*5\.2\.3/);
      await same_regions(page);
      await text_is(page, "#a11y-log", /pawn e2 to e4.*takes pawn on d5.*check.*½–½/);
    }
  }));

test("castling, en passant, promotion and mate are said in words", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "6k1/3p1ppp/8/4P3/8/8/8/R3K3 b Q - 0 1",
    });
    await listen(page);
    const moves = ["d5", "exd6", "h6", "d7", "h5", "O-O-O", "h4", "d8=Q+", "Kh7", "Qxh4+"];
    for (const [index, move] of moves.entries()) {
      await type_move(page, move);
      await moves_are(page, moves.slice(0, index + 1));
    }
    for (const words of [
      /pawn e5 takes d6 en passant/,
      /castles queen side/,
      /becomes a queen, check/,
      /takes pawn on h4, check/,
    ])
      await text_is(page, "#a11y-log", words);
    await same_regions(page);
  }));

test("an open question leaves the opponent's move heard, and rests all else", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", side: "white" });
    await black.goto(white.url());
    await at_game(black);
    await listen(black);
    await black.getByRole("button", { name: "Resign" }).click();
    const question = black.getByRole("dialog");
    await question.waitFor();
    await type_move(white, "e4");
    await heard(black, "a11y-urgent", /^White: pawn e2 to e4\. Your move\.$/);
    const rests = (css: string) =>
      black.evaluate((css) => document.querySelector(css)?.closest("[inert]") !== null, css);
    assert.equal(await rests("#a11y-urgent"), false);
    assert.equal(await rests("#board"), true);
    assert.equal(await rests("dialog"), false);
    // Another that opens over it is the one to answer, and gives it back.
    await black.evaluate(() => document.querySelector<HTMLElement>("header button")?.click());
    const settings = black.getByRole("dialog", { name: "Settings" });
    await settings.waitFor();
    await settings.getByRole("button", { name: "Close" }).click();
    await settings.waitFor({ state: "detached" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    assert.equal(await black.locator("[inert]").count(), 0);
    assert.equal(await black.evaluate(() => document.activeElement?.textContent?.trim()), "Resign");
    await same_regions(black);
  }));

async function friends(white: Page, black: Page, wish: Partial<Wish>): Promise<void> {
  await new_game(white, scene.url, { opponent: "friend", side: "white", ...wish });
  await black.goto(white.url());
  await at_game(black);
  for (const page of [white, black]) await listen(page);
}

test("time that runs low is told to whose it is, and the fall of his flag to both", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    // Less than a quarter more than ten seconds would be no news.
    await friends(white, black, { time: "13s" });
    await type_move(white, "e4");
    await heard(black, "a11y-urgent", /^You have 10 seconds left\.$/);
    await text_is(white, "[data-testid=clock-black]", /^9\.|^0:09|^0:10/);
    for (const page of [white, black])
      await heard(page, "a11y-urgent", /1–0\. Black['’]s flag has fallen.*6\.9/);
    await text_is(black, "#a11y-log", /10 seconds left.*1–0/);
    assert.doesNotMatch((await white.textContent("#a11y-log")) ?? "", /seconds left\.$/);
    for (const page of [white, black]) await same_regions(page);
  }));

test("a wrong claim is heard by the other player with what it brings him", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await friends(white, black, { rules: "fide", time: "90+30" });
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await type_move(black, "e5");
    await moves_are(white, ["e4", "e5"]);
    await white.getByRole("button", { name: "Claim draw" }).click();
    await white.getByRole("radio", { name: /third time/ }).check();
    await white.getByRole("dialog").getByRole("button", { name: "Claim", exact: true }).click();
    await heard(black, "a11y-urgent", /^White has claimed a draw wrongly\./);
    await heard(black, "a11y-urgent", /Black gets 2 minutes/);
    await heard(black, "a11y-urgent", /It stands as an offer: accept or decline\.$/);
    await heard(white, "a11y-urgent", /9\.2/);
    await black.getByRole("button", { name: "Decline" }).click();
    await heard(black, "a11y-polite", /^You decline the draw\.$/);
    await heard(white, "a11y-urgent", /^Black declines the draw\.$/);
    for (const page of [white, black]) await same_regions(page);
  }));

test("a network that goes and comes is told of, and what was missed meanwhile", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await friends(white, black, {});
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await white.context().setOffline(true);
    await heard(white, "a11y-polite", /^Connection lost\. Trying again\.$/);
    await white.context().setOffline(false);
    await heard(white, "a11y-polite", /^Connected again\.$/);
    // What was missed may overtake that.
    await white.context().setOffline(true);
    await text_is(white, "#a11y-log", /Connection lost.*Connection lost/);
    await type_move(black, "c5");
    await moves_are(black, ["e4", "c5"]);
    await white.context().setOffline(false);
    await heard(white, "a11y-urgent", /^Black: pawn c7 to c5\. Your move\.$/);
    await text_is(white, "#a11y-log", /Connection lost.*Connected again/);
    await same_regions(white);
  }));

test("the regions stay from the first page through a game to its rematch and back", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await listen(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await at_game(page);
    await heard(page, "a11y-polite", /^Both players are at this screen\. White to move\.$/);
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await heard(page, "a11y-urgent", /^1–0\./);
    const first = page.url();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForURL((url) => url.href !== first);
    await moves_are(page, []);
    await same_regions(page);
    await type_move(page, "d4");
    await heard(page, "a11y-polite", /^White: pawn d2 to d4\./);
    await page.goBack();
    await moves_are(page, ["e4"]);
    await same_regions(page);
    // All that was said stays in the log.
    await text_is(page, "#a11y-log", /Both players.*pawn e2 to e4.*1–0.*pawn d2 to d4/);
  }));
