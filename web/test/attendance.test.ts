// Who of the players is there, as it is told at a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ply } from "../src/protocol/types.ts";
import { sit_down } from "./support/live.ts";
import { new_state } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const yours = () => ({ ...new_state(["white"]), legal: ["e2e4", "e2e3"] });

test("that the opponent is away, and here again, is told once it is sure", () => {
  const { line, time, said } = sit_down(yours());
  const presence = (here: boolean) =>
    line.listener.on_presence({ t: "presence", d: { side: "black", here } });
  presence(false);
  time.pass(2000);
  presence(true);
  time.pass(5000);
  assert.deepEqual(said, []);
  presence(false);
  presence(false);
  time.pass(3000);
  presence(true);
  assert.deepEqual(said, ["Black is away.", "Black is here again."]);
  line.listener.on_presence({ t: "presence", d: { side: "white", here: false } });
  time.pass(5000);
  assert.equal(said.length, 2);
});

test("an empty seat is not away, and who takes it is not back", () => {
  const game = yours();
  const open = { ...game.players.black, kind: "open", here: false } as const;
  const { line, time, said } = sit_down({ ...game, players: { ...game.players, black: open } });
  line.listener.on_presence({ t: "presence", d: { side: "black", here: false } });
  time.pass(5000);
  line.listener.on_event({
    t: "joined",
    v: 2,
    d: { side: "black", player: { kind: "person", name: "Ben", level: null, here: true } },
  });
  line.listener.on_presence({ t: "presence", d: { side: "black", here: true } });
  assert.deepEqual(said, ["! Ben has joined and plays Black."]);
});

test("who was away when the game was opened is told to be back", () => {
  const game = yours();
  const away = { ...game.players.black, here: false };
  const players = { ...game.players, black: away };
  const moves: Ply[] = [{ u: "e2e4", s: "e4", fen: after_e4, check: null, left: null }];
  const { line, said } = sit_down({ ...game, players, moves });
  line.listener.on_presence({ t: "presence", d: { side: "black", here: true } });
  assert.deepEqual(said, ["Black is here again."]);
});

test("who comes to a game that has just begun was not away", () => {
  const game = yours();
  const players = { ...game.players, black: { ...game.players.black, here: false } };
  const { line, said, time } = sit_down({ ...game, players });
  line.listener.on_presence({ t: "presence", d: { side: "black", here: true } });
  assert.deepEqual(said, []);
  line.listener.on_state({ ...game, players });
  time.pass(5000);
  assert.deepEqual(said, ["Black is away."]);
});
