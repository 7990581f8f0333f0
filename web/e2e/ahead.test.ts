// What a page asks for while most of its script has not come yet.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { open_game } from "./measure/game.ts";
import { Scene } from "./support/scene.ts";
import { at_game, square } from "./support/table.ts";

const scene = new Scene();

// Keeps the page's large file back until something else has come; tells whether there was one.
async function hold_back(page: Page, until: () => Promise<unknown>): Promise<() => boolean> {
  let was_held = false;
  await page.route(/\/index-[^/]*\.js/, async (route) => {
    was_held = true;
    await until();
    await route.continue();
  });
  return () => was_held;
}

test("the first page asks the server before the rest of its script has come, and once", () =>
  scene.with_players(1, async ({ page }) => {
    const paths = ["/api/server", "/api/my-games"];
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answers = paths.map((path) => page.waitForResponse(`**${path}`));
    const was_held = await hold_back(page, () => Promise.all(answers));
    await page.goto(scene.url);
    await page.getByRole("radio", { name: "Computer" }).waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    assert.ok(was_held());
    for (const path of paths) assert.equal(asked.filter((one) => one === path).length, 1, path);
  }));

test("a game's page comes to its seat before the rest of its script has come", async () => {
  const address = await open_game(scene.browser, scene.url);
  await scene.with_players(1, async ({ page }) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    const opened = page.waitForEvent("websocket");
    const was_held = await hold_back(page, async () =>
      (await opened).waitForEvent("framereceived"),
    );
    await page.goto(address);
    await at_game(page);
    await square(page, "e2").waitFor();
    assert.ok(was_held());
    assert.equal(sockets.length, 1, sockets.join(" "));
  });
});

test("a reader's language comes before the rest of the script", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      const words = page.waitForResponse(/\/de-[^/]*\.js/);
      const was_held = await hold_back(page, () => words);
      await page.goto(scene.url);
      await page.locator("html[lang=de]").waitFor({ state: "attached" });
      assert.ok(was_held());
    },
    { locale: "de-DE" },
  ));
