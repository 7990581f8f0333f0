// What is typed or dictated in German.

import assert from "node:assert/strict";
import { test } from "node:test";
import { read_entry } from "../src/play/entry/read.ts";
import { written_sketch } from "../src/play/entry/sketch.ts";
import { de } from "../src/words/de/de.ts";
import { de_later } from "../src/words/de/de_later.ts";
import { command_names } from "../src/words/vocabulary.ts";

const { vocabulary, help } = de_later.entry;
const german = { vocabulary, letter: de.chess.letter };

function read(text: string): string {
  const meaning = read_entry(text, german);
  switch (meaning.kind) {
    case "move":
      return meaning.sketches.map(written_sketch).join(" | ");
    case "command":
      return `${meaning.command.name}:`;
    case "unclear":
      return `${meaning.why.kind}?`;
  }
}

for (const [text, meaning] of [
  ["Sf3", "Nf3"],
  ["sf3", "Nf3"],
  ["Txe5+", "Rxe5"],
  ["Lb5", "Bb5"],
  ["Dd4", "Qd4"],
  ["e8D", "e8=Q"],
  ["e7e8d", "e7e8=Q"],
  ["Nf3", "Nf3"],
  ["springer f3", "Nf3"],
  ["Springer nach f3", "Nf3"],
  ["springer friedrich drei", "Nf3"],
  ["springer felix drei", "Nf3"],
  ["der läufer schlägt auf f7", "Bxf7"],
  ["Dame schlägt den Bauern auf d5", "Qxd5"],
  ["bauer emil vier", "e4"],
  ["e zwei e vier", "e2e4"],
  ["e8 wird dame", "e8=Q"],
  ["e acht springer schach", "e8=N"],
  ["kurze rochade", "O-O"],
  ["Rochade kurz", "O-O"],
  ["lange Rochade", "O-O-O"],
  ["0-0-0", "O-O-O"],
  ["letzter zug", "last:"],
  ["/letzter", "last:"],
  ["wo ist der weiße könig", "where:"],
  ["figuren meine", "pieces:"],
  ["reihe 4", "scan:"],
  ["schau diagonalen e4", "scan:"],
  ["remis anbieten", "draw:"],
  ["aufgebn", "neither?"],
] as const)
  test(`“${text}” is read in German`, () => assert.equal(read(text), meaning));

test("no two German commands are called alike, and the list of them is true", () => {
  const names = command_names.flatMap((name) => vocabulary.commands[name]);
  assert.deepEqual([...new Set(names)], names);
  for (const name of command_names)
    for (const typed of help[name][0].split(", ")) assert.equal(read(typed), `${name}:`, typed);
});

test("all that is understood is in small letters", () => {
  for (const word of JSON.stringify(vocabulary).matchAll(/"([^"]*)"/g))
    assert.equal(word[1], word[1]?.toLowerCase());
});
