// Looking through a game and what left it, and taking along what is looked at.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  further,
  moves_are,
  new_game,
  play,
  result_is,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

test("a move that was taken back stays in the list, to be looked at", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "casual" });
    await play([page], ["e4", "d5", "exd5"]);
    await page.getByRole("button", { name: "Take back" }).click();
    await moves_are(page, ["e4", "d5"]);
    const variation = page.getByRole("group", { name: "Variation" });
    await variation.getByRole("button", { name: "2, white, pawn e4 takes pawn on d5" }).click();
    await square_is(page, "d5", /white pawn, last move/);
    await text_is(page, ".move-list [aria-current]", /^exd5$/);
    await page.press(".move-list [aria-current]", "ArrowLeft");
    await text_is(page, ".move-list [aria-current]", /^d5$/);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "d5");
    // At the end of the game the list goes on where one has been.
    await page.getByRole("button", { name: "One move on" }).click();
    await square_is(page, "d5", /white pawn, last move/);
    await page.getByRole("button", { name: "To the last move" }).click();
    await square_is(page, "d5", /black pawn/);
    await type_move(page, "exd5");
    await moves_are(page, ["e4", "d5", "exd5"]);
    assert.equal(await variation.count(), 0);
  }));

test("the list of moves is one stop of the Tab key, with its variations walked by arrows", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "casual" });
    await play([page], ["e4", "d5", "exd5"]);
    await page.getByRole("button", { name: "Take back" }).click();
    await moves_are(page, ["e4", "d5"]);
    await type_move(page, "Nf3");
    await moves_are(page, ["e4", "d5", "Nf3"]);
    await type_move(page, "Nf6");
    await moves_are(page, ["e4", "d5", "Nf3", "Nf6"]);
    const stops = page.locator(".move-list [tabindex='0']");
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const walk = async (steps: readonly (readonly [key: string, to: string])[]) => {
      for (const [key, to] of steps) {
        await page.keyboard.press(key);
        await text_is(page, ".move-list [aria-current]", new RegExp(`^${to}$`));
        assert.equal(await focused(), to, key);
        assert.deepEqual(await stops.allTextContents(), [to]);
      }
    };
    assert.deepEqual(await stops.allTextContents(), ["Nf6"]);
    await stops.focus();
    await walk([
      ["ArrowUp", "d5"],
      ["ArrowUp", "d5"],
      ["ArrowDown", "Nf6"],
      // Below the full move in whose place it would stand.
      ["ArrowDown", "exd5"],
      ["ArrowRight", "exd5"],
      ["ArrowUp", "Nf3"],
      ["ArrowDown", "exd5"],
      ["ArrowDown", "exd5"],
      // Out of it as the game came to it, and on with the game.
      ["ArrowLeft", "d5"],
      ["ArrowRight", "Nf3"],
      ["Home", "e4"],
      ["ArrowLeft", "e4"],
      ["End", "Nf6"],
    ]);
    await square_is(page, "f6", /black knight, last move/);
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    assert.equal(name, "To the start");
    // Before the first move none is shown, and the first is at hand.
    await page.keyboard.press("Enter");
    await square_is(page, "e2", /white pawn/);
    assert.equal(await page.locator(".move-list [aria-current]").count(), 0);
    assert.deepEqual(await stops.allTextContents(), ["e4"]);
  }));

test("what the opponent does leaves the focus in the list where it is", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", side: "white" });
    await black.goto(white.url());
    await play([white, black], ["e4"]);
    await white.focus(".move-list [aria-current]");
    await type_move(black, "e5");
    await moves_are(white, ["e4", "e5"]);
    assert.equal(await white.evaluate(() => document.activeElement?.textContent), "e4");
    assert.deepEqual(await white.locator(".move-list [tabindex='0']").allTextContents(), ["e5"]);
  }));

test("a line that is looked at to where the game stands lets the game go on", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "casual" });
    await play([page], ["e4", "d5", "exd5"]);
    await page.getByRole("button", { name: "Take back" }).click();
    await moves_are(page, ["e4", "d5"]);
    await page.getByRole("button", { name: "2, white, pawn e4 takes pawn on d5" }).click();
    await page.press(".move-list [aria-current]", "ArrowLeft");
    await click_move(page, "g1", "f3");
    await moves_are(page, ["e4", "d5", "Nf3"]);
    // And is followed.
    await square_is(page, "f3", /white knight, last move/);
  }));

test("the mate that was possible is a line of the list, and all follows it", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1" });
    await play([page], ["Kb2"]);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(page, /^Result 1–0/);
    const line = page.getByRole("group", { name: "Variation" }).getByRole("button");
    assert.equal(await line.count(), 0);
    await page.getByRole("button", { name: "Show how" }).click();
    await line.last().click();
    assert.match(await line.last().textContent().then(String), /#$/);
    assert.equal(await page.locator(".move-list [aria-current]").count(), 1);
    await page.waitForSelector(".picture .mark-check");
    const on = page.getByRole("group", { name: "Look through" });
    assert.equal(
      await on.getByRole("button", { name: "One move on" }).getAttribute("aria-disabled"),
      "true",
    );
  }));

test("what would do nothing keeps the focus", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await play([page], ["e4", "e5"]);
    const back = page.getByRole("button", { name: "One move back" });
    for (const _ of [1, 2, 3]) {
      await back.focus();
      await page.keyboard.press("Enter");
    }
    assert.equal(await back.getAttribute("aria-disabled"), "true");
    assert.ok(await back.evaluate((button) => document.activeElement === button));
    await square_is(page, "e2", /white pawn/);
    const idle = async () => {
      const steps = page.getByRole("group", { name: "Look through the game" }).getByRole("button");
      return steps.evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute("aria-label"),
          one.getAttribute("aria-disabled"),
          (one as HTMLButtonElement).disabled,
        ]),
      );
    };
    assert.deepEqual(await idle(), [
      ["To the start", "true", false],
      ["One move back", "true", false],
      ["One move on", "false", false],
      ["To the last move", "false", false],
    ]);
    await page.getByRole("button", { name: "To the last move" }).click();
    assert.deepEqual(await idle(), [
      ["To the start", "false", false],
      ["One move back", "false", false],
      ["One move on", "true", false],
      ["To the last move", "true", false],
    ]);
  }));

test("arrow keys look through the game, for who is not at the board by keys", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await click_move(page, "e7", "e5");
    await moves_are(page, ["e4", "e5"]);
    await page.keyboard.press("ArrowLeft");
    await square_is(page, "e7", /black pawn/);
    await page.keyboard.press("ArrowLeft");
    await square_is(page, "e2", /white pawn/);
    await page.keyboard.press("ArrowRight");
    await square_is(page, "e4", /white pawn/);
    // Beside the board as well; in the entry they lead through the text.
    await page.getByRole("button", { name: "Flip board" }).focus();
    await page.keyboard.press("ArrowRight");
    await square_is(page, "e5", /black pawn/);
    await page.keyboard.press("Home");
    await square_is(page, "e2", /white pawn/);
    await page.keyboard.press("End");
    await square_is(page, "e5", /black pawn/);
    await page.locator("#move-entry").focus();
    await page.keyboard.press("ArrowLeft");
    await square_is(page, "e5", /black pawn/);
    // Who comes to the board by keys walks on it.
    await page.locator("[data-square=e5]").focus();
    await page.keyboard.press("Shift+Tab");
    await page.locator("[data-square=e5]").focus();
    await page.keyboard.press("ArrowLeft");
    assert.equal(
      await page.evaluate(() => (document.activeElement as HTMLElement).dataset["square"]),
      "d5",
    );
  }));

test("the time that was left stands beside each move, where there is room", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "90+30" });
    await play([page], ["e4"]);
    await text_is(page, ".move-list .left", /^1:[23]\d:\d\d$/);
    await page.setViewportSize({ width: 1366, height: 768 });
    assert.ok(await page.locator(".move-list .left").isVisible());
    await page.setViewportSize({ width: 360, height: 740 });
    assert.ok(await page.locator(".move-list .left").isHidden());
  }));

test("the position shown is copied, whatever is looked at", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "screen" });
      await play([page], ["e4", "e5"]);
      await page.getByRole("button", { name: "One move back" }).click();
      await (await further(page, "button", "Copy FEN")).click();
      await text_is(page, "[data-testid=news]", /^FEN copied\.$/);
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
      );
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  ));

test("where the clipboard is refused the FEN is there to be copied by hand", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await (await further(page, "button", "Copy FEN")).click();
    await text_is(page, "[data-testid=news]", /by hand: rnbqkbnr\/pppppppp.* w KQkq - 0 1$/);
  }));

test("a picture of the position is saved as one file that stands alone", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1" });
    await play([page], ["Kb2"]);
    const entry = await further(page, "button", "Save picture (SVG)");
    const [saved] = await Promise.all([page.waitForEvent("download"), entry.click()]);
    assert.match(saved.suggestedFilename(), /^White-Black-1\.svg$/);
    const svg = await readFile(await saved.path(), "utf8");
    // It can be read by itself, and draws the three men that stand there.
    const drawn = await page.evaluate((text) => {
      const file = new DOMParser().parseFromString(text, "image/svg+xml");
      const men = [...file.querySelectorAll("use")].map((use) => use.getAttribute("href"));
      return { men: men.sort(), known: men.every((id) => file.querySelector(id ?? "") !== null) };
    }, svg);
    assert.deepEqual(drawn, { men: ["#bk", "#wk", "#wp"], known: true });
    assert.match(svg, /<desc>7k\/8\/8\/8\/8\/8\/PK6\/8 b - - 1 1<\/desc>/);
    const addresses = new Set(svg.match(/https?:[^"]*/g));
    assert.deepEqual([...addresses], ["http://www.w3.org/2000/svg"]);
  }));
