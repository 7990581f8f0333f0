// The pictures of README.md, which `npm run pictures -- --readme` makes.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readme_pictures } from "../e2e/support/readme.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const folder = "docs/pictures/";
const named = [
  ...new Set(readFileSync(path("README.md"), "utf8").match(/docs\/pictures\/[\w.-]+/g) ?? []),
].sort();
const there = readdirSync(path(folder))
  .map((file) => folder + file)
  .sort();

test("README.md shows every picture that is there, and no other", () =>
  assert.deepEqual(named, there));

test("every picture is made by the script, light and dark", () =>
  assert.deepEqual(
    there,
    readme_pictures
      .flatMap(({ file }) => ["dark", "light"].map((theme) => `${folder}${file}-${theme}.webp`))
      .sort(),
  ));

test("all pictures together are small", () => {
  const bytes = there.reduce((sum, file) => sum + statSync(path(file)).size, 0);
  assert.ok(bytes < 500 * 1024, `${bytes} bytes`);
});
