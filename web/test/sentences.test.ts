// What people read stands in src/words/ and nowhere else.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import { act_kinds } from "../src/desk/acts.ts";
import { later } from "../src/words/later.ts";

const folder = fileURLToPath(new URL("../src/", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("words"),
);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [member: string]: unknown;
}

const spoken = /^(aria-label|aria-description|alt|title|label|placeholder|yes)$/;

// Texts between tags, and in attributes that are read.
function texts_of(node: unknown, attribute: string | null = null): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => texts_of(one, attribute));
  const { type, name, data } = node as Node;
  if (type === "Text" && (attribute === null || spoken.test(attribute)))
    return /\p{L}{2}/u.test(data ?? "") ? [(data ?? "").trim()] : [];
  const inside = type === "Attribute" ? (name ?? "") : attribute;
  return Object.values(node).flatMap((part) => texts_of(part, inside));
}

function texts_in(component: string): string[] {
  return texts_of(parse(component, { modern: true }).fragment);
}

// Two words or more, the first with a capital: nobody names a thing like that.
function sentences_in(code: string): string[] {
  return [
    ...code.replace(/^\s*(\/\/|<!--).*$/gm, "").matchAll(/(["'`])([A-Z][a-z’]+ [^"'`\n]*)\1/g),
  ].map(([, , text]) => text ?? "");
}

test("no component and no module outside words/ has words of its own", () => {
  for (const file of files) {
    const source = readFileSync(folder + file, "utf8");
    if (file.endsWith(".svelte")) assert.deepEqual(texts_in(source), [], file);
    assert.deepEqual(sentences_in(source), [], file);
  }
});

test("words of its own are found", () => {
  assert.deepEqual(texts_in("<p>{#if a}Your move{:else}{b}{/if}</p>"), ["Your move"]);
  assert.deepEqual(texts_in('<button aria-label="To {b}" class="row wide">«</button>'), ["To"]);
  assert.deepEqual(sentences_in('const a = "Your move";'), ["Your move"]);
});

test("everything at the desk has a name in words", () => {
  const { desk } = later;
  for (const { event, group, fields } of act_kinds) {
    assert.notEqual(desk.act(event), event);
    assert.notEqual(desk.group(group), group);
    for (const field of fields) {
      assert.notEqual(desk.field(event, field.name), field.name, `${event}.${field.name}`);
      const options =
        field.kind === "choice"
          ? field.options.map(({ value }) => value)
          : field.kind === "ruling"
            ? ["yes", "no"]
            : [];
      for (const option of options)
        assert.notEqual(desk.option(event, field.name, option), option, `${event}.${field.name}`);
    }
  }
});
