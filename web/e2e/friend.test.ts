import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { is_whole_in_sight } from "./support/geometry.ts";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  click_move,
  moves_are,
  new_game,
  play,
  position,
  result_is,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

async function invite_and_join(
  host: Page,
  friend: Page,
  side: "white" | "black" = "white",
): Promise<void> {
  await new_game(host, scene.url, { opponent: "friend", side });
  const link = await host.locator("[data-testid=link]").inputValue();
  await friend.goto(link);
  await at_game(friend);
  await host.waitForSelector("[data-testid=link]", { state: "detached" });
}

test("two people play fool's mate on two pages; the friend comes by the link", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    await text_is(white, "h1", /You \(white\) against your friend \(black\)/);
    await text_is(black, "h1", /Your friend \(white\) against you \(black\)/);
    await click_move(white, "f2", "f3");
    await moves_are(black, ["f3"]);
    await click_move(black, "e7", "e5");
    await moves_are(white, ["f3", "e5"]);
    await type_move(white, "g4");
    await moves_are(black, ["f3", "e5", "g4"]);
    await type_move(black, "d8h4");
    for (const page of [white, black]) {
      await moves_are(page, ["f3", "e5", "g4", "Qh4#"]);
      await result_is(page, /^Result 0–1\. .*5\.1\.1/);
      await square_is(page, "e1", /white king, in check/);
    }
  }));

test("the link stands in a QR code, in black on white and with its quiet zone", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "friend" });
    const link = await page.locator("[data-testid=link]").inputValue();
    await page.getByRole("button", { name: "QR code" }).click();
    const code = page.getByRole("img", { name: `QR code of ${link}` });
    const size = Number((await code.getAttribute("viewBox"))?.split(" ")[2]);
    const dark = (await code.locator("path").getAttribute("d")) ?? "";
    const is_dark = (x: number, y: number) => dark.includes(`M${x} ${y}h`);
    // The ring and the middle of each of the three marks by which a reader finds it.
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      const seen = [0, 1, 2, 3, 4, 5, 6].map((step) => is_dark(x + step, y + 3));
      assert.deepEqual(seen, [true, false, true, true, true, false, true]);
    }
    assert.ok(!is_dark(3, 3) && !dark.includes("M0 "));
    await page.keyboard.press("Escape");
    await code.waitFor({ state: "detached" });
  }));

test("a page that is loaded again shows the same game", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await type_move(black, "c5");
    await moves_are(white, ["e4", "c5"]);
    const before = await position(white);
    await white.reload();
    await moves_are(white, ["e4", "c5"]);
    assert.deepEqual(await position(white), before);
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "c5", "Nf3"]);
  }));

test("a third person watches, asks, and decides nothing", () =>
  scene.with_players(3, async ({ page: white }, { page: black }, { page: watcher }) => {
    await invite_and_join(white, black, "black");
    await watcher.goto(white.url());
    await at_game(watcher);
    await text_is(watcher, ".status", /Both seats are taken: you are watching\./);
    assert.equal(await watcher.getByRole("button", { name: "Resign" }).count(), 0);
    await type_move(black, "d4");
    await moves_are(watcher, ["d4"]);
    await type_move(watcher, "last");
    await text_is(watcher, "[data-testid=answer]", /^Move 1, White: pawn d2 to d4\./);
    await type_move(watcher, "resign");
    await text_is(watcher, "[data-testid=answer]", /^Both seats are taken: you are watching\./);
  }));

test("a stranger who comes first does not take the seat that waits for the friend", () =>
  scene.with_players(3, async ({ page: white }, { page: friend }, { page: stranger }) => {
    await new_game(white, scene.url, { opponent: "friend", side: "white" });
    const link = await white.locator("[data-testid=link]").inputValue();
    await stranger.goto(link.replace(/\?.*$/, ""));
    await at_game(stranger);
    await text_is(stranger, ".status", /The open seat waits for who was invited/);
    await friend.goto(link);
    await at_game(friend);
    await text_is(friend, "h1", /against you \(black\)/);
    await type_move(white, "e4");
    await moves_are(stranger, ["e4"]);
  }));

test("a draw is offered, declined, offered again and accepted", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    await white.getByRole("button", { name: "Offer draw" }).click();
    await text_is(white, "#notice", /5\.2\.3/);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await type_move(black, "e5");
    await moves_are(white, ["e4", "e5"]);
    await white.getByRole("button", { name: "Offer draw" }).click();
    await text_is(black, "[data-testid=offer]", /White offers a draw/);
    await black.getByRole("button", { name: "Decline" }).click();
    await text_is(white, "[data-testid=news]", /^Black declines the draw\.$/);
    await white.waitForSelector("[data-testid=offer]", { state: "detached" });
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "e5", "Nf3"]);
    await black.getByRole("button", { name: "Offer draw" }).click();
    await white.getByRole("button", { name: "Accept the draw" }).click();
    for (const page of [white, black]) await result_is(page, /^Result ½–½\. .*5\.2\.3/);
  }));

test("what waits for an answer is seen on a small phone, however far the side is scrolled", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    await play([white, black], ["e4", "e5"]);
    const size = { width: 320, height: 568 };
    await white.setViewportSize(size);
    await white.focus("#move-entry");
    await white.locator(".side").evaluate((side) => side.scrollTo(0, side.scrollHeight));
    await black.getByRole("button", { name: "Offer draw" }).click();
    await text_is(white, "[data-testid=offer]", /Black offers a draw/);
    await is_whole_in_sight(white, "[data-testid=offer], .status button", "320x568");
    await white.getByRole("button", { name: "Decline" }).click();
    await white.locator(".side").evaluate((side) => side.scrollTo(0, side.scrollHeight));
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await text_is(white, "[data-testid=turn]", /You won/);
    await is_whole_in_sight(white, "[data-testid=turn]", "320x568");
  }));

test("an invitation that nobody has followed ends with the game", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "friend", side: "white" });
    await page.waitForSelector("[data-testid=link]");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(page, /^Result 0–1/);
    assert.equal(await page.locator(".invite").count(), 0);
    assert.equal(await page.locator(".strip", { hasText: "Waiting for your friend" }).count(), 0);
  }));

test("an offer that is answered by a move is gone", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await type_move(black, "e5");
    await moves_are(white, ["e4", "e5"]);
    await black.getByRole("button", { name: "Offer draw" }).click();
    await white.waitForSelector("text=Black offers a draw");
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "e5", "Nf3"]);
    await black.waitForSelector("[data-testid=offer]", { state: "detached" });
  }));

test("what can be done stands in the same order, while a game goes on and when it is over", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend", rules: "casual", side: "white" });
    await black.goto(white.url());
    await at_game(black);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    const names = (page: Page) =>
      page
        .locator("#actions > :is(button, a)")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.deepEqual(await names(white), [
      "Offer draw",
      "Claim draw",
      "Take back a move",
      "Resign",
      "Flip board",
      "More",
    ]);
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(white, /^Result 1–0/);
    assert.deepEqual(await names(white), ["Flip board", "Rematch", "New game", "More"]);
  }));

test("resigning asks once, and both then play a rematch with the sides changed", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await invite_and_join(white, black);
    const first = white.url();
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("button", { name: "Cancel" }).click();
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    for (const page of [white, black]) await result_is(page, /^Result 1–0\. .*[Rr]esign.*5\.1\.2/);
    await black.getByRole("button", { name: "Rematch" }).click();
    await white.getByRole("button", { name: "Accept the rematch" }).click();
    for (const page of [white, black]) await page.waitForURL((url) => url.href !== first);
    await text_is(black, "h1", /You \(white\)/);
    await text_is(white, "h1", /you \(black\)/);
  }));

test("the host is told how the friend can reach this server", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "friend" });
    await text_is(page, "[data-testid=lan-hint]", /arbiter serve .*--lan/);
    await page.getByRole("button", { name: "Copy" }).click();
    await page.waitForSelector("button:text('Copied')");
  }));

test("the invitation is handed on with its key where the device can share", () =>
  scene.with_players(2, async ({ page: host }, { page: friend }) => {
    await host.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: (what: ShareData) => {
          document.documentElement.dataset["shared"] = JSON.stringify(what);
          // Whoever closes the sheet again has shared nothing, which is no error.
          return Promise.reject(new DOMException("", "AbortError"));
        },
      });
    });
    await new_game(host, scene.url, { opponent: "friend", side: "white" });
    const link = await host.locator("[data-testid=link]").inputValue();
    await host.getByRole("button", { name: "Share", exact: true }).click();
    await host.waitForSelector("html[data-shared]");
    const shared = await host.evaluate(() => document.documentElement.dataset["shared"] ?? "");
    const { title, url } = JSON.parse(shared) as ShareData;
    assert.equal(title, "Arbiter");
    assert.equal(url, link);
    assert.match(url ?? "", /\/game\/\w{8}\?key=\w+$/);
    await friend.goto(url ?? "");
    await text_is(friend, "h1", /against you \(black\)/);
  }));

test("an arbiter shares the seat of each player by itself", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => {
      const all: unknown[] = [];
      const share = (what: ShareData) => Promise.resolve(void all.push(what.url));
      Object.defineProperty(navigator, "share", { value: share });
      Object.assign(globalThis, { all });
    });
    await new_game(page, scene.url, { opponent: "friend", rules: "fide", arbiter: true });
    for (const side of ["White", "Black"])
      await page.getByRole("button", { name: `Share ${side}’s link` }).click();
    const shared = await page.evaluate(() => (globalThis as never as { all: string[] }).all);
    const links = await page
      .locator("[data-testid=link]")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    assert.deepEqual(shared, links);
    assert.deepEqual(
      shared.map((link) => new URL(link).searchParams.get("seat")),
      ["white", "black"],
    );
    for (const link of shared) assert.ok(new URL(link).searchParams.get("key"));
  }));

test("what cannot share offers no such button", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await new_game(page, scene.url, { opponent: "friend" });
    await page.getByRole("button", { name: "QR code" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Share" }).count(), 0);
  }));
