// How long a page takes to come over a slow network, and whether anything on it moves meanwhile or
// while a game is played on it.

import type { Browser, Page } from "playwright-core";
import { at_game, moves_count, new_game, type_move } from "../support/table.ts";
import { median, type Figure } from "./figure.ts";
import { moves } from "./game.ts";

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
export const sizes = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];
const usable = {
  start: "main:has(input[name=level]) button[type=submit]",
  game: "button[data-square=e2]",
};

// A page as a reader of that language comes to it, and what he can press once it is usable.
interface View {
  name: string;
  address: string;
  usable: string;
  locale: string;
}

interface Load {
  painted: number;
  interactive: number;
}

interface Shifted extends PerformanceEntry {
  value: number;
}

// Marks the moment at which what can be pressed has been painted and the page has nothing else to
// do. Runs in the page, before all of its own.
function mark_when_usable(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("interactive")));
  });
  observer.observe(document, { childList: true, subtree: true });
}

// Even what moves right after an input counts. Runs in the page, before all of its own.
function count_shifts(): void {
  const seen = globalThis as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shifted[]) seen.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

// The observer is told after a frame.
function shifts_on(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve((globalThis as unknown as { shifts: number }).shifts), 100),
        ),
      ),
  );
}

async function load(
  browser: Browser,
  { address, usable, locale }: View,
  viewport: { width: number; height: number },
): Promise<Load & { shift: number }> {
  const context = await browser.newContext({ viewport, locale });
  const page = await context.newPage();
  await page.addInitScript(mark_when_usable, usable);
  await page.addInitScript(count_shifts);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
  await page.goto(address);
  await page.waitForFunction(() =>
    ["first-contentful-paint", "interactive"].every(
      (name) => performance.getEntriesByName(name).length > 0,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const painted = at("first-contentful-paint");
    // What nobody sees yet nobody presses.
    return { painted, interactive: Math.max(painted, at("interactive")) };
  });
  const shift = await shifts_on(page);
  await context.close();
  return { ...times, shift };
}

async function loads(browser: Browser, view: View, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const seen: (Load & { shift: number })[] = [];
    for (let i = 0; i < runs; ++i) seen.push(await load(browser, view, size));
    const what = `${view.name}, ${size.width}x${size.height}`;
    const painted = median(seen.map((one) => one.painted));
    const interactive = median(seen.map((one) => one.interactive));
    const shift = Math.max(...seen.map((one) => one.shift));
    figures.push(
      { what: `${what}: first paint`, value: painted, unit: "ms", mark: null },
      { what: `${what}: interactive`, value: interactive, unit: "ms", mark: 1200 },
      { what: `${what}: shift`, value: shift, unit: "", mark: 0 },
    );
  }
  return figures;
}

// Looks on from a second window while a game is played, so that nothing that moves is excused by
// an input.
export async function shift_of_game(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Figure> {
  const context = await browser.newContext({ viewport });
  const player = await context.newPage();
  await new_game(player, url, { opponent: "screen", time: "15+10" });
  const onlooker = await context.newPage();
  await onlooker.addInitScript(count_shifts);
  await onlooker.goto(player.url());
  await at_game(onlooker);
  for (const [index, move] of moves.entries()) {
    await type_move(player, move);
    await moves_count(onlooker, index + 1);
    await moves_count(player, index + 1);
  }
  const value = await shifts_on(onlooker);
  await context.close();
  const what = `a game of 20 moves, ${viewport.width}x${viewport.height}: shift`;
  return { what, value, unit: "", mark: 0 };
}

export async function loading(
  browser: Browser,
  url: string,
  game: string,
  runs: number,
): Promise<Figure[]> {
  const start = { name: "start", address: url, usable: usable.start, locale: "en-US" };
  const views = [
    start,
    { name: "a game", address: game, usable: usable.game, locale: "en-US" },
    // Other words come after the page, which waits for them.
    { ...start, name: "start in German", locale: "de-DE" },
  ];
  const figures: Figure[] = [];
  for (const view of views) figures.push(...(await loads(browser, view, runs)));
  for (const size of sizes) figures.push(await shift_of_game(browser, url, size));
  return figures;
}
