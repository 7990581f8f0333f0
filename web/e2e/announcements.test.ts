// What a screen reader is told by itself, and that nothing ever replaces the three regions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heard, listen, same_regions } from "./support/ears.ts";
import { Scene } from "./support/scene.ts";
import { at_game, moves_are, new_game, result_is, text_is, type_move } from "./support/table.ts";

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
      if (index === 0)
        await heard(white, "a11y-polite", /^White: pawn e2 to e4\. Black to move\.$/);
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
