// What a page asks for while most of its script has not come yet.

import { test } from "node:test";
import { open_game } from "./measure/game.ts";
import { Scene } from "./support/scene.ts";
import { at_game, square } from "./support/table.ts";

const scene = new Scene();

test("the first page asks the server before the rest of its script has come", () =>
  scene.with_players(1, async ({ page }) => {
    const asked = ["/api/server", "/api/my-games"].map((path) => page.waitForRequest(`**${path}`));
    await page.route(/\/index-[^/]*\.js/, async (route) => {
      await Promise.all(asked);
      await route.continue();
    });
    await page.goto(scene.url);
    await page.getByRole("radio", { name: "Computer" }).waitFor({ state: "attached" });
  }));

test("a game's page comes to its seat before the rest of its script has come", async () => {
  const address = await open_game(scene.browser, scene.url);
  await scene.with_players(1, async ({ page }) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    const opened = page.waitForEvent("websocket");
    await page.route(/\/index-[^/]*\.js/, async (route) => {
      await (await opened).waitForEvent("framereceived");
      await route.continue();
    });
    await page.goto(address);
    await at_game(page);
    await square(page, "e2").waitFor();
    if (sockets.length !== 1) throw new Error(`${sockets.length} sockets: ${sockets.join(" ")}`);
  });
});

test("a reader's language comes before the rest of the script", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      const words = page.waitForResponse(/\/de-[^/]*\.js/);
      await page.route(/\/index-[^/]*\.js/, async (route) => {
        await words;
        await route.continue();
      });
      await page.goto(scene.url);
      await page.locator("html[lang=de]").waitFor({ state: "attached" });
    },
    { locale: "de-DE" },
  ));
