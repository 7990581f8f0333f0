// The distribution's Chromium, without the windows that nobody sees. Every player is a browser
// context of his own, with cookies of his own.

import assert from "node:assert/strict";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function start_browser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: switches,
  });
}

export interface Player {
  page: Page;
  // What must not have happened in the page: errors, refused content, requests to other hosts.
  complaints: string[];
}

export async function new_player(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected(message.text(), message.location().url))
      complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(request.url()))
      complaints.push(`asked for ${request.url()}`);
  });
  return { page, complaints };
}

// A refused request is the server's good right; the browser writes it to the console all the same.
function expected(text: string, url: string): boolean {
  return (
    /WebSocket connection/.test(text) ||
    (/status of 40[04]|ERR_CONNECTION_REFUSED/.test(text) && !url.includes("/assets/"))
  );
}

export async function leave(player: Player): Promise<void> {
  await player.page.context().close();
  assert.deepEqual(player.complaints, []);
}
