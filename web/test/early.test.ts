import assert from "node:assert/strict";
import { test } from "node:test";
import { early } from "../early.ts";
import { built } from "./support/bundle.ts";

const page = {
  "/main.js": `import "./ahead.js"; import { words } from "./words.js"; document.title = words;`,
  "/ahead.js": `import { words } from "./words.js"; document.body.lang = words;`,
  "/words.js": `export const words = "en" + location.href;`,
};

function page_built(asks: string, apart: RegExp): Promise<Map<string, string>> {
  const groups = [
    { name: "apart", test: apart, priority: 2 },
    // With what it needs.
    { name: "ahead", test: /ahead/, priority: 1 },
    { name: "index", test: /main/ },
  ];
  return built(page, groups, early(asks));
}

test("a page is built whose first file needs no other", async () => {
  await page_built("/ahead.js", /nothing/);
});

test("it is not where that file waits for another", async () => {
  await assert.rejects(page_built("/ahead.js", /words/), /ahead-.*\.js waits for .*apart-.*\.js/);
});

test("nor where it is gone", async () => {
  await assert.rejects(page_built("/early.js", /nothing/), /\/early\.js is in no file/);
});
