// Parts that are loaded when they are wanted, and do not come.

import { test } from "node:test";
import { axe_finds_nothing } from "./support/axe.ts";
import { Scene } from "./support/scene.ts";
import { at_game, click_move, moves_are, new_game, square, text_is } from "./support/table.ts";

const scene = new Scene();

const game_part = /\/GameAt[^/]*\.js/;

// The browser complains of what these tests keep from it.
function forgive(complaints: string[]): void {
  const others = complaints.filter((text) => !/ERR_FAILED/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

test("a part that did not come is told of, and can be tried again", () =>
  scene.with_players(1, async ({ page, complaints }) => {
    await page.route(/\/(Settings|Keys)[^/]*\.js/, (route) => route.abort());
    await page.goto(scene.url);
    await page.getByRole("button", { name: "Settings" }).click();
    const told = page.getByRole("dialog", { name: /does not answer/ });
    await told.getByRole("button", { name: "Try again" }).click();
    await told.getByRole("button", { name: "Cancel" }).click();
    await told.waitFor({ state: "detached" });
    // As often as it is wanted.
    await page.getByRole("button", { name: "Settings" }).click();
    await told.waitFor();
    await page.unroute(/\/(Settings|Keys)[^/]*\.js/);
    await told.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    forgive(complaints);
  }));

test("a game that did not come is told of, and can be tried again", () =>
  scene.with_players(2, async ({ page, complaints }, { page: other, complaints: others }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await other.route(game_part, (route) => route.abort());
    await other.goto(page.url());
    await other
      .getByRole("main")
      .getByText(/does not answer/)
      .waitFor();
    await other.getByRole("button", { name: "Settings" }).waitFor();
    await axe_finds_nothing(other, "no game");
    await other.unroute(game_part);
    await other.getByRole("button", { name: "Try again" }).click();
    await at_game(other);
    for (const those of [complaints, others]) forgive(those);
  }));

test("a move made before a game that did not come is played in no other", () =>
  scene.with_players(1, async ({ page, complaints }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const running = new URL(page.url()).pathname;
    await page.goto(scene.url);
    await page.route(game_part, (route) => route.abort());
    // What was there already is not asked for again.
    await page.reload();
    await page.waitForSelector("input[name=opponent]");
    await click_move(page, "d2", "d4");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.goBack();
    await page.unroute(game_part);
    await page.locator(`a[href="${running}"]`).first().click();
    await at_game(page);
    // Had the other been played, this one could not be the first.
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    forgive(complaints);
  }));

test("whoever leaves before the game has come does not sit at it", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "friend" });
    await page.route(game_part, () => undefined);
    const coming = page.waitForEvent("websocket");
    await page.reload();
    const socket = await coming;
    await page.getByText("Opening the game…").waitFor();
    const closed = socket.waitForEvent("close");
    await page.getByRole("link", { name: "Arbiter" }).click();
    await closed;
  }));

test("a question at the board that cannot be answered is told of", () =>
  scene.with_players(1, async ({ page, complaints }) => {
    await page.route(/\/(board_)?answers[^/]*\.js/, (route) => route.abort());
    await page.goto(scene.url);
    await square(page, "e2").press("o");
    await text_is(page, "#a11y-polite", /does not answer/);
    await page.unroute(/\/(board_)?answers[^/]*\.js/);
    await square(page, "e2").press("o");
    await text_is(page, "#a11y-polite", /E2, white pawn/);
    forgive(complaints);
  }));

test("a language that did not come is left to English", () =>
  scene.with_players(
    1,
    async ({ page, complaints }) => {
      await page.route(/\/de[^/]*\.js/, (route) => route.abort());
      await new_game(page, scene.url, { opponent: "screen" });
      await at_game(page);
      await page.waitForFunction(() => document.documentElement.lang === "en");
      forgive(complaints);
    },
    { locale: "de-DE" },
  ));
