// What an arbiter can do at the page: the events of docs/game-events.md with what each has to be
// told; words/en/desk.ts names them. The server alone decides whether the Laws allow it; here only
// what makes no sense is left out of the list.

import type { GameState, Offers } from "../protocol/types.ts";

export type Field = { name: string; optional?: boolean } & (
  | { kind: "side" | "text" | "time" | "ply" | "number" | "flag" }
  // Yes and no are said, never taken for granted.
  | { kind: "ruling" }
  | { kind: "choice"; options: readonly Option[] }
);

export interface Option {
  value: string;
  // Only where the game has this to offer.
  needs?: keyof Offers;
}

export interface ActKind {
  event: string;
  law: string;
  group: string;
  makes_sense: (game: GameState) => boolean;
  fields: readonly Field[];
}

const reason: Field = { name: "reason", kind: "text" };
const white_or_black: Field = { name: "side", kind: "side" };
const article: Field = { name: "article", kind: "text", optional: true };

const goes_on = (game: GameState) => game.end === null;
const is_over = (game: GameState) => game.end !== null;
const is_timed = (game: GameState) => goes_on(game) && game.clock !== null;
const has_moves = (game: GameState) => game.moves.length > 0;
const always = () => true;
const in_phase = (phase: string) => (game: GameState) =>
  goes_on(game) && game.adjournment?.phase === phase;

export const act_kinds: readonly ActKind[] = [
  {
    event: "pause",
    law: "6.11.1",
    group: "clock",
    makes_sense: (game) => goes_on(game) && game.interruption === null,
    fields: [reason],
  },
  {
    event: "resume",
    law: "6.11.3",
    group: "clock",
    makes_sense: (game) =>
      goes_on(game) && game.interruption !== null && game.adjournment?.phase !== "adjourned",
    fields: [],
  },
  {
    event: "start",
    law: "6.6",
    group: "clock",
    makes_sense: (game) => is_timed(game) && !has_moves(game) && game.clock?.running === null,
    fields: [],
  },
  {
    event: "add_time",
    law: "12.5",
    group: "clock",
    makes_sense: is_timed,
    fields: [white_or_black, { name: "time", kind: "time" }, reason],
  },
  {
    event: "set_clocks",
    law: "6.10",
    group: "clock",
    makes_sense: is_timed,
    fields: [
      { name: "white", kind: "time" },
      { name: "black", kind: "time" },
      { name: "white_moves", kind: "number", optional: true },
      { name: "black_moves", kind: "number", optional: true },
      reason,
    ],
  },
  {
    event: "correct_time",
    law: "6.10.2",
    group: "clock",
    makes_sense: is_timed,
    fields: [{ name: "time", kind: "text" }, { name: "for_schedule", kind: "flag" }, reason],
  },
  {
    event: "restore",
    law: "7.1",
    group: "board",
    makes_sense: has_moves,
    fields: [{ name: "plies", kind: "ply" }, reason],
  },
  {
    event: "offence",
    law: "7.5",
    group: "board",
    makes_sense: has_moves,
    fields: [
      { name: "by", kind: "side" },
      {
        name: "article",
        kind: "choice",
        options: [{ value: "7.5.1" }, { value: "7.5.2" }, { value: "7.5.3" }, { value: "7.5.4" }],
      },
      {
        name: "plies",
        kind: "ply",
        optional: true,
      },
    ],
  },
  {
    event: "excuse_touch",
    law: "4.2.2",
    group: "board",
    makes_sense: goes_on,
    fields: [reason],
  },
  {
    event: "turn_board",
    law: "7.2.2",
    group: "board",
    makes_sense: goes_on,
    fields: [],
  },
  {
    event: "reversed_colors",
    law: "7.3",
    group: "board",
    makes_sense: goes_on,
    fields: [],
  },
  {
    event: "penalty",
    law: "12.9",
    group: "rulings",
    makes_sense: always,
    fields: [
      white_or_black,
      {
        name: "penalty",
        kind: "choice",
        options: [
          { value: "warning" },
          { value: "points_raised" },
          { value: "points_reduced" },
          { value: "game_lost" },
          { value: "fine" },
          { value: "round_exclusion" },
          { value: "expulsion" },
        ],
      },
      reason,
    ],
  },
  {
    event: "permit_draw",
    law: "9.1.1",
    group: "rulings",
    makes_sense: goes_on,
    fields: [reason],
  },
  {
    event: "rule_absence",
    law: "6.7.1",
    group: "rulings",
    makes_sense: goes_on,
    fields: [white_or_black],
  },
  {
    event: "quota_unproven",
    law: "8.6",
    group: "rulings",
    makes_sense: is_timed,
    fields: [white_or_black],
  },
  {
    event: "rule_increment",
    law: "III.4",
    group: "rulings",
    makes_sense: (game) => game.requests.some(({ what }) => what === "increment"),
    fields: [
      {
        name: "granted",
        kind: "ruling",
      },
    ],
  },
  {
    event: "rule_normal_means",
    law: "III.5",
    group: "rulings",
    makes_sense: (game) => game.requests.some(({ what }) => what === "normal_means"),
    fields: [
      { name: "by", kind: "side" },
      {
        name: "decision",
        kind: "choice",
        options: [
          { value: "agreed" },
          { value: "postponed" },
          { value: "rejected" },
          { value: "delay_clock", needs: "delay_clock" },
        ],
      },
    ],
  },
  {
    event: "rule_winnability",
    law: "6.9",
    group: "rulings",
    makes_sense: (game) => game.end?.undecided === true,
    fields: [
      {
        name: "can_mate",
        kind: "ruling",
      },
    ],
  },
  {
    event: "declare_result",
    law: "11.7",
    group: "result",
    makes_sense: always,
    fields: [
      {
        name: "result",
        kind: "choice",
        options: [
          { value: "1-0" },
          { value: "0-1" },
          { value: "1/2-1/2" },
          { value: "0-0" },
          { value: "1/2-0" },
          { value: "0-1/2" },
        ],
      },
      article,
      reason,
    ],
  },
  {
    event: "annul_ending",
    law: "0.2",
    group: "result",
    makes_sense: is_over,
    fields: [reason],
  },
  {
    event: "annul_game",
    law: "7.2.1",
    group: "result",
    makes_sense: always,
    fields: [article, reason],
  },
  {
    event: "decide_appeal",
    law: "11.10",
    group: "result",
    makes_sense: (game) => game.appeal,
    fields: [reason],
  },
  {
    event: "order_sealing",
    law: "I.1.1",
    group: "adjournment",
    makes_sense: (game) =>
      goes_on(game) && game.adjournment === null && game.interruption === null && has_moves(game),
    fields: [{ name: "charged", kind: "time" }],
  },
  {
    event: "adjourn",
    law: "I.2",
    group: "adjournment",
    makes_sense: in_phase("sealing"),
    fields: [{ name: "resumption", kind: "text" }],
  },
  {
    event: "resume_session",
    law: "I.5",
    group: "adjournment",
    makes_sense: in_phase("adjourned"),
    fields: [],
  },
  {
    event: "open_envelope",
    law: "I.7",
    group: "adjournment",
    makes_sense: in_phase("resumed"),
    fields: [],
  },
  {
    event: "lose_envelope",
    law: "I.12.1",
    group: "adjournment",
    makes_sense: in_phase("resumed"),
    fields: [{ name: "text", kind: "text" }],
  },
  {
    event: "note",
    law: "12.7",
    group: "record",
    makes_sense: always,
    fields: [{ name: "text", kind: "text" }],
  },
  {
    event: "arbiter",
    law: "12.1",
    group: "record",
    makes_sense: always,
    fields: [{ name: "name", kind: "text" }],
  },
  {
    event: "draw_colors",
    law: "6.1",
    group: "record",
    makes_sense: (game) => goes_on(game) && !has_moves(game),
    fields: [],
  },
];
