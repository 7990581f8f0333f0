import assert from "node:assert/strict";
import { test } from "node:test";
import { read_placement } from "../src/chess/placement.ts";
import { by_days } from "../src/words/de/sentences_days.ts";
import {
  end_words,
  game_title,
  illegal_words,
  law,
  move_words,
  player_name,
  refusal_words,
  sentence,
} from "../src/words/game.ts";
import { language_for } from "../src/words/language.ts";
import type { Phrase } from "../src/words/phrase.ts";
import { said } from "../src/words/said.ts";
import type { No } from "../src/protocol/types.ts";
import { new_state } from "./support/states.ts";

const cases: [name: string, fen: string, san: string, uci: string, words: string][] = [
  ["a quiet move", "4k3/8/8/8/8/8/8/4K1N1", "Nf3", "g1f3", "knight g1 to f3"],
  [
    "a capture with check",
    "4k3/8/5p2/8/4N3/8/8/4K3",
    "Nxf6+",
    "e4f6",
    "knight e4 takes pawn on f6, check",
  ],
  ["a capture en passant", "4k3/8/8/3pP3/8/8/8/4K3", "exd6", "e5d6", "pawn e5 takes d6 en passant"],
  [
    "a promotion that mates",
    "6k1/4Pppp/8/8/8/8/8/6K1",
    "e8=Q#",
    "e7e8q",
    "pawn e7 to e8 and becomes a queen, checkmate",
  ],
  ["castling king side", "4k3/8/8/8/8/8/8/4K2R", "O-O", "e1g1", "castles king side"],
  [
    "castling queen side with check",
    "3k4/8/8/8/8/8/8/R3K3",
    "O-O-O+",
    "e1c1",
    "castles queen side, check",
  ],
  ["castling as king takes rook", "5k2/8/8/8/8/8/8/5K1R", "O-O", "f1h1", "castles king side"],
];
for (const [name, fen, san, uci, words] of cases)
  test(`${name} in words`, () => assert.equal(move_words(san, uci, read_placement(fen)), words));

test("the end is said with result, reason and Law", () => {
  const mate = {
    result: "1-0",
    reason: "checkmate",
    article: "5.1.1",
    text: "Checkmate. White wins.",
  };
  assert.equal(end_words(mate), "1–0. Checkmate. White wins. (Law 5.1.1)");
  const draw = {
    result: "1/2-1/2",
    reason: "agreement",
    article: null,
    text: "Draw by agreement.",
  };
  assert.equal(end_words(draw), "½–½. Draw by agreement.");
});

test("why a move is illegal is said with the Law, which a refusal names by itself", () => {
  const explained = {
    legal: false,
    reason: "path_blocked",
    article: "3.5",
    squares: [],
    text: "the rook on a1 cannot pass the pawn on a2",
  };
  const wanted = "Illegal: the rook on a1 cannot pass the pawn on a2 (Law 3.5).";
  const tried = {
    men: read_placement("8/8/8/8/8/8/P7/R7"),
    turn: "white",
    from: "a1",
    to: "a3",
  } as const;
  assert.equal(illegal_words(explained, tried), wanted);
  const no = { t: "no", i: "a-1", e: "illegal", m: `${explained.text} (Law 3.5)`, article: "3.5" };
  assert.equal(refusal_words(no as No), wanted);
});

test("a refusal says of what kind it is", () => {
  const no = { t: "no", i: "a-1", m: "the rank is missing" } as const;
  assert.equal(refusal_words({ ...no, e: "unreadable" }), "Not a move: the rank is missing.");
  assert.equal(refusal_words({ ...no, e: "over" }), "The rank is missing.");
});

test("an article is cited by the book that it stands in", () => {
  assert.equal(law("6.9"), "Law 6.9");
  assert.equal(law("A.4.3"), "Law A.4.3");
  assert.equal(law("III.5"), "Guideline III.5");
  assert.equal(law("Online 5.4.1"), "Online Regulations 5.4.1");
  assert.equal(law("US Chess 14E"), "US Chess 14E");
});

test("what has a phrase is said by it, and the rest as the server says it", () => {
  const phrases: Record<string, Phrase> = {
    paused: ({ reason }) => (typeof reason === "string" ? `Unterbrochen: ${reason}` : null),
  };
  const text = "the game is interrupted: noise";
  assert.equal(said({ text }, phrases), text);
  assert.equal(said({ text, code: "else", args: {} }, phrases), text);
  assert.equal(
    said({ text, code: "paused", args: { reason: "Lärm" } }, phrases),
    "Unterbrochen: Lärm",
  );
  assert.equal(said({ text, code: "paused" }, phrases), text);
});

test("days are counted as days, of one as of many", () => {
  const leave = (code: string, args: Record<string, unknown>) =>
    said({ text: "", code, args }, by_days);
  assert.equal(
    leave("leave_too_long", { number: 50, most: 45 }),
    "50 Tage Urlaub kann man nicht nehmen: Ein ganzes Jahr hat 45 Tage",
  );
  assert.equal(leave("takes_leave", { side: "black", number: 1 }), "Schwarz nimmt 1 Tag Urlaub");
  assert.equal(
    leave("offer_too_soon", { number: 1 }),
    "Remis wird nach einem eigenen Zug wieder angeboten, oder wenn es der Gegner anbot",
  );
});

test("the first language that is known is spoken, and English otherwise", () => {
  assert.equal(language_for([]), "en");
  assert.equal(language_for(["xx", "en-GB"]), "en");
  assert.equal(language_for(["xx"]), "en");
  assert.equal(language_for(["xx", "DE-at", "en"]), "de");
});

test("players are named from where you sit", () => {
  const person = { kind: "person", name: null, level: null, here: true } as const;
  assert.equal(player_name(person, "white", ["white"]), "You");
  assert.equal(player_name(person, "black", ["white"]), "Your friend");
  assert.equal(player_name(person, "black", ["white", "black"]), "Black");
  assert.equal(player_name(person, "black", []), "Black");
  assert.equal(
    player_name({ kind: "computer", name: null, level: 3, here: true }, "black", ["white"]),
    "Computer, level 3",
  );
});

test("a game is titled from where you sit", () => {
  const person = { kind: "person", name: null, level: null, here: true } as const;
  const computer = { kind: "computer", name: null, level: 2, here: true } as const;
  assert.equal(game_title(new_state(["black"])), "Your friend (white) against you (black)");
  assert.equal(game_title(new_state(["white", "black"])), "White against Black");
  const against_it = { ...new_state(["black"]), players: { white: computer, black: person } };
  assert.equal(game_title(against_it), "The computer, level 2 (white) against you (black)");
});

test("what the server says stands alone as a sentence", () => {
  assert.equal(sentence("there is no game in the text"), "There is no game in the text.");
  assert.equal(sentence("Does it run?"), "Does it run?");
});
