import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyGame } from "../src/protocol/types.ts";
import { listed_dates, locale_of, shown_date } from "../src/words/dates.ts";

const now = new Date("2026-11-25T21:30:00Z");
const at = (text: string) => Date.parse(text);
const looks = (locale: string, zone = "UTC") => ({ now, locale, zone });

test("today is told as a time, this year without the year, and all else in full", () => {
  assert.equal(shown_date(at("2026-11-25T19:10:00Z"), looks("en-GB")), "19:10");
  assert.equal(shown_date(at("2026-11-24T19:10:00Z"), looks("en-GB")), "24 Nov");
  assert.equal(shown_date(at("2025-11-24T19:10:00Z"), looks("en-GB")), "24 Nov 2025");
  assert.match(shown_date(at("2026-11-25T19:10:00Z"), looks("en-US")), /^7:10\sPM$/);
  assert.equal(shown_date(at("2025-11-24T19:10:00Z"), looks("en-US")), "Nov 24, 2025");
  assert.equal(shown_date(at("2025-11-24T19:10:00Z"), looks("de-DE")), "24. Nov. 2025");
});

test("days are those of whoever looks", () => {
  // In Auckland it is the 26th by then.
  assert.match(
    shown_date(at("2026-11-25T19:10:00Z"), looks("en-GB", "Pacific/Auckland")),
    /^0?8:10$/,
  );
  assert.equal(
    shown_date(at("2026-11-25T09:10:00Z"), looks("en-GB", "Pacific/Auckland")),
    "25 Nov",
  );
});

test("the browser's own region is taken where it speaks the page's language", () => {
  assert.equal(locale_of("en", ["de-AT", "en-GB", "en"]), "en-GB");
  assert.equal(locale_of("de", ["en-GB"]), "de");
});

test("a game tells when it was begun, and when it was moved or ended", () => {
  const game = {
    created: at("2026-11-24T19:10:00Z"),
    changed: at("2026-11-25T19:10:00Z"),
    plies: 3,
    end: null,
  } as MyGame;
  const told = (game: MyGame) => listed_dates(game, looks("en-GB")).map(({ text }) => text);
  assert.deepEqual(told(game), ["Begun: 24 Nov", "Last active: 19:10"]);
  assert.deepEqual(told({ ...game, plies: 0 }), ["Begun: 24 Nov"]);
  const end = { result: "1-0", reason: "checkmate", article: "5.1.1", text: "…" };
  assert.deepEqual(told({ ...game, end }), ["Begun: 24 Nov", "Last active: 19:10"]);
  assert.equal(listed_dates(game, looks("en-GB"))[1]?.iso, "2026-11-25T19:10:00.000Z");
});
