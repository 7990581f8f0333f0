// Parts that are loaded when they are wanted, and do not come.

import { test } from "node:test";
import { axe_finds_nothing } from "./support/axe.ts";
import { Scene } from "./support/scene.ts";
import { at_game, new_game, square, text_is } from "./support/table.ts";

const scene = new Scene();

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
    await other.route(/\/GameAt[^/]*\.js/, (route) => route.abort());
    await other.goto(page.url());
    await other
      .getByRole("main")
      .getByText(/does not answer/)
      .waitFor();
    await other.getByRole("button", { name: "Settings" }).waitFor();
    await axe_finds_nothing(other, "no game");
    await other.unroute(/\/GameAt[^/]*\.js/);
    await other.getByRole("button", { name: "Try again" }).click();
    await at_game(other);
    for (const those of [complaints, others]) forgive(those);
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
