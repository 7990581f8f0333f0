// What an arbiter can do at the page: the events of docs/game-events.md with what each has to be
// told. The server alone decides whether the Laws allow it; here only what makes no sense is left
// out of the list.

import type { GameState, Rules } from "../protocol/types.ts";

export type Field = { name: string; label: string; optional?: boolean } & (
  | { kind: "side" | "text" | "time" | "ply" | "number" | "flag" }
  // Yes and no are said, never taken for granted.
  | { kind: "ruling"; yes: string; no: string }
  | { kind: "choice"; options: readonly Option[] }
);

export interface Option {
  value: string;
  label: string;
  // Only under these rules.
  rules?: Rules;
}

export interface ActKind {
  event: string;
  title: string;
  law: string;
  group: string;
  makes_sense: (game: GameState) => boolean;
  fields: readonly Field[];
}

const reason: Field = { name: "reason", label: "Reason", kind: "text" };
const white_or_black: Field = { name: "side", label: "Side", kind: "side" };
const article: Field = { name: "article", label: "By which article", kind: "text", optional: true };

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
    title: "Interrupt the game",
    law: "6.11.1",
    group: "Clock",
    makes_sense: (game) => goes_on(game) && game.pause === null,
    fields: [reason],
  },
  {
    event: "resume",
    title: "Let the game go on",
    law: "6.11.3",
    group: "Clock",
    makes_sense: (game) =>
      goes_on(game) && game.pause !== null && game.adjournment?.phase !== "adjourned",
    fields: [],
  },
  {
    event: "start",
    title: "Start White’s clock",
    law: "6.6",
    group: "Clock",
    makes_sense: (game) => is_timed(game) && !has_moves(game) && game.clock?.running === null,
    fields: [],
  },
  {
    event: "add_time",
    title: "Give or take time",
    law: "12.5",
    group: "Clock",
    makes_sense: is_timed,
    fields: [
      white_or_black,
      { name: "time", label: "Time, such as 2:00; -2:00 takes it away", kind: "time" },
      reason,
    ],
  },
  {
    event: "set_clocks",
    title: "Set the clocks",
    law: "6.10",
    group: "Clock",
    makes_sense: is_timed,
    fields: [
      { name: "white", label: "White’s time, such as 1:30:00", kind: "time" },
      { name: "black", label: "Black’s time", kind: "time" },
      { name: "white_moves", label: "Moves White has made", kind: "number", optional: true },
      { name: "black_moves", label: "Moves Black has made", kind: "number", optional: true },
      reason,
    ],
  },
  {
    event: "correct_time",
    title: "Correct the time control",
    law: "6.10.2",
    group: "Clock",
    makes_sense: is_timed,
    fields: [
      { name: "time", label: "What was agreed, such as 90+30", kind: "text" },
      { name: "for_schedule", label: "The event’s schedule needs it (A.5.1.1)", kind: "flag" },
      reason,
    ],
  },
  {
    event: "restore",
    title: "Go back to an earlier position",
    law: "7.1",
    group: "Board",
    makes_sense: has_moves,
    fields: [{ name: "plies", label: "The position after", kind: "ply" }, reason],
  },
  {
    event: "offence",
    title: "Count an illegal move",
    law: "7.5",
    group: "Board",
    makes_sense: has_moves,
    fields: [
      { name: "by", label: "Whose", kind: "side" },
      {
        name: "article",
        label: "What was done",
        kind: "choice",
        options: [
          { value: "7.5.1", label: "An illegal move (7.5.1)" },
          { value: "7.5.2", label: "A pawn left on the last rank (7.5.2)" },
          { value: "7.5.3", label: "The clock pressed without a move (7.5.3)" },
          { value: "7.5.4", label: "Two hands for one move (7.5.4)" },
        ],
      },
      {
        name: "plies",
        label: "The game goes back to the position after",
        kind: "ply",
        optional: true,
      },
    ],
  },
  {
    event: "excuse_touch",
    title: "What was touched binds nobody",
    law: "4.2.2",
    group: "Board",
    makes_sense: goes_on,
    fields: [reason],
  },
  {
    event: "turn_board",
    title: "The board stood turned",
    law: "7.2.2",
    group: "Board",
    makes_sense: goes_on,
    fields: [],
  },
  {
    event: "reversed_colors",
    title: "The players have each other’s colours",
    law: "7.3",
    group: "Board",
    makes_sense: goes_on,
    fields: [],
  },
  {
    event: "penalty",
    title: "Give a penalty",
    law: "12.9",
    group: "Rulings",
    makes_sense: always,
    fields: [
      white_or_black,
      {
        name: "penalty",
        label: "Penalty",
        kind: "choice",
        options: [
          { value: "warning", label: "A warning (12.9.1)" },
          { value: "points_raised", label: "The opponent’s points raised (12.9.4)" },
          { value: "points_reduced", label: "His points reduced (12.9.5)" },
          { value: "game_lost", label: "The game lost (12.9.6)" },
          { value: "fine", label: "A fine (12.9.7)" },
          { value: "round_exclusion", label: "Excluded from rounds (12.9.8)" },
          { value: "expulsion", label: "Expelled (12.9.9)" },
        ],
      },
      reason,
    ],
  },
  {
    event: "permit_draw",
    title: "Permit a draw by agreement",
    law: "9.1.1",
    group: "Rulings",
    makes_sense: goes_on,
    fields: [reason],
  },
  {
    event: "rule_absence",
    title: "A player has not come in time",
    law: "6.7.1",
    group: "Rulings",
    makes_sense: goes_on,
    fields: [white_or_black],
  },
  {
    event: "quota_unproven",
    title: "That the time was overstepped cannot be shown",
    law: "8.6",
    group: "Rulings",
    makes_sense: is_timed,
    fields: [white_or_black],
  },
  {
    event: "rule_increment",
    title: "Rule on five seconds a move",
    law: "III.4",
    group: "Rulings",
    makes_sense: (game) => game.requests.some(({ what }) => what === "increment"),
    fields: [
      {
        name: "granted",
        label: "Ruling",
        kind: "ruling",
        yes: "Granted: five seconds for both, two minutes for the opponent",
        no: "Not granted",
      },
    ],
  },
  {
    event: "rule_normal_means",
    title: "Rule on a claim that there is no win by normal means",
    law: "III.5",
    group: "Rulings",
    makes_sense: (game) => game.requests.some(({ what }) => what === "normal_means"),
    fields: [
      { name: "by", label: "Whose claim", kind: "side" },
      {
        name: "decision",
        label: "Decision",
        kind: "choice",
        options: [
          { value: "agreed", label: "Agreed: the game is drawn" },
          { value: "postponed", label: "Postponed: the game goes on" },
          { value: "rejected", label: "Rejected" },
          { value: "delay_clock", label: "A delay clock (US Chess 14H)", rules: "uscf" },
        ],
      },
    ],
  },
  {
    event: "rule_winnability",
    title: "Rule whether the winner could still mate",
    law: "6.9",
    group: "Rulings",
    makes_sense: (game) => game.end?.undecided === true,
    fields: [
      {
        name: "can_mate",
        label: "Ruling",
        kind: "ruling",
        yes: "He could: the loss stands",
        no: "He could not: a draw",
      },
    ],
  },
  {
    event: "declare_result",
    title: "Declare the result",
    law: "11.7",
    group: "Result",
    makes_sense: always,
    fields: [
      {
        name: "result",
        label: "Result",
        kind: "choice",
        options: [
          { value: "1-0", label: "White wins, 1–0" },
          { value: "0-1", label: "Black wins, 0–1" },
          { value: "1/2-1/2", label: "Draw, ½–½" },
          { value: "0-0", label: "Both lose, 0–0" },
          { value: "1/2-0", label: "White scores half, Black nothing" },
          { value: "0-1/2", label: "Black scores half, White nothing" },
        ],
      },
      article,
      reason,
    ],
  },
  {
    event: "annul_ending",
    title: "The game has not ended",
    law: "0.2",
    group: "Result",
    makes_sense: is_over,
    fields: [reason],
  },
  {
    event: "annul_game",
    title: "The game does not count",
    law: "7.2.1",
    group: "Result",
    makes_sense: always,
    fields: [article, reason],
  },
  {
    event: "decide_appeal",
    title: "Decide the appeal",
    law: "11.10",
    group: "Result",
    makes_sense: (game) => game.appeal,
    fields: [reason],
  },
  {
    event: "order_sealing",
    title: "Have the next move sealed",
    law: "I.1.1",
    group: "Adjournment",
    makes_sense: (game) =>
      goes_on(game) && game.adjournment === null && game.pause === null && has_moves(game),
    fields: [
      { name: "charged", label: "Time of the session charged, 0:00 for none", kind: "time" },
    ],
  },
  {
    event: "adjourn",
    title: "Close the envelope",
    law: "I.2",
    group: "Adjournment",
    makes_sense: in_phase("sealing"),
    fields: [{ name: "resumption", label: "When and where the game goes on", kind: "text" }],
  },
  {
    event: "resume_session",
    title: "Set position and times up again",
    law: "I.5",
    group: "Adjournment",
    makes_sense: in_phase("adjourned"),
    fields: [],
  },
  {
    event: "open_envelope",
    title: "Open the envelope",
    law: "I.7",
    group: "Adjournment",
    makes_sense: in_phase("resumed"),
    fields: [],
  },
  {
    event: "lose_envelope",
    title: "The envelope is missing",
    law: "I.12.1",
    group: "Adjournment",
    makes_sense: in_phase("resumed"),
    fields: [{ name: "text", label: "The move that its player says he sealed", kind: "text" }],
  },
  {
    event: "note",
    title: "Write a note",
    law: "12.7",
    group: "Record",
    makes_sense: always,
    fields: [{ name: "text", label: "Note", kind: "text" }],
  },
  {
    event: "arbiter",
    title: "Say who acts from now on",
    law: "12.1",
    group: "Record",
    makes_sense: always,
    fields: [{ name: "name", label: "Arbiter’s name", kind: "text" }],
  },
  {
    event: "draw_colors",
    title: "Colours were drawn by lot",
    law: "6.1",
    group: "Record",
    makes_sense: (game) => goes_on(game) && !has_moves(game),
    fields: [],
  },
];
