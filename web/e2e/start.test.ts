import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import type { Page, Route } from "playwright-core";
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

// Holds back what the server answers there, until the function given back is called.
async function hold(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route: Route) => {
    await released;
    // Whoever left the page asks no more.
    await route.continue().catch(() => undefined);
  });
  return release;
}

test("a move before the server has told what it offers begins what was chosen the last time", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "computer", level: 2, side: "random" });
    const release = await hold(page, "**/api/server");
    await page.goto(scene.url);
    await click_move(page, "e2", "e4");
    await at_game(page);
    await text_is(page, "main", /Computer, level 2/);
    release();
    // The lot is drawn again the next time, though this game needed White.
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level][value='2']:checked");
    assert.ok(await page.isChecked("input[name=side][value=random]"));
  }));

test("what is being typed when the server answers is not wiped out", () =>
  scene.with_players(1, async ({ page }) => {
    const release = await hold(page, "**/api/server");
    await page.goto(scene.url);
    await page.selectOption("select[name=time]", "own");
    await page.locator("#time").pressSequentially("7+");
    release();
    await page.waitForSelector("input[name=level]");
    assert.equal(await page.inputValue("#time"), "7+");
  }));

test("while a game is made nothing else begins, and that it is made is seen", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    const release = await hold(page, "**/api/games");
    await click_move(page, "e2", "e4");
    await text_is(page, "button[type=submit]", /One moment/);
    await page.click("button[type=submit]", { force: true });
    await click_move(page, "d2", "d4");
    assert.equal(await page.locator(".squares button.movable").count(), 0);
    release();
    await at_game(page);
    assert.equal((await moves_count(page, 2))[0], "e4");
    const mine = await page.request.get(`${scene.url}api/my-games`);
    assert.equal((await mine.json()).games.length, 1);
  }));

test("whoever leaves the page before the game is made is not led into it", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    const release = await hold(page, "**/api/games");
    const asked = page.waitForResponse("**/api/games");
    await page.click("button[type=submit]");
    await text_is(page, "button[type=submit]", /One moment/);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/games";
      document.body.append(link);
      link.click();
      link.remove();
    });
    await page.waitForSelector("main h1");
    release();
    await asked;
    await page.reload();
    await page.waitForSelector(".card-link");
    assert.equal(new URL(page.url()).pathname, "/games");
  }));

test("whoever wants to be asked first is asked for the first move too", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.evaluate(() => localStorage.setItem("arbiter-confirm", "on"));
    await page.reload();
    await page.waitForSelector("input[name=level]");
    await click_move(page, "e2", "e4");
    await at_game(page);
    await text_is(page, "[data-testid=confirm]", /Play this move: white pawn e2 to e4\?/);
    await page.getByRole("button", { name: "Take it back" }).click();
    await click_move(page, "g1", "f3");
    await page.keyboard.press("Enter");
    assert.equal((await moves_count(page, 2))[0], "Nf3");
  }));

test("the keys go on at the square where the first move ended", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await square(page, "e2").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("4");
    await page.keyboard.press("Enter");
    await at_game(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-square") === "e4");
  }));

test("the board's keys answer before there is a game", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await square(page, "g1").focus();
    const answers: [key: string, answer: RegExp][] = [
      ["o", /G1, white knight/],
      ["m", /The white knight on g1 can go to f3, h3/],
      ["w", /White to move, move 1/],
      ["l", /No move has been made/],
      ["t", /The game has not begun yet/],
    ];
    for (const [key, answer] of answers) {
      await page.keyboard.press(key);
      await text_is(page, "#a11y-polite", answer);
    }
    await page.keyboard.press("f");
    await page.waitForFunction(
      () => document.querySelector(".squares button")?.getAttribute("data-square") === "h1",
    );
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys on the board" }).waitFor();
  }));

test("a man who cannot be taken up says why, to be seen and heard", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await square(page, "e7").click();
    await text_is(page, "[data-testid=note]", /the black pawn on e7 stays/);
    await text_is(page, "#a11y-urgent", /the black pawn on e7 stays/);
    await square(page, "e5").click();
    await text_is(page, "[data-testid=note]", /the black pawn on e7 stays/);
    // Who takes up a man of his own has read it.
    await square(page, "e2").click();
    await page.locator("[data-testid=note]").waitFor({ state: "detached" });
    await square(page, "e2").click();
    await square(page, "e7").click();
    await text_is(page, "[data-testid=note]", /the black pawn on e7 stays/);
    await page.check("input[name=side][value=black]");
    await page.locator("[data-testid=note]").waitFor({ state: "detached" });
    await square(page, "e2").click();
    await text_is(page, "[data-testid=note]", /Press “Play” to begin/);
  }));

test("what few choose is asked for again if it did not come", () =>
  scene.with_players(1, async ({ page, complaints }) => {
    await page.route(/\/MoreFields[^/]*\.js/, (route) => route.abort());
    await page.goto(scene.url);
    await page.click("summary");
    const told = page.getByRole("dialog", { name: /does not answer/ });
    await told.getByRole("button", { name: "Cancel" }).click();
    await page.unroute(/\/MoreFields[^/]*\.js/);
    await page.click("summary");
    await page.waitForSelector("select[name=rules]");
    complaints.splice(0);
  }));

test("no game begins with a move that is none, or where the computer has White", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    await click_move(page, "e2", "e5");
    await text_is(page, "#a11y-urgent", /No man can go there/);
    await text_is(page, "[data-testid=note]", /No man can go there/);
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
    const root = () =>
      page.evaluate(() => {
        const { input: _, ...look } = document.documentElement.dataset;
        return look;
      });
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

test("the settings are told from their heading on, in groups", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Settings");
    assert.deepEqual(await dialog.getByRole("heading", { level: 3 }).allTextContents(), [
      "You",
      "Appearance",
      "Moves",
      "Sound and speech",
      "Keys and screen readers",
    ]);
    // What stands first is reached first: what scrolls, and then the name.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("name")),
      "own-name",
    );
    await page.keyboard.press("Escape");
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      "Settings",
    );
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
    await text_is(page, "[data-testid=confirm]", /Play this move: white knight g1 to f3\?/);
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.locator("[data-testid=confirm]").waitFor({ state: "detached" });
    assert.equal(await square(page, "g1").getAttribute("aria-label"), "g1, white knight");
    await click_move(page, "b1", "c3");
    await page.keyboard.press("Enter");
    await moves_are(page, ["♞c3"]);
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY");
    // Whoever types goes on typing, and may change his mind.
    await type_move(page, "d5");
    await text_is(page, "[data-testid=confirm]", /pawn d7 to d5\?/);
    await page.keyboard.press("Escape");
    await page.locator("[data-testid=confirm]").waitFor({ state: "detached" });
    await type_move(page, "d5");
    await text_is(page, "[data-testid=confirm]", /pawn d7 to d5\?/);
    await type_move(page, "e5");
    await text_is(page, "[data-testid=confirm]", /pawn e7 to e5\?/);
    await page.keyboard.press("Enter");
    await moves_are(page, ["♞c3", "e5"]);
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
    await page.locator("#pgn-error", { hasText: "2. Ke3: " }).waitFor();
    assert.equal(await page.getAttribute("#pgn", "aria-describedby"), "pgn-error pgn-hint");
    assert.equal(await page.isVisible("#start-error"), false);
    assert.equal(await page.inputValue("#pgn"), "1. e4 e5 2. Ke3 *");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "pgn");
  }));

test("More leads to what is in it when opened by hand, and to the fault when it has one", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      const is_in_sight = (css: string) =>
        page.evaluate((css) => {
          const room = document.querySelector(".side")?.getBoundingClientRect();
          const box = document.querySelector(css)?.getBoundingClientRect();
          return room && box && box.top > room.top - 1 && box.bottom < room.bottom + 1;
        }, css);
      // Whatever else would scroll has had its turn.
      const all_scrolled = () => page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      await page.goto(scene.url);
      await page.click("summary");
      await page.waitForSelector("select[name=rules]");
      await all_scrolled();
      assert.ok(await is_in_sight("summary"));
      assert.ok(await is_in_sight("select[name=rules]"));
      await page.check("input[name=start][value=fen]");
      await page.fill("#fen", "nonsense");
      await page.click("summary");
      await page.evaluate(() => document.querySelector(".side")?.scrollTo(0, 0));
      await page.click("button[type=submit]");
      await page.locator("#fen-error:visible").waitFor();
      await page.waitForFunction(() => document.activeElement?.id === "fen");
      await all_scrolled();
      assert.ok(await is_in_sight("#fen-error"));
    },
    { viewport: { width: 844, height: 390 } },
  ));

test("who makes everything twice as large loses no text", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await page.goto(scene.url);
      await page.waitForSelector("input[name=level]");
      for (const css of [".hero h1", ".hero p", "#opponent-hint"]) {
        const text = page.locator(css);
        await text.scrollIntoViewIfNeeded();
        const seen = await text.evaluate((one) => {
          const box = one.getBoundingClientRect();
          const there = document.elementFromPoint(box.left + 5, (box.top + box.bottom) / 2);
          return there === one && box.height > 12;
        });
        assert.ok(seen, css);
      }
    },
    // 1366 x 768 at 200 %.
    { viewport: { width: 683, height: 384 } },
  ));

test("choices stand beside each other wherever their words have room", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    for (const [width, height] of [
      [360, 740],
      [667, 375],
      [1024, 768],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ["opponent", "level", "side"]) {
        const tops = await page
          .locator(`label:has(input[name=${name}])`)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        assert.equal(new Set(tops).size, 1, `${name} at ${width}x${height}: ${tops}`);
      }
    }
  }));

test("upright all of the first page begins at one edge", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.waitForSelector("input[name=level]");
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      const edges = await page
        .locator(".brand, .far .king, .hero h1, .opponents, button[type=submit]")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      assert.equal(new Set(edges).size, 1, `${width}x${height}: ${edges}`);
    }
  }));

test("of a PGN with several games one is chosen", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.check("input[name=opponent][value=screen]");
    await page.click("summary");
    await page.check("input[name=start][value=pgn]");
    const tags = '[White "Carlsen"]\n[Black "Caruana"]\n[Date "2018.11.09"]\n[Result "1-0"]';
    await page.fill("#pgn", `${tags}\n\n1. e4 e5 2. Nf3 1-0\n\n[White "Anna"]\n\n1. d4 d5 *\n`);
    await page.click("button[type=submit]");
    await text_is(page, "#a11y-urgent", /several games: choose one/);
    await page.waitForFunction(() => document.activeElement?.id === "game");
    assert.deepEqual(await page.locator("#game option").allTextContents(), [
      "1. Carlsen – Caruana, 1–0, 2018, 2 moves",
      "2. Anna – ?, 1 move",
    ]);
    // Of another text other games would be to choose from.
    await page.locator("#pgn").press("End");
    await page.locator("#pgn").pressSequentially(" ");
    await page.locator("#game").waitFor({ state: "detached" });
    await page.click("button[type=submit]");
    await page.selectOption("#game", "2");
    await page.click("button[type=submit]");
    await at_game(page);
    await moves_are(page, ["d4", "d5"]);
  }));

// What a reader tells of a field besides its name.
function told_of(page: Page, field: string): Promise<string> {
  return page.locator(field).evaluate((one) => {
    const ids = (one.getAttribute("aria-describedby") ?? "").split(" ");
    return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  });
}

test("what a PGN leaves behind is told before it is handed in", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.click("summary");
    await page.check("input[name=start][value=pgn]");
    const told = await told_of(page, "#pgn");
    assert.match(told, /result, comments and variations are not taken along\.$/);
    await page.getByText(told, { exact: true }).waitFor();
  }));

test("a PGN that is too long is marked, and not sent", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.click("summary");
    await page.check("input[name=start][value=pgn]");
    await page.fill("#pgn", "1. e4 ".padEnd(70_000, "x"));
    await page.click("button[type=submit]");
    await text_is(page, "#pgn-error", /longer than 64 KiB/);
    await page.waitForFunction(() => document.activeElement?.id === "pgn");
    assert.equal(await page.getAttribute("#pgn", "aria-invalid"), "true");
  }));

test("more time than anybody plays with is refused beside its field", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.selectOption("select[name=time]", { label: "Another time: write it below" });
    await page.getByRole("textbox", { name: "Your time control", exact: true }).waitFor();
    assert.match(await told_of(page, "#time"), /^Such as 5\+3/);
    await page.fill("#time", "999999+0");
    await page.click("button[type=submit]");
    await text_is(page, "#time-error", /^A period has at most 99 hours/);
    await page.waitForFunction(() => document.activeElement?.id === "time");
    await page.fill("#time", "5 + 3");
    await page.click("button[type=submit]");
    await at_game(page);
    await text_is(page, "header", /5\+3/);
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
    await page.getByRole("button", { name: "31, black, king e8 to d7" }).waitFor();
  }));
