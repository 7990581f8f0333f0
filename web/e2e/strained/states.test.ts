// Every state of the page as it stands when something is larger than usual: at every size of
// window nothing lies over anything and nothing sticks out, and what can be done is whole in
// sight. Takes minutes.
//   LOCALE   another language

import { test } from "node:test";
import type { Page } from "playwright-core";
import {
  at_every_size,
  is_whole_in_sight,
  nothing_overlaps,
  over_the_page,
} from "../support/geometry.ts";
import { Scene } from "../support/scene.ts";
import { locale, states } from "../support/states.ts";

const scene = new Scene();
const eighty_letters = "Maximiliana-Alexandra-von-Hohenlohe-Waldenburg-".repeat(2).slice(0, 80);
const right_to_left = "אבגדהוזחטיכלמנסעפצקרשת אבגדהוזחטיכלמנסעפצקרשת";

// In a game, and what waits for an answer there.
const can_do = "#actions > .action, .status button";

async function is_called(page: Page, name: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem("arbiter-name", name), name);
}

async function double_text(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("font-size", "200%"),
    ),
  );
}

// Who has a name already is not asked for one.
const does_not_come_up = "newcomer: a name of eighty letters, and one from right to left";
const strains: Readonly<Record<string, (page: Page, other: Page) => Promise<void>>> = {
  "as usual": async () => undefined,
  "text of twice the size": double_text,
  "a name of eighty letters, and one from right to left": async (page, other) => {
    await is_called(page, eighty_letters);
    await is_called(other, right_to_left);
  },
};

for (const [strain, put_under] of Object.entries(strains))
  for (const [name, reach] of Object.entries(states))
    if (`${name}: ${strain}` !== does_not_come_up)
      test(`${name}: ${strain}`, () =>
        scene.with_players(
          2,
          async ({ page }, { page: other }) => {
            await put_under(page, other);
            await reach(page, scene.url, other);
            const within = await over_the_page(page);
            // Text of twice the size is scrolled in the smallest windows.
            const is_seen = put_under !== double_text && (await page.locator(can_do).count()) > 0;
            await at_every_size(page, async (size) => {
              await nothing_overlaps(page, size, within);
              if (is_seen) await is_whole_in_sight(page, can_do, size);
            });
          },
          { reducedMotion: "reduce", locale },
        ));
