// axe on every state of a walk through the pages, in light, in dark and on a phone. What a state is
// by itself, ../states.test.ts holds against the same rules.
//   SHOTS   a folder to leave a picture of each state in

import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { axe_finds_nothing } from "../support/axe.ts";
import { do_act } from "../support/desk.ts";
import { Scene } from "../support/scene.ts";
import {
  at_game,
  click_move,
  moves_are,
  new_game,
  result_is,
  text_is,
  type_move,
} from "../support/table.ts";

const scene = new Scene();

async function clean(page: Page, state: string): Promise<void> {
  await axe_finds_nothing(page, state);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/${state}.png` });
}

async function visit_all(label: string, page: Page, friend: Page): Promise<void> {
  const check = (state: string) => clean(page, `${label}-${state}`);
  await page.goto(scene.url);
  await check("start");
  await page.click("summary");
  await page.check("input[name=start][value=fen]");
  await page.fill("#fen", "nonsense");
  await page.click("button[type=submit]");
  await page.waitForSelector("#fen[aria-invalid=true]");
  await check("start-error");
  await page.check("input[name=start][value=pgn]");
  await page.fill("#pgn", "1. e5");
  await page.click("button[type=submit]");
  await page.waitForSelector("#pgn[aria-invalid=true]");
  await check("start-pgn");

  await page.goto(`${scene.url}game/AAAAAAAA`);
  await text_is(page, "h1", /No such game/);
  await check("no-game");

  await new_game(page, scene.url, {
    opponent: "screen",
    rules: "fide",
    fen: "4k3/4P3/4K3/8/8/8/8/R7 w - - 0 1",
  });
  await page.click("button[data-square=a1]");
  await check("selected");
  await page.click("button[data-square=b3]");
  await text_is(page, "#notice", /Illegal/);
  await check("illegal");
  await page.getByRole("button", { name: "Resign" }).click();
  await check("resign");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Claim draw" }).click();
  await check("claim");
  await page.getByRole("button", { name: "Cancel" }).click();
  await click_move(page, "a1", "a8");
  await result_is(page, /^Result 1–0/);
  await check("mate");

  await new_game(page, scene.url, { opponent: "screen", fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1" });
  await click_move(page, "e7", "e8");
  await page.getByRole("dialog").waitFor();
  await check("promotion");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Keys on the board" }).click();
  await page.getByRole("dialog").waitFor();
  await check("keys");

  await new_game(page, scene.url, { opponent: "friend", side: "black" });
  await page.waitForSelector("[data-testid=lan-hint]");
  await check("invite");
  await friend.goto(page.url());
  await at_game(friend);
  for (const [index, move] of ["e4", "d5", "exd5"].entries()) {
    await type_move(index % 2 === 0 ? friend : page, move);
    await Promise.all(
      [page, friend].map((one) => moves_are(one, ["e4", "d5", "exd5"].slice(0, index + 1))),
    );
  }
  await friend.getByRole("button", { name: "Offer draw" }).click();
  await page.getByRole("button", { name: "Accept the draw" }).waitFor();
  await check("offer");
  await page.getByRole("button", { name: "Accept the draw" }).click();
  await result_is(page, /^Result ½–½/);
  await check("draw");

  await page.goto(scene.url);
  await page.check("input[name=opponent][value=screen]");
  await page.click("summary");
  await page.check("input[name=arbiter]");
  await check("start-arbiter");
  await new_game(page, scene.url, {
    opponent: "screen",
    rules: "fide",
    time: "90+30",
    arbiter: true,
    names: ["Anna", "Bela"],
  });
  await type_move(page, "e4");
  await moves_are(page, ["e4"]);
  await do_act(page, "pause", { reason: "the light failed" });
  await page.waitForSelector("[data-testid=pause]");
  await do_act(page, "set_clocks", {});
  await page.waitForSelector("#act-white[aria-invalid=true]");
  await check("desk");
  await page.selectOption("#act", "offence");
  await page.selectOption("#act-plies", "0");
  await check("desk-offence");
}

const looks: [string, BrowserContextOptions][] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["phone", { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true }],
];
// Colours on their way from one to another have no contrast that could be held against anything.
for (const [label, options] of looks)
  test(`axe finds nothing on any state: ${label}`, () =>
    scene.with_players(2, ({ page }, { page: friend }) => visit_all(label, page, friend), {
      ...options,
      reducedMotion: "reduce",
    }));
