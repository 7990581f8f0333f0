// Moves laid out while the opponent thinks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  click_move,
  drag_move,
  moves_are,
  new_game,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

test("what is laid out is played move by move, and goes where it cannot be", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", time: "5+3" });
    await black.goto(white.url());
    await at_game(black);
    await click_move(black, "e7", "e5");
    await drag_move(black, "g8", "f6");
    await square_is(black, "e5", /black pawn, premove/);
    await square_is(black, "f6", /black knight, premove/);
    await moves_are(black, []);
    await type_move(white, "e4");
    await moves_are(white, ["e4", "e5"]);
    await type_move(white, "Nf3");
    await moves_are(white, ["e4", "e5", "Nf3", "Nf6"]);
    await square_is(black, "f6", /^f6, black knight, last move$/);

    await click_move(black, "f6", "e4");
    await type_move(white, "Nxe5");
    await moves_are(black, ["e4", "e5", "Nf3", "Nf6", "Nxe5", "Nxe4"]);

    await click_move(black, "d8", "d2");
    // Whom a premove would take is still there for whoever asks.
    await black.focus("[data-square=d2]");
    await black.keyboard.press("u");
    await text_is(black, "#a11y-polite", /^Neither side has more material/);
    await black.keyboard.press("o");
    await text_is(black, "#a11y-polite", /^D2, white pawn/);
    assert.equal(await black.locator(".strip .ahead").count(), 0);
    // But where he might go from there is told of where he would be.
    await black.keyboard.press("m");
    await text_is(black, "#a11y-polite", /^As a premove: The black queen on d2 can go to/);
    await type_move(black, "legal d2");
    await text_is(black, "[data-testid=answer]", /^As a premove: The black queen on d2 can go to/);
    await black.focus("[data-square=d2]");
    await black.keyboard.press("Escape");
    await click_move(black, "d8", "a5");
    await type_move(white, "d3");
    await square_is(black, "d8", /black queen$/);
    await moves_are(black, ["e4", "e5", "Nf3", "Nf6", "Nxe5", "Nxe4", "d3"]);
    await type_move(black, "d6");

    await click_move(black, "a7", "a5");
    await square_is(black, "a5", /premove/);
    await black.keyboard.press("Escape");
    await square_is(black, "a7", /^a7, black pawn$/);
    await click_move(black, "a7", "a6");
    await black.click("button[data-square=h4]");
    await square_is(black, "a7", /^a7, black pawn$/);
    assert.equal(await black.locator(".mark-planned").count(), 0);
  }));

test("a promotion that is laid out is chosen among one's own men", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    const fen = "7k/8/8/8/8/8/K3p3/8 w - - 0 1";
    await new_game(white, scene.url, { opponent: "friend", fen });
    await black.goto(white.url());
    await at_game(black);
    await click_move(black, "e2", "e1");
    const chooser = black.getByRole("dialog");
    await chooser.waitFor();
    assert.equal(await chooser.locator("use[href='#bq']").count(), 1);
    await chooser.getByRole("button", { name: "Queen" }).click();
    await type_move(white, "Kb3");
    await moves_are(black, ["Kb3", "e1=Q"]);
  }));
