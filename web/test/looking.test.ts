// What a finished game shows beside its moves: mates that were possible, and what stands where no
// line fits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LiveGame } from "../src/live/live_game.svelte.ts";
import type { End, GameState, Ply } from "../src/protocol/types.ts";
import { FakeLine, Time } from "./support/network.ts";
import { new_state } from "./support/states.ts";

const ply = (u: string, s: string, fen: string, check: string | null = null): Ply => ({
  u,
  s,
  fen,
  check,
});

const played = [
  ply("f2f3", "f3", "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1"),
  ply("e7e5", "e5", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2"),
];
const mate = [
  ply("g2g4", "g4", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"),
  ply("d8h4", "Qh4#", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "e1"),
];

const flag_fell = (moves: Ply[]): End => ({
  result: "0-1",
  reason: "flag",
  article: "6.9",
  text: "Black wins.",
  proofs: [{ side: "black", can_mate: true, kind: "helpmate", moves }],
});

const ended = (end: End | null): GameState => ({ ...new_state(["white"]), moves: played, end });

function sit_down(game: GameState): { live: LiveGame; tell: (game: GameState) => void } {
  const time = new Time();
  const lines: FakeLine[] = [];
  const live = new LiveGame(
    {
      wanted: null,
      connect(listener) {
        const line = new FakeLine(listener);
        lines.push(line);
        return line;
      },
      voice: { urgent: () => {}, polite: () => {}, again: () => {} },
      sound: () => {},
      asks_first: () => false,
      warns_from: () => 120_000,
      now: () => time.now,
      later: time.later,
      go: () => {},
    },
    null,
  );
  const tell = (state: GameState) => lines[0]?.listener.on_state(state);
  tell(game);
  return { live, tell };
}

const lines_of = (live: LiveGame) =>
  live.looking.tree.branches.map(({ after, moves }) => [after, ...moves.map(({ s }) => s)]);

test("a helpmate is walked from where the game ended to the mate and back", () => {
  const { live } = sit_down(ended(flag_fell(mate)));
  assert.deepEqual(lines_of(live), []);
  live.show_line(mate);
  assert.deepEqual(lines_of(live), [[2, "g4", "Qh4#"]]);
  assert.equal(live.fen, mate[0]?.fen);
  assert.equal(live.last_move, "g2g4");
  assert.equal(live.check, null);
  assert.equal(live.is_live, false);
  live.step(1);
  assert.equal(live.fen, mate[1]?.fen);
  assert.equal(live.check, "e1");
  assert.equal(live.men.get("h4"), "bq");
  assert.equal(live.looking.is_at_end, true);
  live.step(1);
  assert.equal(live.shown.length, 4, "nothing comes after the mate");
  live.step(-2);
  assert.equal(live.fen, played[1]?.fen);
  live.step(-2);
  assert.equal(live.fen, live.game?.start.fen);
  live.step(4);
  assert.equal(live.is_live, true, "from before the end it is the game that is walked");
  live.look_along([...played, ...mate], 4);
  assert.equal(live.shown.at(-1)?.s, "Qh4#");
  live.look_at(2);
  assert.equal(live.is_live, true);
  assert.deepEqual(lines_of(live), [[2, "g4", "Qh4#"]], "it stays to be looked at again");
});

test("Home and End lead to the ends of the game, from another line as well", () => {
  const { live } = sit_down(ended(flag_fell(mate)));
  live.show_line(mate);
  live.step(Infinity);
  assert.equal(live.is_live, true);
  live.show_line(mate);
  live.step(-Infinity);
  assert.equal(live.fen, live.game?.start.fen);
  live.step(3);
  assert.equal(live.is_live, true, "it is the game that is walked");
});

test("a mate that was shown is not that of the next end", () => {
  const { live, tell } = sit_down(ended(flag_fell(mate)));
  live.show_line(mate);
  tell(ended(null));
  assert.equal(live.is_live, true);
  assert.deepEqual(lines_of(live), []);
  tell(ended(flag_fell(mate)));
  assert.deepEqual(lines_of(live), [], "unasked it would look as if it was played");
  live.show_line(mate);
  assert.deepEqual(lines_of(live), [[2, "g4", "Qh4#"]]);
});

test("a mate that no proof of the end tells of is not shown", () => {
  const { live, tell } = sit_down(ended(flag_fell(mate)));
  live.show_line(mate);
  tell(ended(flag_fell(mate.slice(0, 1))));
  assert.equal(live.is_live, true);
  assert.deepEqual(lines_of(live), []);
});

test("a proof without a line leaves the game as it was", () => {
  const { live } = sit_down(ended(flag_fell([])));
  live.show_line([]);
  assert.equal(live.is_live, true);
  assert.deepEqual(lines_of(live), []);
  const { proofs: _, ...without } = flag_fell([]);
  assert.deepEqual(lines_of(sit_down(ended(without)).live), []);
});
