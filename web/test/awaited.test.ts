import assert from "node:assert/strict";
import { test } from "node:test";
import { awaited, way } from "../awaited.ts";
import { built, type Files } from "./support/bundle.ts";

// A page whose words may be German, which are made of what English is made of too.
const page = {
  "/main.js": `import { words } from "./words.js"; document.title = words.title;`,
  "/words.js": `import { en } from "./en.js";
    const de = async () => (await import("./de.js")).de;
    export const words = await (navigator.language === "de" ? de() : en);`,
  "/en.js": `import { phrase } from "./phrase.js"; export const en = { title: phrase("game") };`,
  "/de.js": `import { phrase } from "./phrase.js"; export const de = { title: phrase("Partie") };`,
  "/phrase.js": `export const phrase = (word) => document.title + word;`,
};

const all_but_de = /main|words|en|phrase/;

function built_together(files: Files, together: RegExp): Promise<Map<string, string>> {
  return built(files, [{ name: "index", test: together }], awaited());
}

test("a page is not built whose file waits for one that needs it", async () => {
  await assert.rejects(
    built_together(page, all_but_de),
    /\/words\.js waits for \/de\.js.*de-.*\.js imports .*index-.*\.js/,
  );
});

test("nor where the part is asked for by what the file that waits imports", async () => {
  const files = {
    ...page,
    "/words.js": `import { en } from "./en.js"; import { others } from "./others.js";
      export const words = await (navigator.language === "de" ? others() : en);`,
    "/others.js": `export const others = async () => (await import("./de.js")).de;`,
  };
  await assert.rejects(
    built_together(files, /main|words|en|phrase|others/),
    /\/words\.js waits for \/de\.js/,
  );
  await built_together(files, /phrase/);
});

test("a page is not built whose files wait for one another over several", async () => {
  const files = {
    "/main.js": `import { words } from "./words.js"; document.title = words;`,
    "/words.js": `export const words = (await import("./de.js")).de;
      export const plain = "en";`,
    "/de.js": `export const de = (await import("./far.js")).far;`,
    "/far.js": `import { plain } from "./words.js"; export const far = plain;`,
  };
  await assert.rejects(built_together(files, /main|words/), /waits for/);
});

test("it is built where what both need has a file of its own", async () => {
  await built_together(page, /phrase/);
});

test("who waits in a function may be needed by what comes", async () => {
  const words = page["/words.js"].replace("await (", "(");
  assert.notEqual(words, page["/words.js"]);
  await built_together({ ...page, "/words.js": words }, all_but_de);
});

test("a way leads over other files, and ends where they lead in a circle", () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const all = [chunk("de", "plain"), chunk("plain", "chess", "de"), chunk("chess", "index")];
  const index = chunk("index");
  const other = chunk("other", "de", "missing");
  const chunks = new Map([...all, index, other].map((one) => [one.fileName, one]));
  assert.deepEqual(way(all[0]!, index, chunks), ["de", "plain", "chess", "index"]);
  assert.equal(way(all[0]!, other, chunks), null);
  assert.deepEqual(way(index, index, chunks), ["index"], "a file that waits for itself");
});
