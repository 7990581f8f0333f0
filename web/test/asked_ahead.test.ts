import assert from "node:assert/strict";
import { test } from "node:test";
import { socket_address, socket_path } from "../src/live/addresses.ts";
import { ask_ahead, close_rest, open_ahead, opened_to, replied } from "../src/live/asked_ahead.ts";
import { settled } from "./support/network.ts";

class FakeSocket {
  static readonly made: FakeSocket[] = [];
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: object) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  is_closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  close(): void {
    this.is_closed = true;
  }
}

const place = { protocol: "https:", host: "chess.example" };
Object.assign(globalThis, { WebSocket: FakeSocket, location: place });

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  assert.ok(socket);
  return socket;
}

test("a way to a game is what its link says", () => {
  const way = { game: "abcdefgh", seat: null, key: null };
  assert.equal(socket_path(way, null, ""), "/api/games/abcdefgh/socket?");
  assert.equal(
    socket_path({ ...way, seat: "black", key: "0a1b" }, 7, "Anna B"),
    "/api/games/abcdefgh/socket?v=7&seat=black&key=0a1b&name=Anna+B",
  );
  assert.equal(socket_address("/api"), "wss://chess.example/api");
});

test("what a socket heard before it was taken is told to the taker, in order", async () => {
  open_ahead("/one");
  const early = last();
  assert.equal(early.address, "wss://chess.example/one");
  early.onopen?.({ type: "open" });
  const came = performance.now() - 400;
  early.onmessage?.({ type: "message", data: "sync", timeStamp: came });
  early.onclose?.({ type: "close", code: 1006 });
  const taken = opened_to("/one");
  assert.ok(taken);
  const heard: unknown[] = [];
  const waits: unknown[] = [];
  taken.onopen = () => heard.push("open");
  taken.onmessage = ({ data, waited }) => {
    heard.push(data);
    waits.push(waited);
  };
  taken.onclose = ({ code }) => heard.push(code);
  assert.deepEqual(heard, [], "before its taker listens");
  await settled();
  assert.deepEqual(heard, ["open", "sync", 1006]);
  assert.ok(Number(waits[0]) >= 400);
  early.onmessage?.({ type: "message", data: "move" });
  assert.equal(heard.at(-1), "move");
  assert.equal(opened_to("/one"), null, "it is there for one taker");
});

test("who lets a socket go at once hears nothing of it", async () => {
  open_ahead("/one");
  last().onopen?.({ type: "open" });
  const taken = opened_to("/one");
  assert.ok(taken);
  taken.onopen = taken.onmessage = taken.onclose = null;
  await settled();
});

test("a socket that nobody takes is closed", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  open_ahead("/one");
  assert.equal(opened_to("/other"), null);
  assert.equal(last().is_closed, false);
  close_rest();
  assert.equal(last().is_closed, true);
  assert.equal(opened_to("/one"), null);
  open_ahead("/two");
  context.mock.timers.tick(60_000);
  assert.equal(last().is_closed, true);
  assert.equal(opened_to("/two"), null);
  open_ahead("/three");
  assert.ok(opened_to("/three"));
  context.mock.timers.tick(60_000);
  assert.equal(last().is_closed, false, "whoever has it keeps it");
});

function answering(fetched: string[], answer: () => Promise<unknown>): void {
  globalThis.fetch = ((path: string) => {
    fetched.push(path);
    return answer();
  }) as typeof fetch;
}

test("what was asked ahead is not asked again by whoever wants it first", async () => {
  const fetched: string[] = [];
  const json = () => Promise.resolve({ games: [] });
  answering(fetched, () => Promise.resolve({ status: 200, ok: true, json }));
  ask_ahead("/api/x");
  const reply = { status: 200, is_ok: true, body: { games: [] } };
  assert.deepEqual(await replied("/api/x"), reply);
  assert.deepEqual(fetched, ["/api/x"]);
  assert.deepEqual(await replied("/api/x"), reply);
  assert.deepEqual(fetched, ["/api/x", "/api/x"]);
});

test("what has to be sent is never taken from what was asked", async () => {
  const fetched: string[] = [];
  const json = () => Promise.resolve({});
  answering(fetched, () => Promise.resolve({ status: 201, ok: true, json }));
  ask_ahead("/api/x");
  assert.equal((await replied("/api/x", { method: "POST" })).status, 201);
  assert.equal(fetched.length, 2);
});

test("what nobody answered is asked once more by whoever wants it", async () => {
  answering([], () => Promise.reject(new TypeError("away")));
  ask_ahead("/api/x");
  ask_ahead("/api/y");
  await settled();
  await assert.rejects(replied("/api/x"), /away/);
  const json = () => Promise.resolve({});
  answering([], () => Promise.resolve({ status: 200, ok: true, json }));
  assert.equal((await replied("/api/y")).status, 200);
});

test("what was asked long ago is asked again", async (context) => {
  const fetched: string[] = [];
  const json = () => Promise.resolve({});
  answering(fetched, () => Promise.resolve({ status: 200, ok: true, json }));
  ask_ahead("/api/x");
  const now = performance.now();
  context.mock.method(performance, "now", () => now + 10_001);
  await replied("/api/x");
  assert.equal(fetched.length, 2);
});
