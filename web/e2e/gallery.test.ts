// Every component in every state, in light and in English; all/gallery.test.ts has the rest.

import assert from "node:assert/strict";
import { test } from "node:test";
import { look_at_rooms, rooms, rooms_there_are } from "./support/gallery.ts";

look_at_rooms(["light"], ["en"]);

test("every room is looked at", async () => {
  assert.deepEqual(await rooms_there_are(), rooms);
});
