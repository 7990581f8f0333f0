// Every text in src/words/ is said somewhere. Only names are compared, so one that stands elsewhere
// for something else counts as said.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { en } from "../src/words/en.ts";
import { en_later } from "../src/words/en_later.ts";

const folder = fileURLToPath(new URL("../src/", import.meta.url));
const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/^words\/(en|de)\//.test(file))
  .map((file) => readFileSync(folder + file, "utf8"))
  .join("\n");

// As a member, taken out of an object, or by a name that is a value.
const asked_for = new Set([
  ...[...code.matchAll(/\.([a-z_]\w*)/gi)].map(([, name]) => name),
  ...[...code.matchAll(/"([\w-]+)"/g)].map(([, name]) => name),
  ...[...code.matchAll(/const \{([^}]*)\} =/g)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
]);

// What the server names: test/german.test.ts looks whether its documents have each.
const { objections, refusals, request_errors, sentences, verdicts, ...own } = en;
void [objections, refusals, request_errors, sentences, verdicts];

function unused(texts: object, path: string): string[] {
  if (Array.isArray(texts)) return [];
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const at = path === "" ? name : `${path}.${name}`;
    if (!asked_for.has(name)) return [at];
    return typeof value === "object" && value !== null ? unused(value, at) : [];
  });
}

test("no text is there that nobody says", () => {
  assert.deepEqual(unused({ ...own, ...en_later }, ""), []);
});

test("a text that nobody says is found", () => {
  assert.deepEqual(unused({ app: { title: "Arbiter", never_said_by_any: "…" } }, ""), [
    "app.never_said_by_any",
  ]);
});
