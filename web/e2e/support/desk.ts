// What an arbiter does at the desk.

import type { Page } from "playwright-core";

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
