// How long the page's own script runs from a pointer's event to the board as it then is.

import type { Browser, Page } from "playwright-core";
import { moves_count, new_game, square } from "../support/table.ts";
import { median, type Figure } from "./figure.ts";
import { strokes } from "./game.ts";

// Twice the strokes are the 50 of which a median is taken.
const games = 2;

// Adds up, for each event of a pointer, the time from its beginning to the last change of the board
// that its own task makes: what the server answers comes in a later one. Runs in the page.
function watch_board(): void {
  const seen = globalThis as unknown as { spent: number };
  seen.spent = 0;
  let began = 0;
  let changed = 0;
  const task = new MessageChannel();
  task.port1.onmessage = () => {
    if (changed > 0) seen.spent += changed - began;
    began = changed = 0;
  };
  const begin = () => {
    began = performance.now();
    changed = 0;
    task.port2.postMessage(null);
  };
  for (const type of ["pointerdown", "pointerup", "click"])
    addEventListener(type, begin, { capture: true });
  const board = document.querySelector(".board");
  if (board === null) throw new Error("there is no board");
  new MutationObserver(() => {
    if (began > 0) changed = performance.now();
  }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
}

async function time_of_press(page: Page, name: string): Promise<number> {
  await square(page, name).click();
  return page.evaluate(() => {
    const seen = globalThis as unknown as { spent: number };
    const { spent } = seen;
    seen.spent = 0;
    return spent;
  });
}

export async function hands(browser: Browser, url: string): Promise<Figure[]> {
  const selecting: number[] = [];
  const moving: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  for (let i = 0; i < games; ++i) {
    await new_game(page, url, { opponent: "screen" });
    await page.evaluate(watch_board);
    for (const [index, stroke] of strokes.entries()) {
      selecting.push(await time_of_press(page, stroke.slice(0, 2)));
      moving.push(await time_of_press(page, stroke.slice(2, 4)));
      await moves_count(page, index + 1);
    }
  }
  await context.close();
  return [
    { what: "own script, a man is taken up", value: median(selecting), unit: "ms", mark: 8 },
    { what: "own script, a man is moved", value: median(moving), unit: "ms", mark: 8 },
  ];
}
