// What people are called, from the field in which they say it to the sentences in which it stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Introduction } from "../src/app/introduction.ts";
import { after } from "../src/chess/reduce.ts";
import { tell } from "../src/live/tell.ts";
import type { Color, Event, GameState } from "../src/protocol/types.ts";
import { asks_name, game_title, listed_state, short_name, side_words } from "../src/words/game.ts";
import { clean_name, longest_name } from "../src/settings/name.ts";
import { call_me, own } from "../src/settings/settings.svelte.ts";
import { new_state, situation, start_fen } from "./support/states.ts";

function called(you: Color[], white: string | null, black: string | null): GameState {
  const state = new_state(you);
  const { players } = state;
  return {
    ...state,
    players: {
      white: { ...players.white, name: white },
      black: { ...players.black, name: black },
    },
  };
}

function named(by: Color, name: string): Event {
  const event = { event: "name", by, name };
  return { t: "act", v: 2, d: { ...situation(start_fen), event, kept: 0, moves: [] } };
}

test("a name is kept as the server takes it, and one that shows nothing is none", () => {
  assert.equal(clean_name("  Anna \n"), "Anna");
  assert.equal(clean_name("An\u202ena\u0007\u2066"), "Anna");
  assert.equal(clean_name("שרה"), "שרה");
  for (const blank of ["", "  ", "\u200b\u200d", "\u2800\u3164", "\ufeff"])
    assert.equal(clean_name(blank), "");
  assert.equal(clean_name("M".repeat(200)).length, longest_name);
  // A letter that the bound would cut in two is left out.
  assert.equal(clean_name("M".repeat(longest_name - 1) + "😀"), "M".repeat(longest_name - 1));
});

test("what this browser is told is remembered, and forgotten when it is taken away", () => {
  const stored = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
  });
  call_me(" Anna ");
  assert.equal(own.name, "Anna");
  assert.equal(stored.get("arbiter-name"), "Anna");
  call_me(" ");
  assert.equal(own.name, "");
  assert.equal(stored.get("arbiter-name"), "");
});

test("a seat without a name is given the player's, once", () => {
  const introduction = new Introduction("Anna");
  const game = called(["black"], null, null);
  assert.deepEqual(introduction.due(game, "Anna"), { event: "name", by: "black", name: "Anna" });
  assert.equal(introduction.due(game, "Anna"), null);
});

test("a name that stands there already is changed only when it is changed here", () => {
  const introduction = new Introduction("Anna");
  const game = called(["white"], "Ann", null);
  assert.equal(introduction.due(game, "Anna"), null);
  assert.equal(introduction.due(game, "Anita")?.["name"], "Anita");
  const renamed = called(["white"], "Anita", null);
  assert.equal(introduction.due(renamed, "Anita"), null);
  assert.equal(introduction.due(renamed, "Anna")?.["name"], "Anna");
});

test("nobody is named who watches, has both sides, has ended, or is named by the arbiter", () => {
  const due = (game: GameState) => new Introduction("").due(game, "Anna");
  assert.equal(due(called([], null, null)), null);
  assert.equal(due(called(["white", "black"], null, null)), null);
  const end = { result: "1-0", reason: "flag", article: "6.9", text: "White wins." };
  assert.equal(due({ ...called(["white"], null, null), end }), null);
  const presided = { arbiter: { here: true } };
  assert.equal(due({ ...called(["white"], "A. Smith", null), ...presided }), null);
  assert.equal(due({ ...called(["white"], null, null), ...presided })?.["name"], "Anna");
});

test("a guest is asked while a game with a friend begins", () => {
  assert.ok(asks_name(called(["white"], null, "Ben")));
  assert.ok(!asks_name(called(["white"], "Anna", null)));
  assert.ok(!asks_name(called([], null, null)));
  assert.ok(!asks_name({ ...called(["white"], null, null), opponent: "computer" }));
  const ply = { u: "e2e4", s: "e4", fen: start_fen, check: null };
  assert.ok(!asks_name({ ...called(["white"], null, null), moves: [ply, ply] }));
});

test("the game is told of a name, and so is whoever listens", () => {
  const before = called(["white"], null, null);
  const next = after(before, named("black", "Ben"));
  assert.equal(next.players.black.name, "Ben");
  assert.equal(next.players.white.name, null);
  assert.deepEqual(tell(before, named("black", "Ben")), {
    urgency: "polite",
    text: "Black is Ben.",
  });
});

test("the heading has both names, also before anybody has come", () => {
  assert.equal(game_title(called(["white"], "Anna", "Ben")), "Anna (white) against Ben (black)");
  const open = { kind: "open", level: null, here: false } as const;
  const waiting = {
    ...new_state([]),
    presides: true,
    arbiter: { here: true },
    players: { white: { ...open, name: "Anna" }, black: { ...open, name: "Ben" } },
  };
  assert.equal(game_title(waiting), "Anna (white) against Ben (black)");
});

test("a sentence has the name where there is one, and the side where there is none", () => {
  const game = called(["white"], null, "Ben");
  assert.equal(side_words(game, "white"), "White");
  assert.equal(side_words(game, "black"), "Ben");
  assert.equal(
    tell(game, { t: "offer", v: 2, d: { by: "black" } })?.text,
    "Ben offers you a draw: accept or decline.",
  );
  assert.equal(
    tell(game, { t: "decline", v: 2, d: { by: "black" } })?.text,
    "Ben declines the draw.",
  );
  const my_game = {
    ...game,
    url: "/game/abcdefgh",
    plies: 1,
    fen: start_fen,
    last_move: null,
    turn: "black" as const,
    created: 0,
    changed: 0,
  };
  assert.equal(listed_state(my_game), "Ben to move");
});

test("a long name is cut within a sentence, and one from right to left is set apart", () => {
  assert.equal(short_name("Jan-Krzysztof Duda"), "Jan-Krzysztof Duda");
  assert.equal([...short_name("M".repeat(80))].length, 20);
  assert.equal([...short_name("😀".repeat(80))].length, 20);
  assert.equal(short_name("שרה"), "\u2068שרה\u2069");
  assert.match(game_title(called([], "שרה", "Ben")), /^\u2068שרה\u2069 \(white\) against Ben/);
});
