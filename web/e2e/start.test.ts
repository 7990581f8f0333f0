import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  click_move,
  drag_move,
  further,
  moves_are,
  moves_count,
  new_game,
  position,
  square,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

test("the page asks for its own files alone, under a policy that allows no others", () =>
  scene.with_players(1, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(scene.url);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'"])
      assert.ok(policy.includes(rule), policy);
    assert.doesNotMatch(policy, /unsafe/);
    await new_game(page, scene.url, { opponent: "screen" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    const others = asked.filter(
      (path) =>
        !/^\/($|game\/\w{8}$|api\/|favicon\.svg$|assets\/[\w-]+\.(js|css|woff2)$)/.test(path),
    );
    assert.deepEqual(others, []);
  }));

test("the player's token is out of the page's reach", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    assert.equal(await page.evaluate(() => document.cookie), "");
    const [cookie] = await page.context().cookies();
    assert.equal(cookie?.name, "arbiter");
    assert.match(cookie?.value ?? "", /^[0-9a-f]{32}$/);
    assert.equal(cookie?.httpOnly, true);
    assert.equal(cookie?.sameSite, "Lax");
  }));

test("a move on the first page's board begins the game against the computer", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await drag_move(page, "e2", "e4");
    await at_game(page);
    assert.equal((await moves_count(page, 2))[0], "e4");
    await text_is(page, "[data-testid=turn]", /Your move/);
  }));

test("with the keys alone the first move begins a game for two", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await square(page, "g1").focus();
    await page.keyboard.press("Enter");
    await square(page, "f3").focus();
    await page.keyboard.press("Enter");
    await at_game(page);
    await moves_are(page, ["Nf3"]);
    await page.goBack();
    await page.waitForSelector(".new-game");
    await page.goForward();
    await moves_are(page, ["Nf3"]);
    // It is not played once more, nor anything cancelled.
    assert.doesNotMatch((await page.locator("#a11y-log").textContent()) ?? "", /cancelled/);
  }));

test("no game begins with a move that is none, or where the computer has White", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await click_move(page, "e2", "e5");
    await text_is(page, "#a11y-urgent", /No man can go there/);
    await page.check("input[name=side][value=black]");
    await page.waitForFunction(
      () => document.querySelector(".squares button")?.getAttribute("data-square") === "h1",
    );
    assert.equal(await page.locator(".squares button.movable").count(), 0);
    assert.equal(new URL(page.url()).pathname, "/");
  }));

test("what was played the last time is chosen again", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "computer", level: 2, side: "black" });
    await page.goto(scene.url);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[name=level]:checked")?.value === "2",
    );
    assert.ok(await page.isChecked("input[name=side][value=black]"));
  }));

test("what is chosen in the settings is seen at once and kept", () =>
  scene.with_players(1, async ({ page }) => {
    const root = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.goto(scene.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await page.getByRole("radio", { name: "Wood" }).check({ force: true });
    await page.getByRole("radio", { name: "Plain" }).check({ force: true });
    assert.deepEqual(await root(), { theme: "dark", board: "wood" });
    await page.waitForFunction(
      () => document.querySelector("#wk")?.getAttribute("fill") === "#ffffff",
    );
    await page.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector("#wk")?.getAttribute("fill") === "#ffffff",
    );
    assert.deepEqual(await root(), { theme: "dark", board: "wood" });
    await page.getByRole("button", { name: "Settings" }).click();
    assert.ok(await page.getByRole("radio", { name: "Wood" }).isChecked());
  }));

test("who wants to be asked first confirms his move, and moves are written with figurines", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page
      .getByRole("group", { name: /Ask before/ })
      .getByRole("radio", { name: "Yes" })
      .check({
        force: true,
      });
    await page.getByRole("radio", { name: /Figurines/ }).check({ force: true });
    await page.keyboard.press("Escape");
    await page.check("input[name=opponent][value=screen]");
    await page.click("button[type=submit]");
    await at_game(page);
    await click_move(page, "g1", "f3");
    await text_is(page, "[data-testid=confirm]", /Play white knight g1 to f3\?/);
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.locator("[data-testid=confirm]").waitFor({ state: "detached" });
    assert.equal(await square(page, "g1").getAttribute("aria-label"), "g1, white knight");
    await click_move(page, "b1", "c3");
    await page.keyboard.press("Enter");
    await moves_are(page, ["♘c3"]);
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY");
    // Whoever types goes on typing.
    await type_move(page, "e5");
    await page.getByRole("button", { name: "Play it" }).click();
    await moves_are(page, ["♘c3", "e5"]);
    await page.waitForFunction(() => document.activeElement?.id === "move-entry");
  }));

test("a game goes on from a PGN and is saved as one", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      pgn: '[White "Anna"]\n[Black "Ben"]\n\n1. e4 {best by test} e5 (1... c5) 2. Nf3 1-0\n',
    });
    await moves_are(page, ["e4", "e5", "Nf3"]);
    await type_move(page, "Nc6");
    await moves_are(page, ["e4", "e5", "Nf3", "Nc6"]);
    const save = await further(page, "link", "Save as PGN");
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    assert.match(download.suggestedFilename(), /^arbiter-\w{8}\.pgn$/);
    const saved = await readFile(await download.path(), "utf8");
    assert.match(saved, /\[White "Anna"\]\n\[Black "Ben"\]\n\[Result "\*"\]/);
    assert.ok(saved.endsWith("\n1. e4 e5 2. Nf3 Nc6 *\n\n"), saved);
  }));

test("a PGN with an illegal move is refused with the reason, and stays", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await page.click("summary");
    await page.check("input[name=start][value=pgn]");
    await page.setInputFiles("input[name=pgn-file]", {
      name: "game.pgn",
      mimeType: "text/plain",
      buffer: Buffer.from("1. e4 e5 2. Ke3 *"),
    });
    await page.waitForFunction(
      () => (document.querySelector("#pgn") as HTMLTextAreaElement).value !== "",
    );
    await page.click("button[type=submit]");
    await page.locator("#start-error", { hasText: "2. Ke3: " }).waitFor();
    assert.equal(await page.inputValue("#pgn"), "1. e4 e5 2. Ke3 *");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "pgn");
  }));

test("a position set under More is the one that is played", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 4 31",
    });
    await at_game(page);
    const men = (await position(page)).filter((name) => name?.includes(","));
    assert.deepEqual(men, ["e8, black king", "e2, white pawn", "e1, white king"]);
    await type_move(page, "Kd7");
    await moves_are(page, ["Kd7"]);
    await page.getByRole("button", { name: "31, black, Kd7" }).waitFor();
  }));
