// All that a language says, with something to speak of: each text by where it stands.

import assert from "node:assert/strict";
import { groups } from "../../src/settings/groups.ts";
import { choices } from "../../src/settings/choices.ts";
import type { Words } from "../../src/words/en.ts";
import type { LaterWords } from "../../src/words/en_later.ts";

const colors = [["white"], ["black"]];
const roles = ["k", "q", "r", "b", "n", "p"];
const men = colors.flatMap(([color]) => roles.map((role) => [color, role]));
const law = [["6.9"]];
const name = [["…"]];
const goes = { kind: "goes", role: "n", from: "g1", to: "f3", taken: null, becomes: null };
const deeds = [
  { doing: goes, check: "none" },
  { doing: { ...goes, taken: "p" }, check: "check" },
  { doing: { ...goes, role: "p", taken: "en passant" }, check: "mate" },
  { doing: { ...goes, role: "p", becomes: "q" }, check: "none" },
  { doing: { kind: "castles", side: "king" }, check: "none" },
  { doing: { kind: "castles", side: "queen" }, check: "mate" },
];

// What each phrase that takes something is given; a new one fails until it stands here.
const given: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "board.last": [[2, "white", "…"]],
  "board.last_in_full": [[2, "…"]],
  "answers.taken": [
    ["white", []],
    ["black", ["…"]],
  ],
  "board.nobody_on": [["e4"]],
  "answers.goals": men.flatMap((man) => [
    [...man, "e4", [], false],
    [...man, "e4", ["e5", "e6"], false],
    [...man, "e4", [], true],
    [...man, "e4", ["e5"], true],
  ]),
  "answers.off_turn": men.map((man) => ["white", ...man, "e4"]),
  "answers.as_premove": [["…"]],
  "answers.turn": [
    ["white", 3, false],
    ["black", 3, true],
  ],
  "answers.ahead": [
    ["white", 1],
    ["black", 3],
  ],
  "answers.attackers": [
    ["e4", "white", []],
    ["e4", "black", ["…", "…"]],
  ],
  "answers.opening": [[null], [{ eco: "…", name: "…" }]],
  "answers.line": [
    ["file", "e1", "e8", []],
    ["rank", "a4", "h4", ["…"]],
    ["diagonal", "a1", "h8", ["…", "…"]],
  ],
  "board.past": name,
  "board.faces": colors,
  "board.drawn": [
    ["e4", null, false],
    ["e4", "e5", true],
  ],
  "board.arrow_begins": [["e4"]],
  "answers.color": [
    ["e4", true],
    ["e5", false],
  ],
  "app.title": [["…"]],
  "chess.color": colors,
  "chess.role": roles.map((role) => [role]),
  "chess.letter": roles.map((role) => [role]),
  "chess.man": men,
  "chess.square": [
    [["e4"], []],
    [["e4", "…"], ["…"]],
  ],
  "chess.move": deeds.map((deed) => [deed]),
  "chess.full_move": deeds.map((deed) => ["white", deed]),
  "chess.choice": [
    ["…", "e7", "e8", "q"],
    ["…", "e7", "e8", null],
  ],
  "chess.time_control": [["10"], ["5+3"], ["1 day/move"], ["3 days/move"], ["hourglass 1"]],
  "chess.law": law,
  "chess.guideline": [["III.5"]],
  "chess.online_regulation": [["5.4.1"]],
  "chess.has_taken": [
    ["white", [["p", 1]], 0],
    ["white", roles.map((role) => [role, 2]), 1],
    ["black", [["q", 1]], 9],
    ["black", [], 1],
    ["black", [], 3],
  ],
  "chess.time": [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
  ],
  "games.all": [[1], [3]],
  "games.begun": name,
  "games.last": name,
  "games.finished": [[1], [3]],
  "proofs.could_mate": [["white"]],
  "proofs.material": [
    ["white", "lone_king"],
    ["white", "knight_against_queens"],
    ["white", "bishops_of_one_colour"],
  ],
  "proofs.closure": [
    ["white", 0],
    ["white", 1],
    ["white", 4],
  ],
  "proofs.squares": [[1], [2]],
  "proofs.stays": [
    ["white", "p", ["e4"]],
    ["black", "k", ["e8", "e7"]],
  ],
  "settings.group": Object.keys(groups).map((group) => [group]),
  "settings.setting": Object.keys(choices).map((name) => [name]),
  "settings.choice": Object.entries(choices).flatMap(([name, all]) =>
    all.map((choice) => [name, choice]),
  ),
  "start.opponent": [["computer"], ["screen"], ["friend"]],
  "start.level_name": [[1], [2], [3], [4], [5], [6], [7], [8], [9], [10]],
  "start.level_label": [[1], [10]],
  "start.side": [["white"], ["random"], ["black"]],
  "start.time_name": [
    "untimed",
    "1+1",
    "3+2",
    "5+3",
    "10+5",
    "15+10",
    "30+30",
    "40/90+30;30+30",
    "1 day/move",
  ].map((time) => [time]),
  "start.moves": [[1], [40]],
  "start.press_to_begin": [["…"]],
  "start.rules_name": [
    ["fide-online"],
    ["fide"],
    ["fide-rapid"],
    ["fide-blitz"],
    ["uscf"],
    ["correspondence"],
    ["casual"],
  ],
  "start.rules_text": [
    ["fide-online"],
    ["fide"],
    ["fide-rapid"],
    ["fide-blitz"],
    ["uscf"],
    ["correspondence"],
    ["casual"],
  ],
  "desk.group": ["clock", "board", "rulings", "result", "adjournment", "record"].map((one) => [
    one,
  ]),
  "desk.act": [["pause"]],
  "desk.act_with_law": [["…", "6.9"]],
  "desk.field": [["pause", "reason"]],
  "desk.optional": [["…"]],
  "desk.option": [["declare_result", "result", "1-0"]],
  "desk.makes_no_sense": [["…"]],
  "desk.expected": [["…"]],
  "desk.no_time": [["…"]],
  "desk.no_number": [["…"]],
  "table.chess960": [[518]],
  "table.rules": [["…"]],
  "table.timed_title": [["…", "…"]],
  "table.title": [["…", "…"]],
  "table.with_color": [["…", "white"]],
  "table.the_computer": [[1]],
  "table.against_computer": [[1]],
  "table.players.computer": [[1]],
  "table.players.time_of": [["white", "…"]],
  "table.status.confirm": [["…"]],
  "table.status.to_move": name,
  "table.status.to_seal": colors,
  "table.status.earlier": [[null], ["…"]],
  "table.status.result": [["1–0"]],
  "table.status.claimed": [["Ng8"]],
  "table.status.signed": [
    [["white"], "…"],
    [["white", "black"], "…"],
  ],
  "table.status.offers_rematch": name,
  "table.status.days": [[50, 3]],
  "table.status.planned": [[1], [2]],
  "table.status.seat_taken": colors,
  "table.status.offers_draw": name,
  "table.status.asks_back": name,
  "table.status.appeal": law,
  "table.status.adjourned_until": [["…"]],
  "table.status.in_envelope": colors,
  "table.status.envelope_open": colors,
  "table.status.has_to_seal": colors,
  "table.status.asks_increment": [["white", "…"]],
  "table.status.claims_normal_means": [["white", "…"]],
  "table.status.request": [
    ["…", false],
    ["…", true],
  ],
  "table.actions.is_here": colors,
  "table.actions.signs": colors,
  "table.actions.resigns": colors,
  "table.actions.give_time": [[15]],
  "table.actions.call_why": law,
  "table.actions.appeal_why": law,
  "claim.threefold": law,
  "claim.fifty": law,
  "table.invite.plays_side": colors,
  "table.invite.copy_for": colors,
  "table.invite.copied_for": colors,
  "table.invite.code_for": colors,
  "table.invite.share_for": colors,
  "table.invite.loopback": [["…"]],
  "table.invite.code_of": [["…"]],
  "table.invite.elsewhere": [[["…"]]],
  "table.moves.move": [[2, "white", "…"]],
  "table.moves.full_move": [[2, "…"]],
  "table.moves.timed": [["…", "…"]],
  "entry.neither": [["…"]],
  "entry.did_you_mean": [["…", "…"]],
  "entry.usage": [["board"]],
  "entry.no_pawn_takes": [["e4"]],
  "entry.no_man": [["S"]],
  "entry.no_square": [["e9"]],
  "entry.no_premove": [["…"]],
  "entry.several": [[["…", "…"]]],
  "entry.which_man": [["…"]],
  "entry.no_claim_move": [["…"]],
  "entry.fen": [["…"]],
  "entry.opponent": [
    ["…", "white", "here"],
    ["…", "black", "away"],
    ["…", "black", "missing"],
  ],
  "entry.nobody_yet": colors,
  "entry.no_men": [
    ["white", null],
    ["black", "e"],
  ],
  "entry.pieces": [["white", [["k", ["e1"]]]]],
  "entry.legal": [
    ["white", [], []],
    ["white", [["n", "g1", ["f3", "h3"]]], ["king", "queen"]],
  ],
  "entry.captures": [
    ["white", []],
    ["white", [["n", "g1", ["f3", "h3"]]]],
  ],
  "entry.answer_offer": colors,
  "told.move": [["…", "…"]],
  "told.you_play": [["white", "…"]],
  "told.seat_waits": colors,
  "told.seat_is_kept": colors,
  "told.your_move_with": [["…"]],
  "told.is_away": name,
  "told.is_back": name,
  "told.to_move": name,
  "told.premove": [["…"]],
  "told.never_goes": men.map((man) => [...man, "e2", "e4"]),
  "told.low_time": [["…"]],
  "told.low_time_of": [["white", "…"]],
  "told.offers": [["…", "…"]],
  "told.offers_you": name,
  "told.declines": name,
  "told.joined": [["…", "white"]],
  "told.is_called": [["white", "…"]],
  "told.offers_rematch": name,
  "told.offers_you_rematch": name,
  "told.takes_back": name,
  "told.asks_back": [["…", "…"]],
  "told.asks_you_back": [["…", "…"]],
  "told.you_ask_back": name,
  "told.you_give_time": [["…", "…"]],
  "told.gives_you_time": [["…", "…"]],
  "told.denies_back": name,
  "told.gives_time": [["…", "…", "…"]],
  "told.has_sealed": name,
  "told.wrong_claim": name,
  "told.times": [["…", "…"]],
  "told.copy_text_by_hand": [["…"]],
  "told.nobody_moves": [["…"]],
  "told.man_stays": men.map((man) => ["black", ...man, "e4"]),
  "told.not_your_move": colors,
  "told.illegal": [["…"]],
  "told.not_a_move": [["…"]],
};

// What is said by the codes of the server, and what is understood; both have tests of their own.
const others = ["vocabulary", "sentences", "verdicts", "objections", "refusals", "request_errors"];

export function phrases_of(words: Words & LaterWords): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (what: unknown, path: string): void => {
    if (typeof what === "string") found.set(path, what);
    else if (typeof what === "function") {
      const samples = given[path];
      assert.ok(samples, `${path} is given nothing in test/support/phrases.ts`);
      samples.forEach((sample, index) =>
        walk((what as (...sample: readonly unknown[]) => unknown)(...sample), `${path}(${index})`),
      );
    } else
      for (const [name, part] of Object.entries(what as object))
        if (!others.includes(name)) walk(part, path === "" ? name : `${path}.${name}`);
  };
  walk(words, "");
  return found;
}
