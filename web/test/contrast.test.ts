// Reads the colours out of the style sheets and holds them against WCAG 2.2: 4.5 to 1 for text
// (1.4.3), 3 to 1 for what must be seen (1.4.11). Every board in every theme.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
const themes_sheet = read("style/themes.css");
const sets = ["classic", "plain"].map((name) => read(`board/men/${name}.svg`));

type Colors = ReadonlyMap<string, [light: string, dark: string, contrast: string]>;

// Each colour in the light, the dark and the high-contrast theme, which wins over every board.
function colors_with(board: string): Colors {
  const plain = rule(`[data-board="${board}"]`) + read("style/base.css") + read("style/board.css");
  const strong = new Map(
    [...rule(`:root[data-theme="contrast"]`).matchAll(/--([\w-]+): (#\w{6});/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  return new Map(
    [...plain.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
      ([, name = "", light = "", dark = ""]) => [name, [light, dark, strong.get(name) ?? dark]],
    ),
  );
}

function rule(selector: string): string {
  const from = themes_sheet.indexOf(`${selector} {`);
  assert.ok(from >= 0, selector);
  return themes_sheet.slice(from, themes_sheet.indexOf("}", from));
}

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

function fill_of(sprite: string, id: string): string {
  const fill = new RegExp(`id="${id}" fill="(#\\w{6})"`).exec(sprite)?.[1];
  assert.ok(fill, `no man ${id}`);
  return fill;
}

function edge_of(sprite: string, id: string): string {
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
  ["mark-planned", "square-light"],
  ["mark-planned", "square-dark"],
  ["mark-edge", "square-dark"],
  ["mark-target", "square-dark"],
  ["mark-check", "mark-check-fill"],
  ["mark-why", "square-dark"],
  ["mark-selected", "mark-selected-fill"],
];

for (const board of ["green", "wood", "blue", "grey"]) {
  const colors = colors_with(board);
  for (const [theme, title] of ["light", "dark", "high contrast"].entries()) {
    const color = (name: string) => {
      const all = colors.get(name);
      assert.ok(all, `no colour --${name}`);
      return all[theme] ?? "";
    };
    const between = (a: string, b: string, least: number) => {
      const found = contrast(color(a), color(b));
      assert.ok(found >= least, `${a} on ${b}: ${found.toFixed(2)}`);
    };
    test(`${board}, ${title}: texts are readable`, () => {
      for (const [text, ground] of texts) between(text, ground, 4.5);
    });
    test(`${board}, ${title}: marks and edges stand out`, () => {
      for (const [shape, ground] of shapes) between(shape, ground, 3);
    });
    test(`${board}, ${title}: men are told apart from their squares`, () => {
      for (const men of sets)
        for (const square of ["square-light", "square-dark"]) {
          assert.ok(contrast(edge_of(men, "wk"), color(square)) >= 3);
          assert.ok(contrast(fill_of(men, "bk"), color(square)) >= 3);
        }
    });
  }
}

test("white men and black men differ by their fill", () => {
  for (const men of sets) assert.ok(contrast(fill_of(men, "wk"), fill_of(men, "bk")) >= 7);
});
