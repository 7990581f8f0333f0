// The states in which a page is looked at. Each brings the first page there; the second is the
// other player's.

import type { Page } from "playwright-core";
import { do_act } from "./desk.ts";
import {
  at_game,
  click_move,
  moves_are,
  moves_count,
  new_game,
  square,
  text_is,
  type_move,
} from "./table.ts";

type Reach = (page: Page, url: string, other: Page) => Promise<void>;

async function play(pages: readonly Page[], moves: readonly string[]): Promise<void> {
  for (const [index, move] of moves.entries()) {
    await type_move(pages[index % pages.length] as Page, move);
    for (const page of pages) await moves_are(page, moves.slice(0, index + 1));
  }
}

const opening = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "Nf3", "Nf6", "d4", "Bg4"];

async function friends(page: Page, url: string, other: Page, in_letters = true): Promise<void> {
  await new_game(page, url, { opponent: "friend", time: "5+3" });
  await other.goto(page.url());
  await at_game(other);
  if (in_letters) return play([page, other], opening);
  for (const [index, move] of opening.entries()) {
    await type_move(index % 2 === 0 ? page : other, move);
    await Promise.all([page, other].map((one) => moves_count(one, index + 1)));
  }
}

export const states: Readonly<Record<string, Reach>> = {
  start: async (page, url) => {
    await page.goto(url);
    await page.waitForSelector("input[name=level]");
  },
  settings: async (page, url) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").waitFor();
  },
  plain: async (page, url, other) => {
    await page.goto(url);
    await page.evaluate(() => {
      localStorage.setItem("arbiter-men", "plain");
      localStorage.setItem("arbiter-board", "wood");
      localStorage.setItem("arbiter-notation", "figurines");
    });
    await friends(page, url, other, false);
  },
  contrast: async (page, url, other) => {
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem("arbiter-theme", "contrast"));
    await friends(page, url, other);
    await square(page, "f3").click();
  },
  first: (page, url) => new_game(page, url, { opponent: "computer" }),
  middle: async (page, url, other) => {
    await friends(page, url, other);
    await square(page, "f3").click();
  },
  offered: async (page, url, other) => {
    await friends(page, url, other);
    await other.getByRole("button", { name: "Offer draw" }).click();
    await page.getByRole("button", { name: "Accept the draw" }).waitFor();
    await click_move(page, "a1", "a3");
    await text_is(page, "#notice", /Illegal/);
  },
  over: async (page, url, other) => {
    await friends(page, url, other);
    await other.getByRole("button", { name: "Resign" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForSelector("[data-testid=result]");
  },
  resigning: async (page, url, other) => {
    await friends(page, url, other);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").waitFor();
  },
  more: async (page, url, other) => {
    await friends(page, url, other);
    await page.getByRole("button", { name: "More" }).click();
  },
  invitation: (page, url) => new_game(page, url, { opponent: "friend", time: "5+3" }),
  premoves: async (page, url, other) => {
    await friends(page, url, other);
    await click_move(page, "f1", "e2");
    await click_move(page, "c1", "d2");
    await click_move(page, "e1", "g1");
    await square(page, "c3").click();
  },
  keys: async (page, url) => {
    await new_game(page, url, { opponent: "screen" });
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Keys on the board" }).click();
    await page.getByRole("dialog").waitFor();
  },
  promotion: async (page, url) => {
    await new_game(page, url, { opponent: "screen", fen: "8/4P3/8/8/8/8/k7/6K1 w - - 0 1" });
    await click_move(page, "e7", "e8");
    await page.getByRole("dialog").waitFor();
  },
  taken: async (page, url) => {
    await new_game(page, url, {
      opponent: "screen",
      time: "40/90+30;30+30",
      fen: "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1",
      rules: "fide",
      names: ["Maximiliana Alexandra von Hohenlohe-Waldenburg-Schillingsfürst", "Anna"],
    });
    await play([page], ["Rxa8", "Rxh1", "Rxb8", "Rxg1", "Rxc8", "Rxf1+", "Kxf1", "Qxc8"]);
  },
  desk: async (page, url) => {
    await new_game(page, url, {
      opponent: "friend",
      rules: "fide",
      time: "90+30",
      arbiter: true,
      names: ["Anna", "Bela"],
    });
    await do_act(page, "note", { text: "board 3" });
    await do_act(page, "set_clocks", {});
    await page.waitForSelector("#act-white[aria-invalid=true]");
  },
};
