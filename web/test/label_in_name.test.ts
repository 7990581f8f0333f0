// What is seen on a button is part of what it is called (WCAG 2.5.3): who speaks to his machine
// says what he sees. Moves in a list are no labels to be read out but a notation, and are called
// by their words.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Words } from "../src/words/en.ts";
import { de } from "../src/words/de/de.ts";
import { en } from "../src/words/en.ts";

type Pair = [seen: string, name: string];

function pairs({ app, chess, table }: Words): Pair[] {
  const { actions, invite } = table;
  return [
    [app.name, app.home],
    [actions.draw, actions.offer_draw],
    [actions.draw, actions.agree_draw],
    [actions.claim, actions.claim_draw],
    [actions.take_back_short, actions.take_back],
    [actions.accept, actions.accept_rematch],
    [actions.sign_short, actions.sign],
    [actions.new, app.new_game],
    [actions.turn, actions.flip],
    ...(["white", "black"] as const).flatMap((side): Pair[] => [
      [chess.color(side), actions.signs(side)],
      [invite.copy, invite.copy_for(side)],
      [invite.copied, invite.copied_for(side)],
      [invite.code, invite.code_for(side)],
      [invite.share, invite.share_for(side)],
    ]),
  ];
}

for (const [language, words] of Object.entries({ en, de }))
  test(`what is seen is part of what it is called: ${language}`, () => {
    for (const [seen, name] of pairs(words))
      assert.ok(name.toLowerCase().includes(seen.toLowerCase()), `${seen}: ${name}`);
  });
