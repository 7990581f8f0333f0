// The bytes that come before the first move can be made.

import type { Browser, Page } from "playwright-core";
import { at_game, new_game } from "../support/table.ts";
import type { Figure } from "./figure.ts";
import { Wire } from "./wire.ts";

const order = ["html", "js", "css", "font", "socket", "other"];

function figures_of(name: string, bytes: ReadonlyMap<string, number>): Figure[] {
  const figure = (what: string, value: number, mark: number | null): Figure => ({
    what: `${name}: ${what}`,
    value: value / 1024,
    unit: "KiB",
    mark,
  });
  const sum = [...bytes.values()].reduce((one, other) => one + other, 0);
  const font = bytes.get("font") ?? 0;
  return [
    ...order.map((kind) => figure(kind, bytes.get(kind) ?? 0, null)),
    figure("all without the font", sum - font, 80),
    figure("all", sum, 120),
  ];
}

async function weighed(
  browser: Browser,
  reach: (page: Page) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const wire = await Wire.watch(page);
  await reach(page);
  const bytes = await wire.received();
  await context.close();
  return bytes;
}

export async function weights(browser: Browser, url: string, game: string): Promise<Figure[]> {
  const started = await weighed(browser, (page) => new_game(page, url, { opponent: "computer" }));
  const opened = await weighed(browser, async (page) => {
    await page.goto(game);
    await at_game(page);
  });
  return [...figures_of("from the start to a game", started), ...figures_of("a game", opened)];
}
