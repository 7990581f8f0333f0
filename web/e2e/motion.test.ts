// What moves in the picture of the board, and that nothing waits for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Scene } from "./support/scene.ts";
import { click_move, drag_move, moves_are, moves_count, new_game } from "./support/table.ts";

const scene = new Scene();

type Counting = typeof globalThis & { begun: number };

// Counts what begins to move, however soon it ends.
async function count_motions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = globalThis as Counting;
    here.begun = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
      ++here.begun;
      return animate.apply(this, all);
    };
    for (const begins of ["animationstart", "transitionrun"])
      document.addEventListener(begins, () => ++here.begun, { capture: true });
  });
}

function begun(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counting).begun);
}

test("a man who is moved by clicks slides, and one who is dragged does not", () =>
  scene.with_players(1, async ({ page }) => {
    await count_motions(page);
    await new_game(page, scene.url, { opponent: "screen" });
    const slides = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => (one.effect as KeyframeEffect).target?.closest(".men")).length,
      );
    const before = await begun(page);
    await click_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    assert.ok((await begun(page)) > before);
    await page.waitForFunction(
      () => document.querySelector(".men")?.getAnimations({ subtree: true }).length === 0,
    );
    await drag_move(page, "e7", "e5");
    await moves_are(page, ["e4", "e5"]);
    assert.equal(await slides(), 0);
  }));

test("nothing moves for whoever wants it still", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await count_motions(page);
      await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
      const still = async () => {
        assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
        assert.equal(await begun(page), 0);
      };
      await click_move(page, "e2", "e4");
      await still();
      await moves_are(page, ["e4"]);
      await still();
      await drag_move(page, "e7", "e5");
      await moves_are(page, ["e4", "e5"]);
      await still();
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog").waitFor();
      await still();
    },
    { reducedMotion: "reduce" },
  ));

test("the picture never lags behind the squares, however fast the moves come", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O", "Nxe4"];
    for (const [index, move] of moves.entries()) {
      await page.fill("#move-entry", move);
      await page.press("#move-entry", "Enter");
      // Read in one go, as soon as the move is in the list.
      const shown = await page.waitForFunction((count) => {
        if (document.querySelectorAll(".move-list .played").length !== count) return null;
        const roles = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
        const seen = [...document.querySelectorAll(".men use")].map((use) => {
          const [color, role] = (use.getAttribute("href") ?? "").slice(1);
          const file = "abcdefgh"[Number(use.getAttribute("x")) / 40];
          const name = roles[role as keyof typeof roles];
          const rank = 8 - Number(use.getAttribute("y")) / 40;
          return `${file}${rank}, ${color === "w" ? "white" : "black"} ${name}`;
        });
        const told = [...document.querySelectorAll("button[data-square]")]
          .map((square) => /^.., \w+ \w+/.exec(square.getAttribute("aria-label") ?? "")?.[0])
          .filter((man) => / (king|queen|rook|bishop|knight|pawn)$/.test(man ?? ""));
        return { seen: seen.sort(), told: told.sort() };
      }, index + 1);
      const { seen, told } = (await shown.jsonValue()) as { seen: string[]; told: string[] };
      assert.equal(told.length, index < 7 ? 32 : 31);
      assert.deepEqual(seen, told, move);
    }
    assert.deepEqual(await moves_count(page, 8), moves);
  }));
