// What a player does at the page, and waiting for what the page then shows. Nothing waits for time.

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

export interface Wish {
  opponent: "computer" | "screen" | "friend";
  side?: "white" | "black" | "random";
  level?: number;
  fen?: string;
  chess960?: string;
  pgn?: string;
  rules?: string;
  time?: string;
  arbiter?: boolean;
  names?: [white: string, black: string];
  quickplay?: boolean;
  late_after?: number;
}

export async function new_game(page: Page, url: string, wish: Wish): Promise<void> {
  await page.goto(url);
  await page.check(`input[name=opponent][value=${wish.opponent}]`);
  if (wish.level !== undefined) await page.check(`input[name=level][value="${wish.level}"]`);
  if (wish.side !== undefined) await page.check(`input[name=side][value=${wish.side}]`);
  const is_special =
    wish.fen !== undefined ||
    wish.chess960 !== undefined ||
    wish.pgn !== undefined ||
    wish.rules !== undefined ||
    wish.arbiter !== undefined;
  if (is_special) await page.click("summary");
  if (wish.rules !== undefined) await page.selectOption("select[name=rules]", wish.rules);
  if (wish.fen !== undefined) {
    await page.check("input[name=start][value=fen]");
    await page.fill("#fen", wish.fen);
  }
  if (wish.chess960 !== undefined) {
    await page.check("input[name=start][value=chess960]");
    await page.fill("#chess960", wish.chess960);
  }
  if (wish.pgn !== undefined) {
    await page.check("input[name=start][value=pgn]");
    await page.fill("#pgn", wish.pgn);
  }
  if (wish.arbiter) await page.check("input[name=arbiter]");
  if (wish.names !== undefined) {
    await page.fill("input[name=white]", wish.names[0]);
    await page.fill("input[name=black]", wish.names[1]);
  }
  if (wish.late_after !== undefined) {
    await page.check("input[name=default-time]");
    await page.fill("input[name=default-minutes]", String(wish.late_after));
  }
  if (wish.quickplay) await page.check("input[name=quickplay]");
  if (wish.time !== undefined) {
    await page.selectOption("select[name=time]", "own");
    await page.fill("#time", wish.time);
  }
  await page.click("button[type=submit]");
  await at_game(page);
}

// By correspondence, which the form does not offer.
export async function new_game_by_post(page: Page, url: string, time: string): Promise<void> {
  await page.goto(url);
  const data = { opponent: "screen", rules: "correspondence", time };
  const headers = { origin: new URL(url).origin };
  const made = await page.request.post(`${url}api/games`, { data, headers });
  await page.goto(new URL((await made.json()).url, url).href);
  await at_game(page);
}

export async function at_game(page: Page): Promise<void> {
  await page.waitForURL(/\/game\/[A-Za-z0-9]{8}(\?[\w=&]+)?$/);
  await page.waitForSelector("[data-square=e4]");
}

export function square(page: Page, name: string) {
  return page.locator(`button[data-square=${name}]`);
}

export async function click_move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

export async function drag_move(page: Page, from: string, to: string): Promise<void> {
  const a = await square(page, from).boundingBox();
  const b = await square(page, to).boundingBox();
  assert.ok(a && b);
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2);
  await page.mouse.up();
}

// What stands under More.
export async function further(page: Page, role: "button" | "link", name: string): Promise<Locator> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  return page.getByRole(role, { name });
}

export async function type_move(page: Page, text: string): Promise<void> {
  await page.fill("#move-entry", text);
  await page.press("#move-entry", "Enter");
}

// Waits until the move list says exactly this.
export async function moves_are(page: Page, wanted: string[]): Promise<void> {
  await page.waitForFunction((list) => {
    const shown = [...document.querySelectorAll(".move-list .played")].map(
      (move) => move.textContent,
    );
    return JSON.stringify(shown) === JSON.stringify(list);
  }, wanted);
}

// By turns on these pages, each of which waits for every move.
export async function play(pages: readonly Page[], moves: string[]): Promise<void> {
  for (const [index, move] of moves.entries()) {
    await type_move(pages[index % pages.length] as Page, move);
    for (const page of pages) await moves_are(page, moves.slice(0, index + 1));
  }
}

// Waits until that many half-moves are in the list, and gives them.
export async function moves_count(page: Page, wanted: number): Promise<string[]> {
  await page.waitForFunction(
    (count) => document.querySelectorAll(".move-list .played").length === count,
    wanted,
  );
  return page.locator(".move-list .played").allTextContents();
}

export async function result_is(page: Page, wanted: RegExp): Promise<void> {
  await text_is(page, "[data-testid=result]", wanted);
}

export async function text_is(page: Page, selector: string, wanted: RegExp): Promise<void> {
  await page.waitForFunction(
    ([css, source]) => new RegExp(source).test(document.querySelector(css)?.textContent ?? ""),
    [selector, wanted.source] as const,
  );
}

export async function value_is(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    ([css, text]) => document.querySelector<HTMLInputElement>(css)?.value === text,
    [selector, wanted] as const,
  );
}

// The accessible name of a square is what a blind player knows of it.
export async function square_is(page: Page, name: string, wanted: RegExp): Promise<void> {
  await page.waitForFunction(
    ([id, source]) =>
      new RegExp(source).test(
        document.querySelector(`button[data-square=${id}]`)?.getAttribute("aria-label") ?? "",
      ),
    [name, wanted.source] as const,
  );
}

export async function position(page: Page): Promise<(string | null)[]> {
  return page
    .locator("button[data-square]")
    .evaluateAll((squares) => squares.map((one) => one.getAttribute("aria-label")));
}
