// What an arbiter does at the desk.

import type { Page } from "playwright-core";
import { new_game } from "./table.ts";

// Fills in an act, orders it, and waits for the answer: the desk is free again or has a complaint.
export async function do_act(
  page: Page,
  event: string,
  fields: Record<string, string>,
): Promise<void> {
  await page.selectOption("#act", event);
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#act-${name}`);
    if ((await field.evaluate((element) => element.tagName)) === "SELECT")
      await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator(".desk-form button[type=submit]").click();
  await page.waitForFunction(() => {
    const choice = document.querySelector<HTMLSelectElement>("#act");
    const error = document.querySelector<HTMLElement>("#act-error");
    return choice === null || choice.value === "" || error?.hidden === false;
  });
}

// Takes the chair of a game under FIDE's rules. One act is written down, and another lacks
// something and is refused.
export async function desk_with_refusal(
  page: Page,
  url: string,
  opponent: "screen" | "friend",
): Promise<void> {
  await new_game(page, url, {
    opponent,
    rules: "fide",
    time: "90+30",
    arbiter: true,
    names: ["Anna", "Bela"],
  });
  await do_act(page, "note", { text: "board 3" });
  await do_act(page, "set_clocks", {});
  await page.waitForSelector("#act-white[aria-invalid=true]");
}
