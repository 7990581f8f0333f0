// Reads the colours out of the style sheets and holds them against WCAG 2.2: 4.5 to 1 for text
// (1.4.3), 3 to 1 for what must be seen (1.4.11). Both themes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const style = ["base", "board"]
  .map((name) => readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), "utf8"))
  .join("");
const sprite = readFileSync(new URL("../src/board/pieces.svg", import.meta.url), "utf8");

const tokens = new Map<string, [light: string, dark: string]>();
for (const [, name, light, dark] of style.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g))
  tokens.set(name ?? "", [light ?? "", dark ?? ""]);

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function color(name: string, theme: 0 | 1): string {
  if (name.startsWith("#")) return name;
  const pair = tokens.get(name);
  assert.ok(pair, `no colour --${name}`);
  return pair[theme];
}

function fill_of(id: string): string {
  const fill = new RegExp(`id="${id}" fill="(#\\w{6})"`).exec(sprite)?.[1];
  assert.ok(fill, `no man ${id}`);
  return fill;
}

function edge_of(id: string): string {
  const edge = new RegExp(`id="${id}" fill="#\\w{6}" stroke="(#\\w{6})"`).exec(sprite)?.[1];
  assert.ok(edge, `no man ${id}`);
  return edge;
}

const texts: [text: string, ground: string][] = [
  ["ink", "paper"],
  ["ink", "card"],
  ["ink", "raised"],
  ["muted", "paper"],
  ["muted", "card"],
  ["muted", "raised"],
  ["muted", "accent-soft"],
  ["accent", "paper"],
  ["accent", "card"],
  ["accent", "accent-soft"],
  ["ink", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["danger", "danger-soft"],
  ["danger", "card"],
  ["on-note", "note-soft"],
  ["coordinate", "square-light"],
  ["coordinate", "square-dark"],
];
const shapes: [shape: string, ground: string][] = [
  ["edge", "card"],
  ["edge", "paper"],
  ["accent", "raised"],
  ["mark-edge", "square-light"],
  ["mark-target", "square-light"],
  ["mark-check", "square-light"],
  ["mark-why", "square-light"],
  ["mark-edge", "square-dark"],
  ["mark-target", "square-dark"],
  ["mark-check", "mark-check-fill"],
  ["mark-why", "square-dark"],
  ["mark-selected", "mark-selected-fill"],
];

for (const theme of [0, 1] as const) {
  const title = theme === 0 ? "light" : "dark";
  for (const [text, ground] of texts)
    test(`${title}: text ${text} on ${ground} is readable`, () =>
      assert.ok(
        contrast(color(text, theme), color(ground, theme)) >= 4.5,
        `${contrast(color(text, theme), color(ground, theme))}`,
      ));
  for (const [shape, ground] of shapes)
    test(`${title}: ${shape} stands out from ${ground}`, () =>
      assert.ok(
        contrast(color(shape, theme), color(ground, theme)) >= 3,
        `${contrast(color(shape, theme), color(ground, theme))}`,
      ));
  for (const square of ["square-light", "square-dark"]) {
    test(`${title}: white and black men are told apart from ${square}`, () => {
      assert.ok(contrast(edge_of("wk"), color(square, theme)) >= 3);
      assert.ok(contrast(fill_of("bk"), color(square, theme)) >= 3);
    });
  }
}

test("white men and black men differ by their fill", () =>
  assert.ok(contrast(fill_of("wk"), fill_of("bk")) >= 7));
