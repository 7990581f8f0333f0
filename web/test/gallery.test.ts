// No component is forgotten on the page that shows them all.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

interface Specimen {
  of: string;
  name: string;
}

const address = new URL("../gallery/specimens/index.ts", import.meta.url);
const { all_specimens } = (await import(address.href)) as { all_specimens: Specimen[] };
const src = fileURLToPath(new URL("../src/", import.meta.url));
const components = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".svelte"));

// Whole pages are seen in their states: e2e/support/states.ts.
const without: Readonly<Record<string, string>> = {
  "app/App.svelte": "the whole page",
  "app/GameAt.svelte": "a game with its connection",
  "play/GamePage.svelte": "a whole page",
  "start/Start.svelte": "a whole page",
  "ui/Later.svelte": "shows another component, or ui/Dialog.svelte",
};

test("every component has a specimen, or a reason to have none", () => {
  const shown = new Set(all_specimens.map(({ of }) => of));
  assert.deepEqual(
    components.filter((file) => !shown.has(file)).sort(),
    Object.keys(without).sort(),
  );
  assert.deepEqual(
    [...shown].filter((file) => !components.includes(file)),
    [],
  );
});

test("no two specimens of a component have one name", () => {
  const names = all_specimens.map(({ of, name }) => `${of}, ${name}`);
  assert.equal(new Set(names).size, names.length);
});
