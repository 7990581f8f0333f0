import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../src/live/connection.ts";
import type { Answer } from "../src/protocol/types.ts";
import { FakeNetwork, settled } from "./support/network.ts";
import { new_state, played } from "./support/states.ts";

const after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const e4 = { t: "move", v: 2, d: played(1, "e2e4", "e4", after_e4) };

function connect(seat: "white" | null = null, key: string | null = null, name = "") {
  const network = new FakeNetwork();
  const heard: string[] = [];
  const line = new Connection(
    { game: "abcdefgh", seat, key },
    {
      on_state: (_, waited = 0) => heard.push(waited > 0 ? `state of ${waited} ms ago` : "state"),
      on_event: ({ t, v }) => heard.push(`${t} ${v}`),
      on_presence: () => heard.push("presence"),
      on_clock: () => heard.push("clock"),
      on_link: (link) => heard.push(link),
    },
    network,
    () => name,
  );
  const sync = (v = 1) => {
    network.last.opens();
    network.last.says({ t: "sync", v, d: new_state(["white"]) });
  };
  return { network, line, heard, sync };
}

test("a new connection asks for everything, and for the seat that the link named", () => {
  assert.equal(connect().network.last.path, "/api/games/abcdefgh/socket?");
  assert.equal(connect("white").network.last.path, "/api/games/abcdefgh/socket?seat=white");
  assert.equal(connect(null, "0a1b").network.last.path, "/api/games/abcdefgh/socket?key=0a1b");
});

test("who has said what he is called says it as he comes", () => {
  const { network } = connect(null, null, "Anna B");
  assert.equal(network.last.path, "/api/games/abcdefgh/socket?name=Anna+B");
});

test("how long a word waited for its hearer is told with it", () => {
  const { network, heard } = connect();
  network.last.opens();
  network.last.says({ t: "sync", v: 1, d: new_state(["white"]) }, 250);
  assert.deepEqual(heard, ["state of 250 ms ago", "open"]);
});

test("a connection that comes back asks for what it has missed", () => {
  const { network, heard, sync } = connect();
  sync(7);
  network.last.breaks();
  network.time.pass(300);
  assert.equal(network.last.path, "/api/games/abcdefgh/socket?v=7");
  network.last.opens();
  network.last.says({ t: "resume", v: 8 });
  network.last.says({ ...e4, v: 8 });
  assert.deepEqual(heard, ["state", "open", "lost", "open", "move 8"]);
});

test("what was not answered is sent again as it was, and what was sent too early, too", () => {
  const { network, line, sync } = connect();
  void line.send({ t: "resign", d: { side: "white" } });
  assert.deepEqual(network.last.sent, []);
  sync();
  const first = [{ t: "resign", i: "p-1", d: { side: "white" } }];
  assert.deepEqual(network.last.sent, first);
  network.last.breaks();
  network.time.pass(300);
  network.last.opens();
  network.last.says({ t: "resume", v: 1 });
  assert.deepEqual(network.last.sent, first);
});

test("an answer comes to its own command, once", async () => {
  const { network, line, sync } = connect();
  sync();
  const answers: Answer[] = [];
  void line.send({ t: "accept", d: {} }).then((answer) => answers.push(answer));
  void line.send({ t: "decline", d: {} }).then((answer) => answers.push(answer));
  const ok = { t: "ok", i: "p-2", v: 1 };
  network.last.says(ok);
  network.last.says(ok);
  network.last.says({ t: "no", i: null, e: "bad_message", m: "x" });
  await settled();
  assert.deepEqual(answers, [ok]);
  network.last.breaks();
  network.time.pass(300);
  network.last.opens();
  network.last.says({ t: "resume", v: 1 });
  assert.deepEqual(
    network.last.sent.map(({ i }) => i),
    ["p-1"],
  );
});

test("a known event is passed over, and after a gap everything is asked for", () => {
  const { network, heard, sync } = connect();
  sync(2);
  network.last.says(e4);
  network.last.says({ ...e4, v: 4 });
  assert.deepEqual(heard, ["state", "open", "lost"]);
  network.time.pass(300);
  assert.equal(network.last.path, "/api/games/abcdefgh/socket?");
});

test("what is no message does no harm: everything is asked for again", () => {
  for (const text of ["", "{", "7", "null", "[]", '{"x":1}']) {
    const { network, heard, sync } = connect();
    sync();
    network.last.says_text(text);
    assert.deepEqual(heard, ["state", "open", "lost"], text);
    network.time.pass(300);
    assert.equal(network.last.path, "/api/games/abcdefgh/socket?", text);
  }
});

test("a line that has gone silent is given up within six seconds, without a goodbye", () => {
  const { network, heard, sync } = connect();
  sync();
  network.time.pass(5_999);
  assert.deepEqual(heard, ["state", "open"]);
  network.time.pass(1);
  assert.deepEqual(heard, ["state", "open", "lost"]);
  assert.ok(network.last.was_closed);
  network.time.pass(300);
  assert.equal(network.sockets.length, 2);
});

test("a line that answers is kept, and the questions do not pile up", () => {
  const { network, line, heard, sync } = connect();
  sync();
  for (let i = 0; i < 20; ++i) {
    network.time.pass(2_500);
    network.last.says({ t: "ok", i: network.last.sent.at(-1)?.i, v: 1 });
  }
  assert.deepEqual(heard, ["state", "open"]);
  network.time.pass(6_000);
  network.time.pass(300);
  void line.send({ t: "accept", d: {} });
  network.last.opens();
  network.last.says({ t: "resume", v: 1 });
  assert.deepEqual(
    network.last.sent.map(({ t }) => t),
    ["accept"],
  );
});

test("a machine that goes off its network asks at once; a server on it may still answer", () => {
  const away = connect();
  away.sync();
  away.network.changes();
  away.network.time.pass(2_000);
  assert.deepEqual(away.heard, ["state", "open", "lost"]);
  const here = connect();
  here.sync();
  here.network.changes();
  here.network.last.says({ t: "ok", i: "p-ping", v: 1 });
  here.network.time.pass(4_000);
  assert.deepEqual(here.heard, ["state", "open"]);
});

test("a machine that comes back to its network does not wait for the next try", () => {
  const { network, sync } = connect();
  sync();
  for (let i = 0; i < 6; ++i) {
    network.last.breaks();
    network.time.pass([300, 1000, 2000, 4000, 8000, 0][i] ?? 0);
  }
  assert.equal(network.sockets.length, 6);
  network.changes();
  assert.equal(network.sockets.length, 7);
});

test("who sent too much waits longer", () => {
  const { network, sync } = connect();
  sync();
  network.last.breaks(1008);
  network.time.pass(19_999);
  assert.equal(network.sockets.length, 1);
  network.time.pass(1);
  assert.equal(network.sockets.length, 2);
});

test("a game that is not there is gone, and one whose server is away is lost", async () => {
  const { network, heard } = connect();
  network.status = 0;
  network.last.breaks();
  await settled();
  assert.deepEqual(heard, ["lost"]);
  network.time.pass(300);
  network.status = 404;
  network.last.breaks();
  await settled();
  assert.deepEqual(heard, ["lost", "gone"]);
  assert.equal(network.time.waits_for, 0);
});

test("a line that never opens is given up", () => {
  const { network, heard } = connect();
  network.time.pass(10_000);
  assert.deepEqual(heard, ["lost"]);
  assert.ok(network.last.was_closed);
});

test("who leaves hears nothing more and waits for nothing", () => {
  const { network, line, heard, sync } = connect();
  sync();
  line.close();
  network.last.says(e4);
  network.last.breaks();
  network.changes();
  network.time.pass(60_000);
  assert.deepEqual(heard, ["state", "open"]);
  assert.equal(network.sockets.length, 1);
  assert.equal(network.time.waits_for, 0);
});
