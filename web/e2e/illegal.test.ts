import assert from "node:assert/strict";
import { test } from "node:test";
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
  type_move,
  value_is,
} from "./support/table.ts";

const scene = new Scene();

test("an illegal click says why, marks the squares, and the man stays", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const before = await position(page);
    await click_move(page, "a1", "a3");
    await text_is(page, "#notice", /^!Illegal: .*rook.*a1.*pawn.*a2.*\(Law 3\.5\)/);
    await text_is(page, "#a11y-urgent", /^Illegal: .*a2/);
    await square_is(page, "a2", /named in the refusal/);
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    assert.equal((await page.textContent("#notice"))?.trim(), "");
    await page.getByRole("button", { name: "To the start" }).click();
    assert.deepEqual(await position(page), before);
  }));

test("an illegal drag says why and the man returns", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await drag_move(page, "c1", "e3");
    await text_is(page, "#notice", /Illegal: .*bishop.*c1.*3\.5/);
    await square_is(page, "c1", /white bishop/);
    assert.equal(await page.locator(".men .lifted").count(), 0);
    assert.equal(await page.locator(".ghost").count(), 0);
  }));

test("a drag is broken off by Escape and by the other button of the mouse", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const break_off = [
      () => page.keyboard.press("Escape"),
      async () => {
        await page.mouse.down({ button: "right" });
        await page.mouse.move(5, 5);
        await page.mouse.up({ button: "right" });
      },
    ];
    for (const way of break_off) {
      await square(page, "e2").hover();
      await page.mouse.down();
      await square(page, "e4").hover();
      assert.equal(await page.locator(".ghost").count(), 1);
      await way();
      assert.equal(await page.locator(".ghost").count(), 0);
      await square(page, "e4").hover();
      await page.mouse.up();
      assert.equal(await page.locator(".men .lifted").count(), 0);
    }
    await drag_move(page, "d2", "d4");
    await moves_are(page, ["d4"]);
  }));

test("dragging a man who is not to move says why", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await drag_move(page, "d7", "d5");
    await text_is(page, "#notice", /White is to move: the black pawn on d7 stays\./);
    await square_is(page, "d7", /black pawn/);
    // What is dragged from an empty square is nothing.
    await drag_move(page, "d5", "d6");
    await text_is(page, "#notice", /White is to move/);
  }));

test("a move that leaves the king in check names Law 3.9.2", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "4r2k/8/8/8/4Q3/8/8/4K3 w - - 0 1",
    });
    await click_move(page, "e4", "d4");
    await text_is(page, "#notice", /Illegal: .*e8.*3\.9\.2/);
    await square_is(page, "e8", /named in the refusal/);
  }));

test("a typed illegal move says why and stays in the entry", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    for (const text of ["Ra3", "a1a3"]) {
      await type_move(page, text);
      // Sent, it is empty; the refusal gives the text back. The last notice may still stand there.
      await value_is(page, "#move-entry", text);
      await text_is(page, "#notice", /^!Illegal: .*3\./);
      assert.equal(await page.getAttribute("#move-entry", "aria-invalid"), "true");
      await page.fill("#move-entry", "");
    }
    await type_move(page, "hello there");
    await text_is(page, "#notice", /^!“hello there” is neither a move nor a command\. /);
    await moves_are(page, []);
  }));

test("the other side's man and an empty square are refused in words", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.click("button[data-square=e7]");
    await text_is(page, "#notice", /White is to move: the black pawn on e7 stays/);
    await page.click("button[data-square=e5]");
    await text_is(page, "#notice", /White is to move: the black pawn on e7 stays/);
    await type_move(page, "e7e5");
    await text_is(page, "#notice", /^!Illegal: .*e7/);
    await moves_are(page, []);
  }));

test("a start position that cannot be says what is wrong with it", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await page.click("summary");
    await page.check("input[name=start][value=fen]");
    await page.fill("#fen", "8/8/8/8/8/8/8/4K3 w - - 0 1");
    await page.click("button[type=submit]");
    await text_is(page, "#fen-error", /king/);
    assert.equal(await page.getAttribute("#fen", "aria-invalid"), "true");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "fen");
  }));

test("an address without a game says so", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(`${scene.url}game/AAAAAAAA`);
    await text_is(page, "h1", /No such game/);
  }));
