import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { moves_are, new_game, result_is, square, square_is, text_is } from "./support/table.ts";

const scene = new Scene();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (box === null) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag_with_finger(page: Page, from: string, to: string): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  const way = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  for (const point of [way, end])
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

function ring_around(page: Page, name: string): Promise<string> {
  return square(page, name).evaluate((button) => getComputedStyle(button).outlineStyle);
}

test("men are moved by two taps and by a finger's drag", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "screen" });
      await square(page, "e2").tap();
      await square_is(page, "e4", /can move here/);
      await square(page, "e4").tap();
      await moves_are(page, ["e4"]);
      assert.equal(await ring_around(page, "e4"), "none", "a finger has left a ring");
      await drag_with_finger(page, "e7", "e5");
      await moves_are(page, ["e4", "e5"]);
      await drag_with_finger(page, "h1", "h3");
      await text_is(page, "#notice", /Illegal: .*h2/);
      // A key presses what is in focus, whatever a finger did before.
      await page.focus("button[data-square=d2]");
      await page.keyboard.press("Enter");
      await square_is(page, "d2", /selected/);
      assert.equal(await ring_around(page, "d2"), "solid");
    },
    phone,
  ));

test("a whole game is played by touch alone", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await page.goto(scene.url);
      await page.locator("input[name=opponent][value=screen]").tap();
      await page.getByRole("button", { name: "Play" }).tap();
      await page.getByRole("button", { name: "Flip board" }).waitFor();
      const moves = ["f2f3", "e7e5", "g2g4", "d8h4"];
      for (const [index, move] of moves.entries()) {
        const [from, to] = [move.slice(0, 2), move.slice(2)];
        if (index % 2 === 0) await drag_with_finger(page, from, to);
        else {
          await square(page, from).tap();
          await square(page, to).tap();
        }
        await moves_are(page, ["f3", "e5", "g4", "Qh4#"].slice(0, index + 1));
      }
      await result_is(page, /^Result 0–1\. Checkmate/);
      await page.getByRole("button", { name: "Rematch" }).tap();
      await moves_are(page, []);
    },
    phone,
  ));

test("a promotion is chosen by a tap of its own", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, {
        opponent: "screen",
        fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1",
      });
      await square(page, "e7").tap();
      await square(page, "e8").tap();
      const chooser = page.getByRole("dialog");
      await chooser.waitFor();
      await chooser.getByRole("button", { name: "Knight" }).tap();
      await moves_are(page, ["e8=N"]);
    },
    phone,
  ));

// A finger's scroll, which a wheel's does not stand for.
async function swipe_up(page: Page, x: number, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let far = 20; far <= 200; far += 20) {
    const touchPoints = [{ x, y: y - far }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a finger scrolls the page before a game wherever it begins", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      for (const selector of ["h1", "#opponent-hint", ".near"]) {
        await page.goto(scene.url);
        const box = await page.locator(selector).first().boundingBox();
        assert.ok(box !== null, selector);
        await swipe_up(page, box.x + 20, box.y + box.height / 2);
        await page.waitForFunction(() => scrollY > 100);
      }
    },
    { ...phone, viewport: { width: 360, height: 740 } },
  ));
