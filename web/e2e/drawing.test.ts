// What somebody draws on the board for himself: with the right button, with a finger that rests,
// and by keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { arrow_path } from "../src/board/drawings.ts";
import { heard, listen } from "./support/ears.ts";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  drag_move,
  moves_are,
  new_game,
  position,
  square,
  square_is,
  text_is,
} from "./support/table.ts";

const scene = new Scene();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Point {
  x: number;
  y: number;
}

async function middle(page: Page, name: string): Promise<Point> {
  const box = await square(page, name).boundingBox();
  assert.ok(box, `no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// In the picture, where a square is 40 wide and White is below.
function in_picture(name: string): Point {
  return { x: "abcdefgh".indexOf(name[0] ?? "") * 40 + 20, y: (8 - Number(name[1])) * 40 + 20 };
}

// Waits until exactly this is drawn: "e4" a circle, "e2e4" an arrow, "e4/2" in the second colour.
async function drawn_are(page: Page, ...wanted: string[]): Promise<void> {
  const expected = wanted.map((one) => {
    const [squares = "", brush = "1"] = one.split("/");
    const from = in_picture(squares.slice(0, 2));
    const is_circle = squares.length === 2;
    const shape = is_circle
      ? `${from.x} ${from.y}`
      : arrow_path(from, in_picture(squares.slice(2)));
    return `brush-${brush} ${shape}`;
  });
  await page.waitForFunction((expected) => {
    const shown = [...document.querySelectorAll(".drawing")].map((one) => {
      const brush = [...one.classList].find((name) => name.startsWith("brush-"));
      const at = (name: string) => one.getAttribute(name);
      return `${brush} ${at("d") ?? `${at("cx")} ${at("cy")}`}`;
    });
    return JSON.stringify(shown) === expected;
  }, JSON.stringify(expected));
}

async function draw(page: Page, from: string, to = from): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up({ button: "right" });
}

test("the right button draws circles and arrows, and the same again removes them", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await draw(page, "e4");
    await drawn_are(page, "e4");
    await draw(page, "g1", "f3");
    await drawn_are(page, "e4", "g1f3");
    // The other way round is another arrow.
    await draw(page, "f3", "g1");
    await drawn_are(page, "e4", "g1f3", "f3g1");
    await draw(page, "g1", "f3");
    await drawn_are(page, "e4", "f3g1");
    await draw(page, "e4");
    await drawn_are(page, "f3g1");
    await moves_are(page, []);
    await square_is(page, "g1", /^g1, white knight$/);
  }));

test("keys that are held choose the colour, and another colour takes what is drawn", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await draw(page, "e4");
    for (const [keys, brush] of [
      [["Shift"], 2],
      [["Alt"], 3],
      [["Shift", "Alt"], 4],
      [["Control"], 2],
    ] as const) {
      for (const key of keys) await page.keyboard.down(key);
      await draw(page, "e4");
      for (const key of keys) await page.keyboard.up(key);
      await drawn_are(page, `e4/${brush}`);
    }
    const colour = (brush: number) =>
      page.evaluate((brush) => {
        const style = getComputedStyle(document.documentElement);
        return style.getPropertyValue(`--brush-${brush}`).trim();
      }, brush);
    const all = await Promise.all([1, 2, 3, 4].map(colour));
    assert.equal(new Set(all).size, 4);
    assert.ok(all.every((one) => one !== ""));
  }));

test("an arrow is seen while it is drawn, and beside the board it is let go", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const [start, way] = [await middle(page, "a1"), await middle(page, "a5")];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button: "right" });
    await drawn_are(page, "a1");
    await page.mouse.move(way.x, way.y);
    await drawn_are(page, "a1a5");
    await page.mouse.move(2, 2);
    await page.mouse.up({ button: "right" });
    await drawn_are(page);
    // The other button ends it as well.
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(way.x, way.y);
    await drawn_are(page, "a1a5");
    await page.mouse.down({ button: "left" });
    await drawn_are(page);
    await page.mouse.up({ button: "left" });
    await page.mouse.up({ button: "right" });
    await drawn_are(page);
    await moves_are(page, []);
  }));

test("a press and Escape wipe the board, and the menu of the browser stays away", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.evaluate(() =>
      document.addEventListener("contextmenu", (event) =>
        document.body.classList.add(event.defaultPrevented ? "kept-away" : "opened"),
      ),
    );
    await draw(page, "e4");
    await draw(page, "g1", "f3");
    await drawn_are(page, "e4", "g1f3");
    assert.equal(await page.locator("body.kept-away:not(.opened)").count(), 1);
    await square(page, "h5").click();
    await drawn_are(page);
    await draw(page, "g1", "f3");
    await square(page, "e2").focus();
    await page.keyboard.press("Escape");
    await drawn_are(page);
  }));

test("what is drawn takes no man up and turns with the board", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await square(page, "e2").click();
    await square_is(page, "e2", /selected/);
    await draw(page, "e7", "e5");
    await square_is(page, "e2", /selected/);
    await square(page, "e4").click();
    await moves_are(page, ["e4"]);
    await drawn_are(page);
    await draw(page, "a1", "h8");
    await page.getByRole("button", { name: "Flip board" }).click();
    await drawn_are(page, "h8a1");
    await click_move(page, "e7", "e5");
    await moves_are(page, ["e4", "e5"]);
  }));

test("a man that is dragged leaves what is drawn, as the opponent's move does", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await draw(page, "e2", "e4");
    await drag_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await drawn_are(page, "e2e4");
  }));

test("keys draw circles and arrows, which is told to ears", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await listen(page);
    const told = (text: RegExp) => heard(page, "a11y-polite", text);
    await square(page, "e2").focus();
    await page.keyboard.press("h");
    await drawn_are(page, "e2");
    await told(/^Ring on e2\.$/);
    await page.keyboard.press("h");
    await drawn_are(page);
    await told(/^Ring on e2: gone\.$/);
    await page.keyboard.press("Shift+H");
    await told(/^An arrow begins on e2: the same key ends it\.$/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+H");
    await drawn_are(page, "e2e4");
    await told(/^Arrow from e2 to e4\.$/);
    // Escape wipes the board, and an arrow that has begun is forgotten.
    await page.keyboard.press("Shift+H");
    await page.keyboard.press("Escape");
    await drawn_are(page);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+H");
    await told(/^An arrow begins on e5: the same key ends it\.$/);
    await drawn_are(page);
    await moves_are(page, []);
  }));

test("no key draws where the board's letters are off", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("arbiter-keys", "off"));
    await new_game(page, scene.url, { opponent: "screen" });
    await square(page, "e2").focus();
    await page.keyboard.press("h");
    await page.keyboard.press("Enter");
    await square_is(page, "e2", /selected/);
    await drawn_are(page);
  }));

async function finger(
  page: Page,
): Promise<(type: "Start" | "Move" | "End", at?: Point) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return (type, at) =>
    session.send("Input.dispatchTouchEvent", {
      type: `touch${type}`,
      touchPoints: at === undefined ? [] : [at],
    });
}

test("a finger that rests draws, and moves no man", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "screen" });
      const before = await position(page);
      const touch = await finger(page);
      const [start, end] = [await middle(page, "e2"), await middle(page, "e4")];
      await touch("Start", start);
      await drawn_are(page, "e2");
      await touch("End");
      await drawn_are(page, "e2");
      assert.deepEqual(await position(page), before);

      await touch("Start", start);
      // While it rests the circle is drawn again: both lie there until it goes on.
      await drawn_are(page, "e2", "e2");
      await touch("Move", { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      await touch("Move", end);
      await drawn_are(page, "e2", "e2e4");
      await touch("End");
      await drawn_are(page, "e2", "e2e4");
      assert.deepEqual(await position(page), before);
      assert.equal(await page.locator(".ghost, .lifted").count(), 0);
      await moves_are(page, []);

      // A tap wipes the board and takes the man up; a quick finger drags him.
      await square(page, "e2").tap();
      await drawn_are(page);
      await square_is(page, "e2", /selected/);
      await touch("Start", start);
      await touch("Move", { x: start.x, y: start.y - 20 });
      await touch("Move", end);
      await touch("End");
      await moves_are(page, ["e4"]);
      await drawn_are(page);
    },
    phone,
  ));

test("a second finger ends what the first one draws", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "screen" });
      const session = await page.context().newCDPSession(page);
      const [first, second] = [await middle(page, "d4"), await middle(page, "f5")];
      const touch = (type: "touchStart" | "touchEnd", points: Point[]) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: points.map((at, id) => ({ ...at, id })),
        });
      await touch("touchStart", [first]);
      await drawn_are(page, "d4");
      await touch("touchStart", [first, second]);
      await drawn_are(page);
      await touch("touchEnd", []);
      await text_is(page, "h1", /White/);
      await drawn_are(page);
      await moves_are(page, []);
    },
    phone,
  ));
