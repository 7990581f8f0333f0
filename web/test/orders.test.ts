// What a player orders besides moves, at a game whose server is a test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sit_down } from "./support/live.ts";
import { settled } from "./support/network.ts";
import { new_state } from "./support/states.ts";

test("what is ordered while the connection is lost is told to be undone", async () => {
  const { live, line, said } = sit_down(new_state(["white"]));
  line.listener.on_link("open");
  line.listener.on_link("lost");
  const answer = await live.orders.resign("white");
  assert.equal(answer.t, "no");
  const told = "The connection is lost: that was not sent. Do it again once it is back.";
  assert.equal(live.notice?.text, told);
  assert.equal(said.at(-1), `! ${told}`);
  line.listener.on_link("open");
  await settled();
  assert.equal(line.sent.length, 0);
  void live.orders.offer_draw("white");
  assert.deepEqual(
    line.sent.map(({ command }) => command.t),
    ["offer"],
  );
});
