// Pictures of every view in every state, to be looked at: npm run pictures -- [OPTION] [STATE...]
//   SIZES=360x740,1366x768   THEMES=light,dark,contrast,forced   both, or all sizes in light and
//   dark; contrast and forced are as where the system wants more of it, or has its own colours
//   LOCALE=de-DE for German
// They go to e2e/shots/, and one sheet for each state with all of them beside each other.
//   --contact   a sheet for each size and theme too, with all states beside each other
//   --readme    instead of all that, those that README.md shows, to docs/pictures/

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { start_browser } from "./support/browser.ts";
import { start_program } from "./support/program.ts";
import { readme_pictures } from "./support/readme.ts";
import { locale, states } from "./support/states.ts";

type Theme = "light" | "dark" | "contrast" | "forced";
interface Picture {
  state: string;
  // Of the window and its colours.
  look: string;
  file: string;
}

const folder = fileURLToPath(new URL("./shots/", import.meta.url));
const readme_folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const listed = (name: string, usual: string) => (process.env[name] ?? usual).split(",");
const sizes = listed("SIZES", "360x740,844x390,1366x768,1920x1080,2560x1440").map(
  (size) => size.split("x").map(Number) as [number, number],
);
const themes = listed("THEMES", "light,dark") as Theme[];
const options = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const asked = process.argv.slice(2).filter((word) => !options.has(word));
const unknown = [
  ...[...options].filter((option) => !["--contact", "--readme"].includes(option)),
  ...asked.filter((name) => !(name in states)),
];
if (unknown.length > 0)
  throw new Error(`no ${unknown.join(", ")}; there are ${Object.keys(states).join(", ")}`);

// Shows a state to whoever takes its pictures.
async function in_state(
  browser: Browser,
  url: string,
  name: string,
  take: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = () => browser.newContext({ locale, ...options });
  const contexts = await Promise.all([context(), context()]);
  const pages = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await states[name]?.(pages[0], url, pages[1]);
  await take(pages[0]);
  await Promise.all(contexts.map((context) => context.close()));
}

async function look(page: Page, theme: Theme, width: number, height: number): Promise<void> {
  await page.emulateMedia({
    colorScheme: theme === "light" || theme === "contrast" ? "light" : "dark",
    contrast: theme === "contrast" ? "more" : "no-preference",
    forcedColors: theme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
  await page.setViewportSize({ width, height });
}

async function pictures_of(browser: Browser, url: string, state: string): Promise<Picture[]> {
  const taken: Picture[] = [];
  await in_state(browser, url, state, async (page) => {
    for (const [width, height] of sizes)
      for (const theme of themes) {
        await look(page, theme, width, height);
        const seen = `${width}x${height}-${theme}`;
        const file = `${state}-${seen}.png`;
        await page.screenshot({ path: folder + file });
        taken.push({ state, look: seen, file });
      }
  });
  return taken;
}

// All of these beside each other, each so many pixels high.
async function sheet(
  browser: Browser,
  name: string,
  pictures: readonly Picture[],
  height: number,
): Promise<void> {
  const figures = pictures.map(
    ({ file }) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;background:#999}" +
    `figure{margin:0}img{display:block;height:${height}px}`;
  const path = `${folder}${name}.html`;
  await writeFile(path, `<!doctype html><style>${style}</style>${figures.join("")}\n`);
  const page = await browser.newPage({ viewport: { width: 1700, height: 900 } });
  await page.goto(`file://${path}`);
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
  await page.close();
}

async function all_pictures(browser: Browser, url: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const all: Picture[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(states)) {
    const pictures = await pictures_of(browser, url, name);
    await sheet(browser, name, pictures, 420);
    console.log(`${name}: ${pictures.length}`);
    all.push(...pictures);
  }
  if (!options.has("--contact")) return;
  for (const seen of new Set(all.map(({ look }) => look)))
    await sheet(
      browser,
      `contact-${seen}`,
      all.filter(({ look }) => look === seen),
      300,
    );
}

// WebP, which the browser packs by itself, at twice the size for screens of many dots.
async function pictures_of_readme(browser: Browser, url: string): Promise<void> {
  await mkdir(readme_folder, { recursive: true });
  for (const { file, state, size } of readme_pictures)
    await in_state(
      browser,
      url,
      state,
      async (page) => {
        const devtools = await page.context().newCDPSession(page);
        for (const theme of ["light", "dark"] as const) {
          await look(page, theme, ...size);
          const { data } = await devtools.send("Page.captureScreenshot", {
            format: "webp",
            quality: 85,
          });
          await writeFile(`${readme_folder}${file}-${theme}.webp`, Buffer.from(data, "base64"));
        }
      },
      { deviceScaleFactor: 2 },
    );
}

const program = await start_program();
const browser = await start_browser();
// A state that cannot be reached leaves nothing running.
try {
  await (options.has("--readme") ? pictures_of_readme : all_pictures)(browser, program.url);
} finally {
  await browser.close();
  await program.stop();
}
