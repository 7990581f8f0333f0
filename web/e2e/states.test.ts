// Every state of the page that is looked at is also held against axe's rules, in light, dark and
// high contrast, and measured at every size of window: nothing lies over anything, nothing sticks
// out.

import { test } from "node:test";
import type { Page } from "playwright-core";
import { axe_finds_nothing } from "./support/axe.ts";
import { at_every_size, nothing_overlaps, over_the_page } from "./support/geometry.ts";
import { Scene } from "./support/scene.ts";
import { states } from "./support/states.ts";

const scene = new Scene();

async function holds_to_the_rules(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
  // Another theme is other colours and nothing else.
  await axe_finds_nothing(page, theme, theme === "light" ? [] : ["color-contrast"]);
}

for (const [name, reach] of Object.entries(states))
  test(`${name}: axe finds nothing, and nothing overlaps at any size`, () =>
    scene.with_players(
      2,
      async ({ page }, { page: other }) => {
        await reach(page, scene.url, other);
        for (const theme of ["light", "dark", "contrast"]) await holds_to_the_rules(page, theme);
        const within = await over_the_page(page);
        await at_every_size(page, (size) => nothing_overlaps(page, size, within));
      },
      // Colours on their way from one to another have no contrast.
      { reducedMotion: "reduce" },
    ));
