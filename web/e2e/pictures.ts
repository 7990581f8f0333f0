// Pictures of every view in every state, to be looked at: `npm run pictures -- [STATE...]`.
//   SIZES=360x740,1366x768   THEMES=light,dark,forced   both, or all there are but forced, which is
//   as where the system has its own colours; LOCALE=de-DE for German
// They go to e2e/shots/, and one sheet for each state with all of them beside each other.

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { start_browser } from "./support/browser.ts";
import { start_program } from "./support/program.ts";
import { locale, states } from "./support/states.ts";

const folder = fileURLToPath(new URL("./shots/", import.meta.url));
const listed = (name: string, usual: string) => (process.env[name] ?? usual).split(",");
const sizes = listed("SIZES", "360x740,844x390,1366x768,1920x1080,2560x1440").map(
  (size) => size.split("x").map(Number) as [number, number],
);
const themes = listed("THEMES", "light,dark") as ("light" | "dark" | "forced")[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in states));
if (unknown.length > 0)
  throw new Error(`no state ${unknown.join(", ")}; there are ${Object.keys(states).join(", ")}`);

async function pictures_of(browser: Browser, url: string, name: string): Promise<string[]> {
  const contexts = await Promise.all([
    browser.newContext({ locale }),
    browser.newContext({ locale }),
  ]);
  const pages = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await states[name]?.(pages[0], url, pages[1]);
  const files: string[] = [];
  for (const [width, height] of sizes)
    for (const theme of themes) {
      await pages[0].emulateMedia({
        colorScheme: theme === "forced" ? "dark" : theme,
        forcedColors: theme === "forced" ? "active" : "none",
        reducedMotion: "reduce",
      });
      await pages[0].setViewportSize({ width, height });
      const file = `${name}-${width}x${height}-${theme}.png`;
      await pages[0].screenshot({ path: folder + file });
      files.push(file);
    }
  await Promise.all(contexts.map((context) => context.close()));
  return files;
}

// All pictures of a state on one sheet.
async function sheet(browser: Browser, name: string, files: readonly string[]): Promise<void> {
  const figures = files.map(
    (file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;background:#999}" +
    "figure{margin:0}img{display:block;height:420px}";
  const path = `${folder}${name}.html`;
  await writeFile(path, `<!doctype html><style>${style}</style>${figures.join("")}\n`);
  const page = await browser.newPage({ viewport: { width: 1700, height: 900 } });
  await page.goto(`file://${path}`);
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
  await page.close();
}

await mkdir(folder, { recursive: true });
const program = await start_program();
const browser = await start_browser();
for (const name of asked.length > 0 ? asked : Object.keys(states)) {
  const files = await pictures_of(browser, program.url, name);
  await sheet(browser, name, files);
  console.log(`${name}: ${files.length}`);
}
await browser.close();
await program.stop();
