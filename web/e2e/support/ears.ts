// What a screen reader is told by itself: the texts that arrive in the live regions, and that the
// regions stay.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

const regions = ["a11y-urgent", "a11y-polite", "a11y-log"];

type Watched = typeof globalThis & {
  regions: (HTMLElement | null)[];
  heard: Record<string, string[]>;
};

// Keeps the regions' nodes and writes down every text that arrives in the two that speak.
export async function listen(page: Page): Promise<void> {
  await page.evaluate((ids) => {
    const here = globalThis as Watched;
    here.regions = ids.map((id) => document.getElementById(id));
    here.heard = {};
    for (const region of here.regions.slice(0, 2)) {
      if (region === null) continue;
      const heard: string[] = (here.heard[region.id] = []);
      new MutationObserver(() => {
        const text = (region.textContent ?? "").replace("\u200b", "");
        if (text !== "") heard.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  }, regions);
}

// As a whole text, or within one: what comes while an urgent text waits is told with it.
export async function heard(page: Page, region: string, wanted: RegExp): Promise<void> {
  const source = wanted.source.replace(/^\^/, "(?:^| )").replace(/\$$/, "(?: |$)");
  await page.waitForFunction(
    ([id, source]) =>
      ((globalThis as Watched).heard[id] ?? []).some((text) => new RegExp(source).test(text)),
    [region, source] as const,
  );
}

export async function same_regions(page: Page): Promise<void> {
  const same = await page.evaluate(
    (ids) =>
      ids.every(
        (id, index) => (globalThis as Watched).regions[index] === document.getElementById(id),
      ),
    regions,
  );
  assert.ok(same);
}
