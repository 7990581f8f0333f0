// At every size of window that people have nothing lies over anything, and the whole board with
// both players is in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { desk_with_refusal } from "./support/desk.ts";
import {
  at_every_size,
  is_whole_in_sight,
  nothing_is_cut,
  nothing_overlaps,
} from "./support/geometry.ts";
import { Scene } from "./support/scene.ts";
import { states } from "./support/states.ts";
import {
  at_game,
  click_move,
  moves_are,
  moves_count,
  new_game,
  play,
  result_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

// How wide the board could be in a game: the narrower of the window, what the two players, the bar,
// the moves and the actions leave below it, or the side beside it.
const rooms: Readonly<Record<string, number>> = {
  "320x568": 256,
  "360x740": 360,
  "390x844": 390,
  "667x375": 375,
  "740x360": 360,
  "844x390": 390,
  "932x430": 430,
  "768x1024": 712,
  "1024x768": 742,
  "1024x1366": 1024,
  "1280x1024": 998,
  "1366x768": 768,
  "1440x900": 900,
  "1680x1050": 1050,
  "1920x1080": 1080,
  "2560x1440": 1440,
  "3840x2160": 2160,
};

for (const locale of ["en-US", "de-DE"])
  test(`the board takes the room that there is, and nothing is cut off: ${locale}`, () =>
    scene.with_players(
      1,
      async ({ page }) => {
        await new_game(page, scene.url, { opponent: "screen", time: "5+3", rules: "fide" });
        await type_move(page, "e4");
        await moves_are(page, ["e4"]);
        await at_every_size(page, async (size) => {
          const box = await page.locator(".board").boundingBox();
          assert.ok(
            (box?.width ?? 0) >= 0.95 * (rooms[size] ?? Infinity),
            `${size}: ${box?.width}`,
          );
          assert.ok(Math.abs((box?.width ?? 0) - (box?.height ?? 0)) < 1, size);
          const scrolls = await page.evaluate(
            () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
          );
          assert.ok(!scrolls, `${size} scrolls`);
          await nothing_is_cut(page, size);
        });
      },
      { locale },
    ));

async function board_is_clear(page: Page): Promise<void> {
  await at_every_size(page, async (size) => {
    await is_whole_in_sight(page, ".board, .strip", size);
    await nothing_overlaps(page, size);
  });
}

test("the start page: plain, with everything open, and with an error", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    const clear = () => at_every_size(page, (size) => nothing_overlaps(page, size));
    await clear();
    await page.check("input[name=opponent][value=friend]");
    await page.click("summary");
    await page.check("input[name=arbiter]");
    await page.check("input[name=default-time]");
    await page.selectOption("select[name=time]", "own");
    await clear();
    await page.fill("#time", "soon");
    await page.click("button[type=submit]");
    await page.locator("#time-error:visible").waitFor();
    await clear();
  }));

test("a game with moves, an offer that waits, and a refusal", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", time: "5+3" });
    await board_is_clear(white);
    await black.goto(white.url());
    await at_game(black);
    const moves = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "Nf3", "Nf6", "d4", "Bg4"];
    for (const [index, move] of moves.entries()) {
      await type_move(index % 2 === 0 ? white : black, move);
      await Promise.all([white, black].map((page) => moves_are(page, moves.slice(0, index + 1))));
    }
    await black.getByRole("button", { name: "Offer draw" }).click();
    await white.getByRole("button", { name: "Accept the draw" }).waitFor();
    await click_move(white, "a1", "a3");
    await text_is(white, "#notice", /Illegal/);
    await board_is_clear(white);
    await white.getByRole("button", { name: "Decline" }).click();
    await text_is(white, "[data-testid=news]", /You decline the draw/);
    await white.getByRole("button", { name: "Resign" }).click();
    await white.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(white, /^Result 0–1/);
    await board_is_clear(white);
  }));

test("text of twice the size, at the start and in a game", () =>
  scene.with_players(1, async ({ page }) => {
    const double = () =>
      page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await double();
    await at_every_size(page, (size) => nothing_overlaps(page, size));
    await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
    await double();
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await type_move(page, "d5");
    await moves_are(page, ["e4", "d5"]);
    await at_every_size(page, async (size) => {
      await is_whole_in_sight(page, ".board", size);
      await nothing_overlaps(page, size);
    });
  }));

// A window of 1366 by 768 or of 1280 by 1024 in which everything is four times as large.
for (const [width, height] of [
  [342, 192],
  [320, 256],
] as const)
  test(`a game in a window that is magnified four times: ${width}x${height}`, () =>
    scene.with_players(2, async ({ page: white }, { page: black }) => {
      const size = `${width}x${height}`;
      await new_game(white, scene.url, { opponent: "friend", time: "5+3" });
      await white.setViewportSize({ width, height });
      await nothing_overlaps(white, size);
      await black.goto(white.url());
      await at_game(black);
      await play([white, black], ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5"]);
      await nothing_overlaps(white, size);
      await nothing_is_cut(white, size);
      await black.getByRole("button", { name: "Offer draw" }).click();
      // By hand, and so each must be come to and lie under nothing.
      await white.getByRole("button", { name: "Decline" }).click();
      await text_is(white, "[data-testid=news]", /You decline the draw/);
      await nothing_overlaps(white, size);
      await click_move(white, "g1", "f3");
      await moves_count(black, 7);
      await white.getByRole("button", { name: "More", exact: true }).click();
      await nothing_overlaps(white, size, ".menu:popover-open");
      await white.keyboard.press("Escape");
      await white.getByRole("button", { name: "Resign" }).click();
      const dialog = white.getByRole("dialog");
      await dialog.waitFor();
      await nothing_overlaps(white, size, "dialog");
      await dialog.getByRole("button", { name: "Resign" }).click();
      await result_is(white, /^Result 0–1/);
      await nothing_overlaps(white, size);
    }));

test("the list under More is whole in sight, and an arrow key goes down in it", () =>
  scene.with_players(2, async ({ page }, { page: other }) => {
    await states["more"]?.(page, scene.url, other);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect);
    await at_every_size(page, async (size) => {
      const hidden = await page
        .locator(".menu:popover-open")
        .evaluate((menu) => [
          menu.scrollHeight - menu.clientHeight,
          menu.scrollWidth - menu.clientWidth,
        ]);
      assert.deepEqual(hidden, [0, 0], size);
      const before = await focused();
      await page.keyboard.press("ArrowDown");
      const after = await focused();
      assert.ok(after.top >= before.bottom && after.left === before.left, size);
      await page.keyboard.press("ArrowUp");
    });
  }));

for (const name of ["offered", "asked", "over", "watching", "away"])
  test(`what can be done is whole in sight beside the board: ${name}`, () =>
    scene.with_players(2, async ({ page }, { page: other }) => {
      await states[name]?.(page, scene.url, other);
      const answers = name === "offered" || name === "asked" ? ", .status button" : "";
      await at_every_size(page, (size) =>
        is_whole_in_sight(page, `.board, .strip, #actions > .action${answers}`, size),
      );
    }));

test("a game in which much was taken, between players with long names", () =>
  scene.with_players(1, async ({ page }) => {
    // Eighty letters, and some from right to left.
    const name = "Maximiliana Alexandra Eleonore von Hohenlohe-Waldenburg-Schillingsfürst-Oehringe";
    assert.equal(name.length, 80);
    await new_game(page, scene.url, {
      opponent: "screen",
      time: "40/90+30;30+30",
      fen: "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1",
      rules: "fide",
      names: [name, "מרים בת־שבע רוזנצווייג־אברמוביץ׳"],
    });
    const taking = ["Rxa8", "Rxh1", "Rxb8", "Rxg1", "Rxc8", "Rxf1+", "Kxf1", "Qxc8"];
    for (const [index, move] of taking.entries()) {
      await type_move(page, move);
      await page.waitForFunction(
        (count) => document.querySelectorAll(".move-list .played").length === count,
        index + 1,
      );
    }
    await board_is_clear(page);
  }));

test("the choice of a promotion", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1" });
    await click_move(page, "e7", "e8");
    await page.getByRole("dialog").waitFor();
    await at_every_size(page, async (size) => {
      await is_whole_in_sight(page, "dialog", size);
      await is_whole_in_sight(page, "dialog button", size);
      await nothing_overlaps(page, size, "dialog");
    });
  }));

test("the arbiter's desk, beside a board and without a seat at it", () =>
  scene.with_players(1, async ({ page }) => {
    for (const opponent of ["screen", "friend"] as const) {
      await desk_with_refusal(page, scene.url, opponent);
      await board_is_clear(page);
    }
  }));
