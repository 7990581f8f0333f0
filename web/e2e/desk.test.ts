// The arbiter at a page of her own, and the players at theirs.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { do_act } from "./support/desk.ts";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  moves_are,
  new_game,
  play,
  result_is,
  square_is,
  text_is,
  type_move,
  further,
} from "./support/table.ts";

const scene = new Scene();

async function preside(arbiter: Page, white: Page, black: Page, time = "60"): Promise<void> {
  await new_game(arbiter, scene.url, {
    opponent: "friend",
    rules: "fide",
    time,
    arbiter: true,
    names: ["Anna", "Bela"],
    quickplay: time === "60",
  });
  const links = arbiter.locator("[data-testid=link]");
  // Black's first: the link and not the order says who plays what.
  const [for_white, for_black] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  await black.goto(for_black);
  await at_game(black);
  await white.goto(for_white);
  await at_game(white);
  await arbiter.waitForSelector("[data-testid=link]", { state: "detached" });
}

test("who presides invites two players, each to a seat, and plays herself neither side", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await text_is(arbiter, ".status", /You preside over this game/);
    await text_is(white, "main", /Anna/);
    await text_is(black, "h1", /Anna \(white\) against Bela \(black\)/);
    assert.equal(await white.locator("#desk").count(), 0);
    await play([white, black], ["e4", "e5"]);
    await moves_are(arbiter, ["e4", "e5"]);
    // She may ask, and not play.
    await type_move(arbiter, "turn");
    await text_is(arbiter, "[data-testid=answer]", /^White to move, move 2\./);
    await type_move(arbiter, "Nf3");
    await text_is(arbiter, "#notice", /You preside over this game/);
  }));

test("of two links each says whose it is, with all that can be done with it", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "friend", arbiter: true });
      const invite = page.locator(".invite");
      const names = () =>
        invite
          .locator("button, input")
          .evaluateAll((all) =>
            all.map(
              (one) => one.ariaLabel ?? (one as HTMLInputElement).labels?.[0]?.textContent?.trim(),
            ),
          );
      assert.deepEqual(await names(), [
        "Whoever opens this link plays White",
        "Copy White’s link",
        "QR code of White’s link",
        "Whoever opens this link plays Black",
        "Copy Black’s link",
        "QR code of Black’s link",
      ]);
      // A label that holds a button is its label too.
      assert.equal(await page.locator("label button").count(), 0);
      await page.getByRole("button", { name: "Copy Black’s link" }).click();
      await page.getByRole("button", { name: "Copied: Black’s link" }).waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /seat=black/);
      await page.getByRole("button", { name: "QR code of White’s link" }).click();
      await page.getByRole("dialog", { name: "QR code of White’s link" }).waitFor();
      await page.keyboard.press("Escape");
      // Without the key nobody can be given a seat, and there is one link, to watch.
      await page.goto(page.url().replace(/\?.*/, ""));
      await at_game(page);
      await invite.getByRole("textbox", { name: /opens this link watches/ }).waitFor();
      assert.equal(await invite.getByRole("textbox").count(), 1);
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  ));

test("the arbiter interrupts the game, gives time, and lets it go on", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4", "e5"]);
    await do_act(arbiter, "pause", { reason: "a telephone rang" });
    for (const page of [arbiter, white, black]) {
      await text_is(page, "[data-testid=pause]", /A telephone rang/);
      await text_is(page, ".rulings", /telephone rang \(Law 6\.11\.1\)/);
    }
    await text_is(black, "#a11y-urgent", /telephone rang/);
    assert.equal(await white.locator(".clock.running").count(), 0);
    await type_move(white, "Nf3");
    await text_is(white, "#notice", /arbiter|interrupted|paused/i);
    await do_act(arbiter, "add_time", { side: "black", time: "2:00", reason: "he was disturbed" });
    await text_is(white, "[data-testid=clock-black]", /^1:0[12]:/);
    await do_act(arbiter, "resume", {});
    await white.waitForSelector("[data-testid=pause]", { state: "detached" });
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "e5", "Nf3"]);
  }));

test("what an act lacks is asked for, and what the Laws forbid is refused at the desk", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await arbiter.selectOption("#act", "add_time");
    await arbiter.locator(".desk-form button[type=submit]").click();
    await text_is(arbiter, "#act-error", /Side: something is expected/);
    await do_act(arbiter, "add_time", { side: "white", time: "soon", reason: "x" });
    await text_is(arbiter, "#act-error", /“soon” is no time/);
    assert.equal(await arbiter.getAttribute("#act-time", "aria-invalid"), "true");
    await do_act(arbiter, "rule_absence", { side: "white" });
    await text_is(arbiter, "#act-error", /6\.7\.1/);
  }));

test("the game goes back to an earlier position on every page", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4", "e5", "Nf3"]);
    await do_act(arbiter, "restore", { plies: "1", reason: "Black’s pawn slipped" });
    for (const page of [arbiter, white, black]) {
      await moves_are(page, ["e4"]);
      await square_is(page, "e7", /black pawn/);
    }
    await type_move(black, "c5");
    await moves_are(white, ["e4", "c5"]);
  }));

test("a result is ruled, overruled, signed and appealed against", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4", "e5"]);
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await result_is(arbiter, /^Result 1–0\./);
    await do_act(arbiter, "declare_result", {
      result: "1/2-1/2",
      article: "0.2",
      reason: "he wanted to offer a draw",
    });
    for (const page of [arbiter, white, black]) await result_is(page, /^Result ½–½\./);
    await white.getByRole("button", { name: "Sign the result" }).click();
    await text_is(black, "[data-testid=signed]", /Signed by White/);
    await (await further(black, "button", "Appeal")).click();
    await black.getByLabel(/Against what/).fill("I had resigned");
    await black.getByRole("dialog").getByRole("button", { name: "Appeal" }).click();
    await text_is(arbiter, "[data-testid=appeal]", /under appeal/);
    await do_act(arbiter, "decide_appeal", { reason: "the draw stands" });
    await white.waitForSelector("[data-testid=appeal]", { state: "detached" });
  }));

test("a player calls the arbiter and the clock waits", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4", "e5"]);
    await (await further(black, "button", "Call the arbiter")).click();
    await black.getByLabel(/Why/).fill("White talks to me");
    await black.getByRole("dialog").getByRole("button", { name: "Call" }).click();
    await text_is(arbiter, "[data-testid=pause]", /White talks to me/);
    await text_is(arbiter, "#a11y-urgent", /White talks to me/);
    await do_act(arbiter, "resume", {});
    await white.waitForSelector("[data-testid=pause]", { state: "detached" });
  }));

test("a game is adjourned with a sealed move and goes on", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4"]);
    await do_act(arbiter, "order_sealing", { charged: "0:00" });
    await text_is(black, "#entry-heading", /sealed move/);
    await text_is(white, "[data-testid=adjournment]", /Black has to seal/);
    await type_move(black, "c5");
    await text_is(white, "[data-testid=adjournment]", /Black has sealed/);
    assert.doesNotMatch((await white.textContent("body")) ?? "", /c5/);
    await do_act(arbiter, "adjourn", { resumption: "tomorrow at ten" });
    await text_is(white, "[data-testid=adjournment]", /tomorrow at ten/);
    await do_act(arbiter, "resume_session", {});
    await text_is(arbiter, "#a11y-log", /Bela has sealed a move/);
    await white.getByRole("button", { name: "I am here" }).click();
    await text_is(arbiter, ".rulings", /White arrives/);
    await do_act(arbiter, "open_envelope", {});
    for (const page of [arbiter, white, black]) await moves_are(page, ["e4", "c5"]);
  }));

test("the desk does one act and then waits to be told the next", () =>
  scene.with_players(3, async ({ page: arbiter }, { page: white }, { page: black }) => {
    await preside(arbiter, white, black);
    await play([white, black], ["e4", "e5"]);
    await arbiter.selectOption("#act", "pause");
    await arbiter.fill("#act-reason", "noise");
    await arbiter.press("#act-reason", "Enter");
    await white.waitForSelector("[data-testid=pause]");
    await arbiter.waitForFunction(() => document.activeElement?.id === "act");
    assert.equal(await arbiter.inputValue("#act"), "");
    await do_act(arbiter, "resume", {});
    await white.waitForSelector("[data-testid=pause]", { state: "detached" });
    await arbiter.selectOption("#act", "pause");
    await arbiter.fill("#act-reason", "meant for the pause");
    await black.getByRole("button", { name: "Resign" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await text_is(arbiter, "#act-error", /“Interrupt the game” makes no sense any more/);
    assert.equal(await arbiter.inputValue("#act"), "");
    // What was written is not lost: the next act has it.
    await arbiter.selectOption("#act", "annul_ending");
    assert.equal(await arbiter.inputValue("#act-reason"), "meant for the pause");
  }));

test("a note leaves alone what a player is about to do", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1",
      arbiter: true,
    });
    await page.selectOption("#act", "note");
    await page.fill("#act-text", "board 3");
    await page.click("button[data-square=e7]");
    await page.click("button[data-square=e8]");
    await page.getByRole("dialog").waitFor();
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>(".desk-form")?.requestSubmit(),
    );
    await text_is(page, ".rulings", /Board 3/);
    await page.getByRole("dialog").getByRole("button", { name: "Rook" }).click();
    await moves_are(page, ["e8=R"]);
  }));

test("at one screen a game is adjourned and both come back", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "fide", arbiter: true });
    for (const [index, move] of ["e4", "e5"].entries()) {
      await type_move(page, move);
      await moves_are(page, ["e4", "e5"].slice(0, index + 1));
    }
    await do_act(page, "order_sealing", { charged: "0:00" });
    await type_move(page, "Nf3");
    await text_is(page, "[data-testid=adjournment]", /White has sealed/);
    await do_act(page, "adjourn", { resumption: "tomorrow" });
    await do_act(page, "resume_session", {});
    await page.getByRole("button", { name: "Black is here" }).click();
    await page.getByRole("button", { name: "Black is here" }).waitFor({ state: "detached" });
    await do_act(page, "open_envelope", {});
    await moves_are(page, ["e4", "e5", "Nf3"]);
  }));

test("who comes too late loses, where that was agreed", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      rules: "fide",
      time: "60",
      arbiter: true,
      late_after: 0,
    });
    await page.getByRole("button", { name: "White is here" }).click();
    await page.getByRole("button", { name: "White is here" }).waitFor({ state: "detached" });
    await do_act(page, "start", {});
    await text_is(page, ".rulings", /The game is started/);
    await do_act(page, "rule_absence", { side: "black" });
    await result_is(page, /^Result 1–0\. .*6\.7\.1/);
  }));

test("a start that cannot be agreed opens what hides it", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await page.click("summary");
    await page.check("input[name=arbiter]");
    await page.fill("input[name=no-draw-before]", "2000");
    await page.click("summary");
    await page.click("button[type=submit]");
    await page.locator("input[name=no-draw-before]:visible").waitFor();
  }));

test("at one screen the arbiter’s desk stands beside the board of both players", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "fide", arbiter: true });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await do_act(page, "note", { text: "board 3" });
    await text_is(page, ".rulings", /Board 3/);
    await page.reload();
    await text_is(page, ".rulings", /Board 3/);
  }));
