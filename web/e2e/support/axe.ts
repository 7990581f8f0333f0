// What axe has against a page.

import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

// `state` is what the page is called if it fails; `rules` are those to be asked, all unless named.
export async function axe_finds_nothing(
  page: Page,
  state: string,
  rules: readonly string[] = [],
): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  assert.deepEqual(found, [], state);
}
