// Playing, asking and deciding by the entry alone.

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
  square_is,
  text_is,
  type_move as type,
  value_is,
  type Wish,
} from "./support/table.ts";

const scene = new Scene();

async function sit_down(white: Page, black: Page, wish: Partial<Wish> = {}): Promise<void> {
  await new_game(white, scene.url, { opponent: "friend", side: "white", ...wish });
  await black.goto(await white.locator("[data-testid=link]").inputValue());
  await at_game(black);
  await white.waitForSelector("[data-testid=link]", { state: "detached" });
  await Promise.all([listen(white), listen(black)]);
}

// White begins; each text is typed on the page of whose move it is, once the last has come.
async function play(white: Page, black: Page, moves: [text: string, san: string][]) {
  const played = await white.locator(".move-list .played").allTextContents();
  for (const [text, san] of moves) {
    const mover = played.length % 2 === 0 ? white : black;
    await type(mover, text);
    played.push(san);
    await Promise.all([white, black].map((page) => moves_are(page, played)));
  }
  return played;
}

// Asked there, answered where it is heard and where it is seen.
async function answered(page: Page, text: string, wanted: RegExp): Promise<void> {
  await type(page, text);
  await heard(page, "a11y-polite", wanted);
  await text_is(page, "[data-testid=answer]", wanted);
  await value_is(page, "#move-entry", "");
}

async function in_entry(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.id === "move-entry");
}

test("a whole game, offers and its end included, is played by the entry alone", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await sit_down(white, black, { rules: "fide" });
    await play(white, black, [
      ["1. e4", "e4"],
      ["david seven to david five", "d5"],
      ["eva four takes delta five", "exd5"],
      ["knight foxtrot six", "Nf6"],
      ["g1f3", "Nf3"],
      ["g six", "g6"],
    ]);
    await type(white, "knight takes david five");
    await heard(white, "a11y-urgent", /^Illegal: .*d5/);
    await value_is(white, "#move-entry", "knight takes david five");
    assert.equal(await white.getAttribute("#move-entry", "aria-invalid"), "true");
    await play(white, black, [
      ["bc4", "Bc4"],
      ["bishop golf seven", "Bg7"],
      ["castle kingside", "O-O"],
      ["0-0", "O-O"],
      ["d6", "d6"],
      ["nb d7", "Nbd7"],
      ["d6xc7", "dxc7"],
      ["a6", "a6"],
    ]);
    await type(white, "cxd8");
    await heard(white, "a11y-urgent", /^Illegal: the pawn reaches the last rank; name the queen/);
    await value_is(white, "#move-entry", "cxd8");
    await play(white, black, [["charlie takes delta eight queen", "cxd8=Q"]]);

    await type(white, "draw");
    await heard(white, "a11y-polite", /^You offer a draw\.$/);
    await heard(black, "a11y-urgent", /^White offers you a draw: /);
    await type(black, "decline");
    await heard(white, "a11y-urgent", /^Black declines the draw\.$/);
    await play(white, black, [["rook takes d8", "Rxd8"]]);

    assert.ok(await in_entry(black));
    await type(black, "resign");
    await black.getByRole("dialog", { name: "Resign this game?" }).waitFor();
    await black.keyboard.press("Escape");
    await black.waitForFunction(() => document.activeElement?.id === "move-entry");
    await type(black, "/resign");
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    for (const page of [white, black]) {
      await result_is(page, /^Result 1–0\. .*5\.1\.2/);
      await heard(page, "a11y-urgent", /^1–0\. .*5\.1\.2/);
      await same_regions(page);
    }
    const first = white.url();
    await type(black, "rematch");
    await heard(white, "a11y-urgent", /^Black offers you a rematch\.$/);
    await type(white, "accept");
    for (const page of [white, black]) await page.waitForURL((url) => url.href !== first);
    await text_is(black, "h1", /You \(white\)/);
  }));

test("a draw is claimed by a word, with the move that is named, and a claim is asked about", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await sit_down(white, black, { rules: "fide" });
    await type(black, "claim");
    await text_is(black, "[data-testid=answer]", /when it is your move/);
    const there_and_back: [string, string][] = [
      ["nf3", "Nf3"],
      ["nf6", "Nf6"],
      ["ng1", "Ng1"],
      ["ng8", "Ng8"],
    ];
    await play(white, black, [...there_and_back, ...there_and_back.slice(0, 3)]);
    await type(black, "claim knight golf eight");
    const dialog = black.getByRole("dialog", { name: "Claim a draw" });
    await dialog.waitFor();
    assert.equal(await dialog.locator("select").inputValue(), "f6g8");
    // Which it is nobody claims unthinkingly.
    await dialog.getByRole("button", { name: "Claim" }).click();
    assert.equal(await dialog.locator("input:invalid").count(), 2);
    await dialog.getByRole("radio", { name: /third time/ }).check();
    await dialog.getByRole("button", { name: "Claim" }).click();
    for (const page of [white, black]) await result_is(page, /^Result ½–½\. .*9\.2/);
  }));

test("what is asked is answered where it is heard and where it is seen", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await sit_down(white, black, { rules: "fide", time: "5+3" });
    await play(white, black, [
      ["e4", "e4"],
      ["d5", "d5"],
      ["exd5", "exd5"],
    ]);
    await answered(black, "last", /^Move 2, White: pawn e4 takes pawn on d5\.$/);
    await answered(white, "/moves 1", /^Move 1, Black: pawn d7 to d5\. Move 2, White: pawn e4/);
    await answered(white, "my", /^Move 2, White: pawn e4 takes pawn on d5\.$/);
    await answered(black, "pieces queens", /^White: queen d1\. Black: queen d8\.$/);
    await answered(black, "scan delta", /^File d1 to d8: d1, white queen; .*; d8, black queen\.$/);
    await answered(black, "where is the white king", /^White: king e1\.$/);
    await answered(black, "legal delta eight", /^The black queen on d8 can go to d5, d6, d7\.$/);
    await answered(black, "captures", /^Black can take: queen d8 on d5\.$/);
    await answered(black, "material", /^White is ahead by a pawn’s worth\.$/);
    await answered(white, "turn", /^Black to move, move 2\.$/);
    await answered(black, "clock", /^White has \d minutes.* Black has \d minutes/);
    await answered(
      black,
      "fen",
      /^FEN: rnbqkbnr\/ppp1pppp\/8\/3P4\/8\/8\/PPPP1PPP\/RNBQKBNR b KQkq/,
    );
    await answered(black, "opponent", /^Your friend plays White and is here\.$/);
    await answered(black, "more", /not offered in this game\.$/);
    await answered(black, "takeback", /not offered in this game\.$/);
    await answered(white, "flip", /^Black is below\.$/);
    await type(black, "clok");
    await heard(
      black,
      "a11y-urgent",
      /“clok” is neither a move nor a command: did you mean clock\?/,
    );
    await text_is(black, "#notice", /did you mean clock\?/);
    await type(black, "board echo four");
    await black.waitForFunction(() => document.activeElement?.getAttribute("data-square") === "e4");
    await type(black, "help");
    await black.getByRole("dialog", { name: "What can be typed" }).waitFor();
    await black.keyboard.press("Escape");
    await black.waitForFunction(() => document.activeElement?.id === "move-entry");
    // An answer about the position goes with the position.
    await answered(black, "turn", /^Black to move/);
    await type(black, "queen takes delta five");
    await moves_are(white, ["e4", "d5", "exd5", "Qxd5"]);
    await black.waitForSelector("[data-testid=answer]", { state: "detached" });
    await same_regions(black);
  }));

test("on the opponent's turn the entry says that it takes premoves, and takes them", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await sit_down(white, black);
    await text_is(black, "#entry-heading", /^Your premove$/);
    await text_is(white, "#entry-heading", /^Your move$/);
    await type(black, "eva five");
    await heard(black, "a11y-polite", /^Premove: black pawn e7 to e5\.$/);
    await square_is(black, "e5", /black pawn, premove/);
    await type(black, "nf3");
    await text_is(black, "#notice", /^!No premove: .*Nf3/);
    await type(black, "");
    await heard(black, "a11y-polite", /^The premoves are cancelled\.$/);
    await type(black, "e5");
    await type(white, "e4");
    for (const page of [white, black]) await moves_are(page, ["e4", "e5"]);
    await text_is(white, "#entry-heading", /^Your move$/);
    await text_is(black, "#entry-heading", /^Your premove$/);
  }));

test("squares and moves are said as this browser was told to say them", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("arbiter-verbosity", "full");
      localStorage.setItem("arbiter-spelling", "anna");
    });
    await new_game(page, scene.url, { opponent: "screen" });
    await square_is(page, "e2", /^eva 2, white pawn$/);
    await listen(page);
    await type(page, "eva four");
    await moves_are(page, ["e4"]);
    await heard(page, "a11y-polite", /^White pawn from eva 2 to eva 4\. /);
  }));
