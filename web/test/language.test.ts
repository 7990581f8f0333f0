// The language that was chosen here before is spoken again, whatever the browser wants.

import assert from "node:assert/strict";
import { test } from "node:test";

test("a kept language comes before the browser's", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] } });
  Object.defineProperty(globalThis, "localStorage", {
    value: { getItem: (name: string) => (name === "arbiter-language" ? "de" : null) },
  });
  const { language, words } = await import("../src/words/index.ts");
  assert.equal(language, "de");
  assert.equal(words.table.actions.resign, "Aufgeben");
});
