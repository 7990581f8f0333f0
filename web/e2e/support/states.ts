// The states in which a page is looked at. Each brings the first page there; the second is the
// other player's.

import type { Page } from "playwright-core";
import { language_for } from "../../src/words/language.ts";
import { later_words_in } from "../../src/words/later.ts";
import { words_in } from "../../src/words/words_in.ts";
import { desk_with_refusal } from "./desk.ts";
import {
  at_game,
  click_move,
  moves_count,
  new_game,
  new_game_by_post,
  square,
  text_is,
  type_move,
} from "./table.ts";

// LOCALE: as which browser the pictures are taken.
export const locale = process.env["LOCALE"] ?? "en-US";
const language = language_for([locale]);
const { app, board, table } = await words_in(language);
const { claim, proofs } = await later_words_in(language);
const { actions, status } = table;

type Reach = (page: Page, url: string, other: Page) => Promise<void>;

async function play(pages: readonly Page[], moves: readonly string[]): Promise<void> {
  for (const [index, move] of moves.entries()) {
    await type_move(pages[index % pages.length] as Page, move);
    for (const page of pages) await moves_count(page, index + 1);
  }
}

const opening = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "Nf3", "Nf6", "d4", "Bg4"];

async function friends(page: Page, url: string, other: Page): Promise<void> {
  await new_game(page, url, { opponent: "friend", time: "5+3" });
  await other.goto(page.url());
  await at_game(other);
  await play([page, other], opening);
}

export const states: Readonly<Record<string, Reach>> = {
  start: async (page, url) => {
    await page.goto(url);
    await page.waitForSelector("input[name=level]");
  },
  games: async (page, url, other) => {
    await friends(page, url, other);
    await new_game(page, url, { opponent: "computer", side: "black" });
    await new_game(page, url, { opponent: "friend", time: "3+2" });
    await page.goto(`${url}games`);
    await page.waitForSelector(".card-link");
  },
  again: async (page, url, other) => {
    await friends(page, url, other);
    await new_game(page, url, { opponent: "friend", time: "3+2" });
    await page.goto(url);
    await page.waitForSelector(".card-link");
  },
  settings: async (page, url) => {
    await page.goto(url);
    await page.getByRole("button", { name: app.settings }).click();
    await page.getByRole("dialog").waitFor();
  },
  plain: async (page, url, other) => {
    await page.goto(url);
    await page.evaluate(() => {
      localStorage.setItem("arbiter-men", "plain");
      localStorage.setItem("arbiter-board", "wood");
      localStorage.setItem("arbiter-notation", "figurines");
    });
    await friends(page, url, other);
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
  // An earlier position is looked at.
  earlier: async (page, url, other) => {
    await friends(page, url, other);
    for (let steps = 0; steps < 3; ++steps)
      await page.getByRole("button", { name: table.moves.back }).click();
    await page.waitForSelector("[data-testid=looking]");
  },
  offered: async (page, url, other) => {
    await friends(page, url, other);
    await other.getByRole("button", { name: actions.offer_draw }).click();
    await page.getByRole("button", { name: status.accept }).waitFor();
    await click_move(page, "a1", "a3");
    await text_is(page, "#notice", /3\.5/);
  },
  refused: async (page, url, other) => {
    await friends(page, url, other);
    await click_move(page, "c3", "b5");
    await text_is(page, "#notice", /3\.9/);
  },
  over: async (page, url, other) => {
    await friends(page, url, other);
    await other.getByRole("button", { name: actions.resign }).click();
    await other.getByRole("dialog").getByRole("button", { name: actions.resign }).click();
    await page.waitForSelector("[data-testid=result]");
  },
  resigning: async (page, url, other) => {
    await friends(page, url, other);
    await page.getByRole("button", { name: actions.resign }).click();
    await page.getByRole("dialog").waitFor();
  },
  more: async (page, url, other) => {
    await friends(page, url, other);
    await page.getByRole("button", { name: actions.more, exact: true }).click();
  },
  invitation: (page, url) => new_game(page, url, { opponent: "friend", time: "5+3" }),
  code: async (page, url) => {
    await new_game(page, url, { opponent: "friend", time: "5+3" });
    await page.getByRole("button", { name: table.invite.code }).click();
    await page.getByRole("dialog").waitFor();
  },
  premoves: async (page, url, other) => {
    await friends(page, url, other);
    await click_move(page, "f1", "e2");
    await click_move(page, "c1", "d2");
    await click_move(page, "e1", "g1");
    await square(page, "c3").click();
  },
  keys: async (page, url) => {
    await new_game(page, url, { opponent: "screen" });
    await page.getByRole("button", { name: actions.more, exact: true }).click();
    await page.getByRole("button", { name: board.keys }).click();
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
  // Days on the clocks.
  post: async (page, url) => {
    await new_game_by_post(page, url, "10 moves in 50 days");
    await play([page], ["e4", "e5", "Nf3"]);
  },
  // A time that may be two, at length.
  doubtful: async (page, url) => {
    await page.goto(url);
    await page.check("input[name=opponent][value=screen]");
    await page.selectOption("select[name=time]", "own");
    await page.fill("#time", "40/2, SD/1; +30");
    await page.click("button[type=submit]");
    await page.waitForSelector("#time-error");
  },
  // Three men in the way.
  blocked: async (page, url) => {
    await new_game(page, url, { opponent: "screen" });
    await type_move(page, "O-O-O");
    await text_is(page, "#notice", /3\.8\.2\.2/);
  },
  // As many actions as there are beside each other.
  casual: async (page, url) => {
    await new_game(page, url, { opponent: "screen", rules: "casual" });
    await play([page], ["e4", "e5"]);
  },
  // A list with times, and with what was taken back.
  back: async (page, url) => {
    await new_game(page, url, { opponent: "screen", rules: "casual", time: "90+30" });
    await play([page], ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6"]);
    const take_back = page.getByRole("button", { name: actions.take_back });
    await take_back.click();
    await moves_count(page, 6);
    await take_back.click();
    await moves_count(page, 5);
    for (const [index, move] of ["Nf6", "O-O", "Nxe4"].entries()) {
      await type_move(page, move);
      await moves_count(page, 6 + index);
    }
    await take_back.click();
    await moves_count(page, 7);
  },
  desk: (page, url) => desk_with_refusal(page, url, "friend"),
  proof: async (page, url) => {
    await new_game(page, url, { opponent: "screen", fen: "7k/8/8/8/8/8/P7/K7 w - - 0 1" });
    await type_move(page, "Kb2");
    await moves_count(page, 1);
    await page.getByRole("button", { name: actions.resign }).click();
    await page.getByRole("dialog").getByRole("button", { name: actions.resign }).click();
    await page.getByRole("button", { name: proofs.show }).click();
    await page.waitForSelector("[data-testid=line-move]");
  },
  asked: async (page, url, other) => {
    await new_game(page, url, { opponent: "friend", rules: "casual", time: "5+3" });
    await other.goto(page.url());
    await at_game(other);
    await play([page, other], ["e4", "e5"]);
    await other.getByRole("button", { name: actions.take_back }).click();
    await page.waitForSelector("[data-testid=ask]");
  },
  claiming: async (page, url) => {
    await new_game(page, url, { opponent: "screen", rules: "fide", time: "90+30" });
    await page.getByRole("button", { name: actions.claim_draw }).click();
    await page.getByRole("dialog").waitFor();
  },
  choosing: async (page, url) => {
    await new_game(page, url, { opponent: "screen", rules: "fide", time: "90+30" });
    await page.getByRole("button", { name: actions.claim_draw }).click();
    await page.getByRole("button", { name: claim.make_move }).click();
    await page.waitForSelector("[data-testid=choosing]");
  },
  confirming: async (page, url) => {
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem("arbiter-confirm", "on"));
    await new_game(page, url, { opponent: "screen", time: "5+3" });
    await click_move(page, "g1", "f3");
    await page.waitForSelector("[data-testid=confirm]");
  },
  commands: async (page, url) => {
    await new_game(page, url, { opponent: "screen" });
    await type_move(page, "?");
    await page.getByRole("dialog").waitFor();
  },
  names: async (page, url) => {
    const name = "אבגדהוזחטיכלמנסעפצקרשת".repeat(4).slice(0, 80);
    await new_game(page, url, {
      opponent: "screen",
      rules: "fide",
      time: "90+30",
      arbiter: true,
      names: ["M".repeat(80), name],
    });
  },
  // Two guests who have said who they are, at length.
  guests: async (page, url, other) => {
    for (const [one, name] of [
      [page, "M".repeat(80)],
      [other, "אבגדהוזחטיכלמנסעפצקרשת".repeat(4).slice(0, 80)],
    ] as const) {
      await one.goto(url);
      await one.evaluate((name) => localStorage.setItem("arbiter-name", name), name);
    }
    await friends(page, url, other);
    await type_move(page, "h3");
    await other.getByRole("button", { name: actions.offer_draw }).click();
    await page.getByRole("button", { name: status.accept }).waitFor();
  },
  // A friend who has just come and may say who he is.
  newcomer: async (page, url, other) => {
    await new_game(other, url, { opponent: "friend", time: "5+3" });
    await page.goto(other.url());
    await at_game(page);
    await page.waitForSelector("input[name=own-name]");
  },
  // Who comes to a game that others play.
  watching: async (page, url, other) => {
    await new_game(other, url, { opponent: "screen", time: "5+3" });
    await play([other], opening);
    await page.goto(other.url());
    await at_game(page);
    await moves_count(page, opening.length);
  },
  away: async (page, url, other) => {
    await friends(page, url, other);
    await page.context().setOffline(true);
    await page.waitForSelector("[data-testid=connection]");
  },
  nowhere: async (page, url) => {
    await page.goto(`${url}game/x/y`);
    await page.waitForSelector(".lost h1");
  },
  nothing: async (page, url) => {
    await page.goto(`${url}game/AAAAAAAA`);
    await page.waitForSelector(".lost h1");
  },
};
