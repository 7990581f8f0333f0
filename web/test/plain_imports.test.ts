import assert from "node:assert/strict";
import { test } from "node:test";
import { asking_at_once, plain_imports } from "../plain_imports.ts";
import { built } from "./support/bundle.ts";

// Two parts that come later, and what both are made of.
const page = {
  "/main.js": `document.onclick = async () => (await import("./keys.js")).keys();
    document.onkeydown = async () => (await import("./alone.js")).alone();
    document.onscroll = async () => (await import("./code.js")).code();`,
  "/keys.js": `import { sheet } from "./sheet.js"; export const keys = () => sheet("keys");`,
  "/code.js": `import { sheet } from "./sheet.js"; export const code = () => sheet("code");`,
  "/sheet.js": `export const sheet = (text) => document.title = text;`,
  "/alone.js": `export const alone = () => document.title = "alone";`,
};

test("a part that comes later is asked for with all that it needs", async () => {
  const files = await built(page, [], plain_imports());
  const [main = ""] = [...files].filter(([name]) => name.includes("main")).map(([, code]) => code);
  const asked = /\(import\(`\.\/sheet-[^`]*`\)\.catch\(\(\)=>0\),import\([`"]\.\/(\w+)-/g;
  assert.deepEqual(Array.from(main.matchAll(asked), ([, name]) => name).sort(), ["code", "keys"]);
  assert.match(main, /await import\([`"]\.\/alone-/);
  assert.doesNotMatch(main, /createElement|modulepreload/);
});

test("what stands ready is not asked for", () => {
  const file = (fileName: string, imports: string[], code = "") => ({ fileName, imports, code });
  const index = file("assets/index.js", ["assets/ahead.js"], 'import("./part.js")');
  const chunks = new Map(
    [
      index,
      file("assets/ahead.js", []),
      file("assets/part.js", ["assets/index.js", "assets/near.js", "assets/ahead.js"]),
      file("assets/near.js", ["assets/far.js"]),
      file("assets/far.js", ["assets/ahead.js"]),
    ].map((chunk) => [chunk.fileName, chunk]),
  );
  assert.equal(
    asking_at_once(index, chunks),
    '(import(`./near.js`).catch(()=>0),import(`./far.js`).catch(()=>0),import("./part.js"))',
  );
});
