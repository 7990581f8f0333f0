import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { click_move, moves_are, new_game, result_is, square_is, text_is } from "./support/table.ts";

const scene = new Scene();
const files = "abcdefgh";

const scholars_mate = [
  ["e2", "e4", "e4"],
  ["e7", "e5", "e5"],
  ["d1", "h5", "Qh5"],
  ["b8", "c6", "Nc6"],
  ["f1", "c4", "Bc4"],
  ["g8", "f6", "Nf6"],
  ["h5", "f7", "Qxf7#"],
] as const;

function focused_square(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? null);
}

async function tab_to_board(page: Page): Promise<void> {
  for (let presses = 0; presses < 30 && (await focused_square(page)) === null; ++presses)
    await page.keyboard.press("Tab");
  assert.notEqual(await focused_square(page), null);
}

// Walks with arrow keys, White below.
async function walk(page: Page, to: string): Promise<void> {
  const from = (await focused_square(page)) ?? "";
  const right = files.indexOf(to[0] ?? "") - files.indexOf(from[0] ?? "");
  const up = Number(to[1]) - Number(from[1]);
  for (let i = 0; i < Math.abs(right); ++i)
    await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(up); ++i)
    await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  assert.equal(await focused_square(page), to);
}

test("a whole game is played on the grid by keyboard alone", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await tab_to_board(page);
    const played: string[] = [];
    for (const [index, [from, to, san]] of scholars_mate.entries()) {
      await walk(page, from);
      await page.keyboard.press("Enter");
      await square_is(page, from, /selected/);
      await walk(page, to);
      await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
      played.push(san);
      await moves_are(page, played);
      assert.equal(await focused_square(page), to);
    }
    await result_is(page, /^Result 1–0\./);
  }));

test("a whole game is played by the move entry alone", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate(() => document.activeElement?.textContent),
      "Skip to move entry",
    );
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "move-entry");
    const typed = ["e4", "e7e5", "Nf3", "Nc6", "Bc4", "Bc5", "0-0", "Nf6", "Nxe5", "o-o"];
    const written = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6", "Nxe5", "O-O"];
    for (const [index, text] of typed.entries()) {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      await moves_are(page, written.slice(0, index + 1));
      assert.equal(await page.evaluate(() => document.activeElement?.id), "move-entry");
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>("#move-entry")?.value === "",
      );
    }
  }));

test("a promotion is chosen by keyboard and the focus returns to the board", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1" });
    await tab_to_board(page);
    await walk(page, "e7");
    await page.keyboard.press("Enter");
    await walk(page, "e8");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? "", /Queen/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await moves_are(page, ["e8=N"]);
    assert.equal(await focused_square(page), "e8");
  }));

test("the letter of a man names him, and arrow keys walk between the men", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", fen: "8/4P3/8/8/8/8/k4p2/7K w - - 0 1" });
    await click_move(page, "e7", "e8");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("r");
    await moves_are(page, ["e8=R"]);
    await click_move(page, "f2", "f1");
    await page.getByRole("dialog").waitFor();
    // Below, the list rises from the square.
    await page.keyboard.press("ArrowUp");
    assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? "", /Knight/);
    await page.keyboard.press("Enter");
    await moves_are(page, ["e8=R", "f1=N"]);
  }));

test("the board's keys lead to men and answer what is asked", () =>
  scene.with_players(1, async ({ page }) => {
    const answered = (text: RegExp) => text_is(page, "#a11y-polite", text);
    const leads = async (key: string, to: string) => {
      await page.keyboard.press(key);
      assert.equal(await focused_square(page), to);
    };
    await new_game(page, scene.url, { opponent: "screen" });
    await tab_to_board(page);
    await leads("n", "b1");
    await page.keyboard.press("m");
    await answered(/^The white knight on b1 can go to a3, c3\./);
    await leads("n", "g1");
    await leads("Shift+N", "b1");
    await leads("4", "b4");
    await leads("Shift+Digit7", "g4");
    await page.keyboard.press("z");
    await answered(/^White attacks g4 with nothing\. Black attacks g4 with nothing\./);
    await page.keyboard.press("Alt+x");
    await answered(
      /^File g1 to g8: g1, white knight; .*; g8, black knight\. Rank a4 to h4: nothing\./,
    );
    await page.keyboard.press("x");
    await answered(/^Diagonal d1 to h5: d1, white queen; e2, white pawn\. Diagonal c8 to h3: /);
    await page.keyboard.press("Shift+O");
    await answered(/^G4 is light\./);
    await leads("]", "a2");
    await page.keyboard.press("w");
    await answered(/^White to move, move 1\./);
    await page.keyboard.press("f");
    await square_is(page, "a2", /white pawn/);
    assert.equal(await focused_square(page), "a2");
    await page.keyboard.press("t");
    await text_is(page, "#a11y-polite", /^This game has no clock\./);
    await page.keyboard.press("y");
    await answered(/^This game has no clock\./);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys on the board" }).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await focused_square(page), "a2");
    await page.keyboard.press("i");
    await page.waitForFunction(() => document.activeElement?.id === "move-entry");
  }));

test("the grid says whether there is anything to move", () =>
  scene.with_players(2, async ({ page }, { page: watcher }) => {
    const says = (page: Page, value: string) =>
      page.waitForSelector(`table[role=grid][aria-readonly=${value}]`);
    await new_game(page, scene.url, { opponent: "screen" });
    await says(page, "false");
    await watcher.goto(page.url());
    await says(watcher, "true");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await says(page, "true");
  }));

test("the board is buttons alone where a reader cannot walk through a grid", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("arbiter-grid", "buttons"));
    await new_game(page, scene.url, { opponent: "screen" });
    assert.equal(await page.getByRole("grid").count(), 0);
    assert.equal(await page.getByRole("button", { name: /^[a-h][1-8]/ }).count(), 64);
    await tab_to_board(page);
    await page.keyboard.press("Enter");
    await walk(page, "e4");
    await page.keyboard.press("Enter");
    await moves_are(page, ["e4"]);
  }));

test("Escape lets the man go, and the board is one stop of the Tab key", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await tab_to_board(page);
    await page.keyboard.press("Enter");
    await square_is(page, "e2", /selected/);
    await square_is(page, "e4", /can move here/);
    await page.keyboard.press("Escape");
    await square_is(page, "e2", /^e2, white pawn$/);
    assert.equal(await page.locator("button[data-square][tabindex='0']").count(), 1);
    await page.keyboard.press("Tab");
    assert.equal(await focused_square(page), null);
  }));

test("the moves are walked with arrow keys", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    for (const [index, move] of ["e4", "e5", "Nf3"].entries()) {
      await page.fill("#move-entry", move);
      await page.press("#move-entry", "Enter");
      await moves_are(page, ["e4", "e5", "Nf3"].slice(0, index + 1));
    }
    await page.focus(".move-list [aria-current]");
    await page.keyboard.press("ArrowLeft");
    await square_is(page, "g1", /white knight/);
    await text_is(page, ".move-list [aria-current]", /^e5$/);
    await page.keyboard.press("Home");
    await text_is(page, ".move-list [aria-current]", /^e4$/);
  }));
