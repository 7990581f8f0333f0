import assert from "node:assert/strict";
import { test } from "node:test";
import { diagram, type Look } from "../src/board/diagram.ts";
import { read_placement } from "../src/chess/placement.ts";
import { file_name } from "../src/play/file_name.ts";

const look: Look = {
  light: "rgb(1, 2, 3)",
  dark: "rgb(4, 5, 6)",
  ink: "#000",
  men: new Map(["wk", "bk", "wq"].map((man) => [man, `<g id="${man}"><path d="M0 0"/></g>`])),
};
const drawn = (orientation: "white" | "black" = "white") =>
  diagram(read_placement("4k3/8/8/8/8/8/8/K7 w - - 0 1"), orientation, look, {
    title: 'A & "B" <C>',
    description: "4k3/8/8/8/8/8/8/K7 w - - 0 1",
  });

test("a diagram is one file that refers to nothing outside", () => {
  const svg = drawn();
  assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
  const addresses = svg.match(/(?:href|src|url|style|class)\S*/g) ?? [];
  assert.deepEqual(addresses, ['href="#bk"', 'href="#wk"']);
  assert.equal(svg.match(/https?:/g)?.length, 1);
});

test("it has the men that stand there and no others, where they stand", () => {
  assert.ok(drawn().includes('<use href="#wk" x="0" y="280"/>'));
  assert.ok(drawn().includes('<use href="#bk" x="160" y="0"/>'));
  assert.ok(!drawn().includes('id="wq"'));
  assert.ok(drawn("black").includes('<use href="#wk" x="280" y="0"/>'));
});

test("its colours, coordinates and words are what the page shows", () => {
  assert.ok(drawn().includes('<rect width="320" height="320" fill="rgb(1, 2, 3)"/>'));
  assert.ok(drawn().includes("<title>A &amp; &quot;B&quot; &lt;C&gt;</title>"));
  const letters = [...drawn("black").matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter);
  assert.equal(letters.join(""), "hgfedcba12345678");
});

test("a file is called by the players and the half-move", () => {
  assert.equal(file_name("Anna", "Bela Szabó", 24), "Anna-Bela-Szabó-24.svg");
  assert.equal(file_name("../..", "a".repeat(80), 0), `x-${"a".repeat(40)}-0.svg`);
});
