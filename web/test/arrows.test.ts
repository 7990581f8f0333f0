import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { arrows, circles, forbidden, imports_of, unused, type Sources } from "./support/arrows.ts";

const folder = fileURLToPath(new URL("../src/", import.meta.url));
const src: Sources = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(folder + file, "utf8")]),
);

test("no folder uses one that it may not", () => assert.deepEqual(forbidden(src), []));

test("every arrow is used", () => assert.deepEqual(unused(src), []));

test("no files use each other in a circle", () => assert.deepEqual(circles(src), []));

test("every folder is in the list", () =>
  assert.deepEqual(
    [...new Set([...src.keys()].map((file) => file.split("/")[0]))].sort(),
    Object.keys(arrows).sort(),
  ));

test("an arrow against the list is found, however it is written", () => {
  for (const text of [
    'import { Connection } from "../live/connection.ts";',
    '<script lang="ts">\n  import type { Line } from "../live/connection.ts";\n</script>',
    'import {\n  Connection,\n} from "../live/connection.ts";',
    'export { Connection } from "../live/connection.ts";',
    'const late = () => import("../live/connection.ts");',
  ])
    assert.deepEqual(
      forbidden(new Map([["board/Board.svelte", text]])),
      ["board/Board.svelte uses live/connection.ts"],
      text,
    );
  const view = new Map([["play/GamePage.svelte", 'import Desk from "../desk/Desk.svelte";']]);
  assert.equal(forbidden(view).length, 1);
  const picture = new Map([["ui/X.ts", 'import { Chess } from "chess-package/src/a.js";']]);
  assert.deepEqual(forbidden(picture), ["ui/X.ts uses chess-package"]);
});

test("what is allowed is not complained of", () => {
  const text =
    'import "./a.css";\nimport a from "./a.svg?raw";\nimport { b } from "../chess/b.ts";';
  const sources = new Map([["words/a.ts", text]]);
  assert.deepEqual(
    imports_of(sources).map(({ to }) => to),
    ["words/a.css", "words/a.svg", "chess/b.ts"],
  );
  assert.deepEqual(forbidden(sources), []);
});

test("an arrow that nobody needs and a circle are found", () => {
  assert.ok(unused(new Map()).includes("words uses no chess"));
  const round = new Map([
    ["ui/a.ts", 'import { b } from "./b.ts";'],
    ["ui/b.ts", 'import { a } from "./a.ts";'],
  ]);
  assert.deepEqual(circles(round), ["ui/a.ts -> ui/b.ts -> ui/a.ts"]);
});
