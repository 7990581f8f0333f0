import assert from "node:assert/strict";
import { test } from "node:test";
import type { ServerInfo } from "../src/protocol/types.ts";
import {
  first_wish,
  has_field,
  has_names,
  is_too_long,
  plays_not,
  request_of,
  wish_again,
  written_wish,
} from "../src/start/wish.ts";

test("what nobody has touched is a game against the computer without a clock", () =>
  assert.deepEqual(request_of(first_wish()), {
    opponent: "computer",
    side: "white",
    level: 3,
    rules: "fide-online",
    time: "untimed",
    fen: null,
    chess960: null,
    pgn: null,
    arbiter: false,
    invitation: false,
    no_draw_before_move: 0,
    quickplay_finish: false,
    default_time: null,
    white: { name: "" },
    black: { name: "" },
  }));

test("the seat of a friend is kept for who is invited", () => {
  assert.equal(request_of({ ...first_wish(), opponent: "friend" }).invitation, true);
  assert.equal(request_of({ ...first_wish(), opponent: "screen" }).invitation, false);
});

test("only the start that is chosen is asked for", () => {
  const typed = { ...first_wish(), fen: " x ", number: "7", pgn: "1. e4", own_time: " 5+3 " };
  assert.equal(request_of(typed).fen, null);
  assert.equal(request_of({ ...typed, start: "fen" }).fen, "x");
  assert.equal(request_of({ ...typed, start: "chess960" }).chess960, 7);
  assert.equal(request_of({ ...typed, start: "chess960", number: " " }).chess960, "random");
  assert.equal(request_of({ ...typed, time: null }).time, "5+3");
  const game = request_of({ ...typed, start: "pgn", time: "5+3" });
  assert.deepEqual([game.pgn, game.time], ["1. e4", "untimed"]);
});

test("of several games one is asked for, and of one game none", () => {
  const pgn = { ...first_wish(), start: "pgn" as const, pgn: "1. e4 * 1. d4 *" };
  assert.equal("game" in request_of(pgn), false);
  assert.equal(request_of({ ...pgn, game: 2 }).game, 2);
  assert.equal("game" in request_of({ ...pgn, game: 2, start: "standard" }), false);
});

test("what is more than the server takes is not sent", () => {
  const pgn = { ...first_wish(), start: "pgn" as const };
  assert.equal(is_too_long(request_of({ ...pgn, pgn: "x".repeat(60_000) })), false);
  assert.equal(is_too_long(request_of({ ...pgn, pgn: "ä".repeat(33_000) })), true);
});

test("a refusal stands beside its field where that is in the form", () => {
  const wish = first_wish();
  assert.ok(has_field({ ...wish, start: "fen" }, "fen"));
  assert.ok(!has_field(wish, "fen"));
  assert.ok(has_field({ ...wish, time: null }, "time"));
  assert.ok(!has_field(wish, "time"));
  assert.ok(has_field({ ...wish, opponent: "screen" }, "black"));
  assert.ok(!has_field(wish, "white"));
  assert.ok(!has_field(wish, null));
});

test("whoever is quicker than the server gets what he chose the last time", () => {
  const last = { ...first_wish(), side: "random", level: 3, time: "3+2" } as const;
  assert.deepEqual(wish_again(written_wish(last), null), last);
  const odd = '{"level":"3","time":5,"side":"up","opponent":null}';
  assert.deepEqual(wish_again(odd, null), first_wish());
  assert.deepEqual(wish_again(written_wish({ ...last, time: null }), null).time, "untimed");
});

test("names and agreements go along only where they are in sight", () => {
  const named = {
    ...first_wish(),
    white: " Anna ",
    no_draw_before: 30,
    is_default_time: true,
    quickplay_finish: true,
  };
  assert.equal(request_of(named).white.name, "");
  assert.equal(request_of({ ...named, opponent: "screen" }).white.name, "Anna");
  const alone = request_of(named);
  assert.deepEqual(
    [alone.no_draw_before_move, alone.default_time, alone.quickplay_finish],
    [0, null, false],
  );
  const presided = request_of({ ...named, presides: true });
  assert.deepEqual(
    [presided.no_draw_before_move, presided.default_time, presided.quickplay_finish],
    [30, 1_800_000, true],
  );
  assert.equal(
    request_of({ ...named, presides: true, no_draw_before: null }).no_draw_before_move,
    0,
  );
});

test("who presides over a game of others does not play in it", () => {
  const wish = { ...first_wish(), presides: true };
  assert.equal(plays_not(wish), false);
  assert.equal(plays_not({ ...wish, opponent: "friend" }), true);
  assert.equal(has_names({ ...wish, opponent: "friend" }), true);
});

test("the last wish is made again as far as it is offered, whatever stands there", () => {
  const offered: ServerInfo = {
    protocol: 2,
    version: "1",
    lan: false,
    addresses: [],
    lan_command: null,
    levels: [1, 2, 3],
    rulesets: ["casual"],
    times: ["untimed", "5+3"],
  };
  const last = {
    ...first_wish(),
    opponent: "friend",
    side: "black",
    level: 2,
    time: "5+3",
  } as const;
  const again = wish_again(written_wish(last), offered);
  assert.deepEqual(again, last);
  assert.equal(wish_again(written_wish({ ...last, time: null }), offered).time, "untimed");
  const odd = '{"opponent":"me","side":1,"level":9,"time":"1 s","rules":"none"}';
  for (const written of [null, "", "nonsense", "null", "[]", '"x"', odd])
    assert.deepEqual(wish_again(written, offered), first_wish());
});
