// The page of all components (gallery/), to be looked at in a browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import type { Browser, Frame, Page } from "playwright-core";
import { build, preview, type PreviewServer } from "vite";
import { leave, new_player, start_browser } from "./browser.ts";

export const rooms = ["ui", "board", "play", "start", "games", "desk", "app"];

const configFile = fileURLToPath(new URL("../../gallery/vite.config.ts", import.meta.url));
let server: PreviewServer;
let browser: Browser;
let url: string;

before(async () => {
  await build({ configFile, logLevel: "warn" });
  server = await preview({ configFile, preview: { host: "127.0.0.1", port: 0 } });
  url = server.resolvedUrls?.local[0] ?? "";
  browser = await start_browser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

// Waits until every specimen of the room has this in its window.
async function each_has(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const frames = [...document.querySelectorAll("iframe")];
    return (
      frames.length > 0 &&
      frames.every((frame) => frame.contentDocument?.querySelector(selector) != null)
    );
  }, selector);
}

async function shown(page: Page): Promise<Frame[]> {
  await each_has(page, "html[data-shown]");
  return page.frames().slice(1);
}

// What a whole page has to have, a specimen has not: it is one part of a page.
const of_whole_pages = [
  "bypass",
  "heading-order",
  "landmark-one-main",
  "page-has-heading-one",
  "region",
];

// Each specimen is held against the rules within its own window: asked from outside, window by
// window, the same takes five times as long.
async function holds_to_the_rules(page: Page, theme: string): Promise<void> {
  await page.selectOption("select[name=theme]", theme);
  await each_has(page, `html[data-theme=${theme}]`);
  // Another theme is other colours and nothing else.
  const options: axe.RunOptions =
    theme === "light"
      ? { rules: Object.fromEntries(of_whole_pages.map((rule) => [rule, { enabled: false }])) }
      : { runOnly: ["color-contrast"] };
  const { held, found } = await page.evaluate(violations, options);
  assert.deepEqual(found, [], theme);
  assert.equal(held, page.frames().length - 1, "every specimen was looked at");
}

// Runs in the page.
async function violations(options: axe.RunOptions): Promise<{ held: number; found: string[] }> {
  const found: string[] = [];
  let held = 0;
  for (const { contentWindow, title } of document.querySelectorAll("iframe")) {
    const inside = contentWindow as (Window & { axe: typeof axe }) | null;
    if (inside === null) continue;
    const { violations, passes, incomplete, inapplicable } = await inside.axe.run(inside.document, {
      ...options,
      iframes: false,
    });
    if ([violations, passes, incomplete, inapplicable].some((rules) => rules.length > 0)) held += 1;
    for (const { id, nodes } of violations)
      found.push(`${title}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }
  return { held, found };
}

// In each window, from inside: to send so long a text to each takes a quarter of a second.
async function bring_rules(page: Page): Promise<void> {
  await page.evaluate((source) => {
    for (const { contentWindow } of document.querySelectorAll("iframe"))
      (contentWindow as unknown as { eval: (source: string) => void }).eval(source);
  }, axe.source);
}

async function nothing_sticks_out(page: Page, language: string): Promise<void> {
  await page.selectOption("select[name=language]", language);
  const frames = await shown(page);
  const found: string[] = [];
  for (const width of ["360", "400", "640"]) {
    await page.selectOption("select[name=width]", width);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(null))));
    for (const frame of frames) {
      const specimen = new URL(frame.url()).searchParams;
      for (const part of await frame.evaluate(sticking_out))
        found.push(`${specimen} in ${language} at ${width}: ${part}`);
    }
  }
  assert.deepEqual(found, []);
}

// Runs in the page. What a part cuts off or scrolls is its own matter.
function sticking_out(): string[] {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth} wide in ${clientWidth}`] : [];
  for (const dialog of document.querySelectorAll("dialog:popover-open")) {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight)
      found.push(`a dialog from ${left},${top} to ${right},${bottom}`);
  }
  // The ring around what has the focus has so much room beside it.
  const ring = 5;
  const name = (one: Element) =>
    `${one.localName}.${one.className} ${one.textContent}`.slice(0, 80);
  for (const one of document.querySelectorAll<HTMLElement>("#specimen *")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen, svg")) continue;
    const { overflowX, display } = getComputedStyle(one);
    if (overflowX !== "visible" || display === "inline" || display === "contents") continue;
    if (one.scrollWidth > one.clientWidth + ring && one.clientWidth > 0)
      found.push(`${name(one)}: ${one.scrollWidth} wide in ${one.clientWidth}`);
  }
  return found;
}

// Holds every component in every state against axe's rules in these themes, and sees in these
// languages that nothing sticks out at any width that a column has.
export function look_at_rooms(themes: readonly string[], languages: readonly string[]): void {
  for (const room of rooms)
    test(`${room}: axe finds nothing, and nothing sticks out`, async () => {
      const player = await new_player(browser, {
        viewport: { width: 1700, height: 900 },
        // Colours on their way from one to another have no contrast.
        reducedMotion: "reduce",
        locale: "en-US",
      });
      const { page } = player;
      // Fifty windows come as slowly as the machine is busy.
      page.setDefaultTimeout(180_000);
      await page.goto(`${url}?room=${room}`, { waitUntil: "commit" });
      await shown(page);
      await bring_rules(page);
      for (const theme of themes) await holds_to_the_rules(page, theme);
      for (const language of languages) await nothing_sticks_out(page, language);
      await leave(player);
    });
}

export async function rooms_there_are(): Promise<string[]> {
  const player = await new_player(browser);
  await player.page.goto(url);
  await shown(player.page);
  const names = await player.page.locator("nav a").allTextContents();
  await leave(player);
  return names;
}
