// Where things lie: what covers what, what sticks out of the window.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

export const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 768],
  [1024, 1366],
  [1280, 1024],
  [1366, 768],
  [1440, 900],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

// At every size, once the page has been laid out for it.
export async function at_every_size(
  page: Page,
  look: (size: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
    // A frame that had begun before knows nothing of it; the one after it does.
    await page.evaluate(
      () =>
        new Promise((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))),
        ),
    );
    await page.evaluate(() => scrollTo(0, 0));
    await look(`${width}x${height}`);
  }
}

export async function nothing_overlaps(page: Page, size: string, within = "body"): Promise<void> {
  assert.deepEqual(await page.evaluate(overlaps, within), [], size);
}

// In the window, and in whatever scrolls within it.
export async function is_whole_in_sight(page: Page, selector: string, size: string): Promise<void> {
  const out = await page.evaluate((css) => {
    const found = [...document.querySelectorAll(css)];
    if (found.length === 0) return ["there is none"];
    const { clientWidth, clientHeight } = document.documentElement;
    const window = new DOMRect(0, 0, clientWidth, clientHeight);
    const rooms = (one: Element): DOMRect[] => {
      const above = one.parentElement;
      // What is on top of the page is in nothing but the window.
      const is_on_top = one.matches(":popover-open");
      if (is_on_top || above === null || above === document.body) return [window];
      const lets_out = getComputedStyle(above).overflowY === "visible";
      return lets_out ? rooms(above) : [above.getBoundingClientRect(), ...rooms(above)];
    };
    return found
      .map((one) => ({ box: one.getBoundingClientRect(), rooms: rooms(one) }))
      .filter(({ box, rooms }) =>
        rooms.some(
          (room) =>
            box.left < room.left - 0.01 ||
            box.top < room.top - 0.01 ||
            box.right > room.right + 1 ||
            box.bottom > room.bottom + 1,
        ),
      )
      .map(({ box }) => `${box.left},${box.top} to ${box.right},${box.bottom}`);
  }, selector);
  assert.deepEqual(out, [], `${selector} at ${size}`);
}

// The names of people and openings may be longer than any room; nothing else is cut off.
export async function nothing_is_cut(page: Page, size: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("main *, header *")]
      .filter((one) => !one.matches(".unseen, .unseen *, .strip *, bdi, input"))
      .filter((one) => getComputedStyle(one).overflowX !== "visible" && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.className}: ${(one.textContent ?? "").trim().slice(0, 40)}`),
  );
  assert.deepEqual(cut, [], size);
}

// What lies over the page, and is meant to; else all of it.
export function over_the_page(page: Page): Promise<string> {
  const over = ["dialog:popover-open", ".menu:popover-open"];
  return page.evaluate(
    (over) => over.find((css) => document.querySelector(css) !== null) ?? "body",
    over,
  );
}

// Runs in the page.
function overlaps(within: string): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} ${(one.textContent ?? "").trim().slice(0, 20)}`;
  if (root.scrollWidth > root.clientWidth) {
    const beyond = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > root.clientWidth && one.checkVisibility(),
    );
    const last = beyond.slice(-3).map(name).join(", ");
    found.push(`${root.scrollWidth} wide in ${root.clientWidth}: ${last}`);
  }

  // What lies over the page lies in the window whole, however far it scrolls within itself.
  for (const over of document.querySelectorAll(":popover-open")) {
    const { left, top, right, bottom } = over.getBoundingClientRect();
    if (left < 0 || top < 0 || right > root.clientWidth || bottom > innerHeight)
      found.push(`${name(over)} from ${left},${top} to ${right},${bottom}`);
    if (over.scrollWidth > over.clientWidth)
      found.push(`${name(over)}: ${over.scrollWidth} wide in ${over.clientWidth}`);
  }

  const bars = [...document.querySelectorAll(".deeds, .answers")].filter(
    (bar) => getComputedStyle(bar).position === "sticky",
  );

  // The part of an element that can be seen.
  const seen = (one: Element): { left: number; top: number; right: number; bottom: number } => {
    const box = one.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (let above = one.parentElement; above !== null; above = above.parentElement) {
      if (above === document.body || getComputedStyle(above).overflowY === "visible") continue;
      const room = above.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    // What the page scrolls beneath is meant to cover it.
    for (const bar of bars)
      if (!bar.contains(one)) bottom = Math.min(bottom, bar.getBoundingClientRect().top);
    return { left, top, right, bottom };
  };

  const kinds =
    "h1, h2, p, a, button, select, textarea, input, legend, summary, label > span, " +
    ".strip > *, .board";
  // The choice's own button lies over its face; what is unseen lies nowhere.
  const left_out = ".skip, .unseen, .unseen *, .choice input, .sprite *";
  const parts = [...(document.querySelector(within)?.querySelectorAll(kinds) ?? [])]
    .filter((one) => !one.matches(left_out) && one.closest(".squares") === null)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, box: seen(one) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);

  for (const [index, a] of parts.entries())
    for (const b of parts.slice(index + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 1 && height > 1)
        found.push(`${name(a.one)} over ${name(b.one)}: ${width} x ${height}`);
    }

  // What can be pressed in the middle is what is there.
  for (const one of document.querySelectorAll(
    `${within} :is(a, button, select, textarea, input):not(.skip, [disabled])`,
  )) {
    const box = seen(one);
    // Whole pixels: what lies at 767.7 is looked for at 768, which is below a window of 768.
    const x = Math.floor((box.left + box.right) / 2);
    const y = Math.floor((box.top + box.bottom) / 2);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || box.bottom - box.top <= 1)
      continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const there = document.elementFromPoint(x, y);
    if (there === null || !(one.contains(there) || there.contains(one)))
      found.push(`${name(one)} is under ${there === null ? "nothing" : name(there)}`);
  }
  return found;
}
