import type Ask from "../../src/ui/Ask.svelte";
import type ClockFace from "../../src/ui/Clock.svelte";
import type Confirm from "../../src/ui/Confirm.svelte";
import type Dialog from "../../src/ui/Dialog.svelte";
import type Icon from "../../src/ui/Icon.svelte";
import type Keys from "../../src/ui/Keys.svelte";
import type Menu from "../../src/ui/Menu.svelte";
import type Moves from "../../src/ui/Moves.svelte";
import type NameField from "../../src/ui/NameField.svelte";
import type Piece from "../../src/ui/Piece.svelte";
import type Sheet from "../../src/ui/Sheet.svelte";
import type Strip from "../../src/ui/Strip.svelte";
import type TableLayout from "../../src/ui/TableLayout.svelte";
import type Variations from "../../src/ui/Variations.svelte";
import { tree_of } from "../../src/chess/tree.ts";
import type { LiveGame } from "../../src/live/live_game.svelte.ts";
import type { Clock, GameState, Ply } from "../../src/protocol/types.ts";
import { icons, type IconName } from "../../src/ui/icons.ts";
import {
  after_opening,
  at_hand,
  clock,
  ended,
  game,
  long_name,
  opening,
  plies,
  rtl_name,
  start_fen,
  very_many,
} from "../fakes.svelte.ts";
import * as parts from "../Snippets.svelte";
import { press, specimens } from "../specimen.ts";

const day = 24 * 60 * 60;
const ignore = () => undefined;

const shows = (times: Clock, over = false) => ({
  props: () => ({ clock: times, color: "white" as const, clock_at: performance.now(), over }),
});

const clocks = specimens<typeof ClockFace>("ui/Clock.svelte", {
  "at rest": shows(clock(300, 300)),
  running: shows(clock(300, 300, { running: "white" })),
  "hours left": shows(clock(5400, 5400, { running: "white" })),
  "days left": shows(clock(13 * day + 7200, 3 * day)),
  "with a delay": shows(
    clock(120, 120, {
      running: "white",
      delay: 5000,
      counting: "delay",
      left: { white: 125_000, black: 120_000 },
    }),
  ),
  "an hourglass that gains": shows(clock(60, 60, { running: "black", counting: "hourglass" })),
  "low, and not running": shows(clock(15, 15)),
  "low, in tenths": shows(clock(19.9, 60, { running: "white" })),
  "no time left": shows(clock(0, 60, { running: "white" })),
  "its flag has fallen, and all is over": shows(clock(0, 60), true),
});

const beside = { name: "Anna", color: "white" as const };
const rest = clock(300, 297);
const all_men = [..."qrrbbnnpppppppp"].map((letter) => `b${letter}`);

const strips = specimens<typeof Strip>("ui/Strip.svelte", {
  "no more than a name": { props: () => beside },
  "neither colour yet": { props: () => ({ name: "Computer, level 2", color: null }) },
  "to move, with time": {
    props: () => ({
      ...beside,
      is_to_move: true,
      clock: clock(300, 297, { running: "white" }),
      clock_at: performance.now(),
    }),
  },
  away: { props: () => ({ ...beside, color: "black", is_away: true, clock: rest }) },
  "has taken some": {
    props: () => ({ ...beside, taken: ["br", "bn", "bp"], ahead: 4, clock: rest }),
  },
  "has taken nothing, and leads": { props: () => ({ ...beside, ahead: 12, clock: rest }) },
  "has taken all": { props: () => ({ ...beside, taken: all_men, ahead: 39, clock: rest }) },
  "a long name": { props: () => ({ ...beside, name: long_name, clock: rest }) },
  "a name from right to left": {
    props: () => ({ ...beside, color: "black", name: rtl_name, clock: rest }),
  },
  "a long name, away, with all men and days": {
    props: () => ({
      color: "black",
      name: long_name,
      is_away: true,
      taken: all_men.map((man) => `w${man[1]}`),
      ahead: 39,
      clock: clock(3 * day, 13 * day),
    }),
  },
  "of a game that is over": {
    props: () => ({ ...beside, clock: clock(0, 60), is_over: true }),
  },
});

const lists = (state: Partial<GameState> = {}, happens?: (live: LiveGame) => void) => ({
  props: () => {
    const { live } = at_hand(game(state), happens);
    return {
      start: live.game?.start.fen ?? start_fen,
      tree: live.looking.tree,
      shown: live.shown,
      is_live: live.is_live,
      is_at_end: live.looking.is_at_end,
      look_along: ignore,
      step: ignore,
      stay: ignore,
    };
  },
});
// Beside a board, and below one.
const beside_board = { width: 640, height: 500, fills: true } as const;
const below_board = { height: 240, fills: true } as const;
const black_first = "4k3/8/8/8/8/8/8/4K2R b K - 0 40";
const long_moves = plies("1n2k3/P6p/8/8/8/8/8/4K3 w - - 0 98", [
  "a7b8q axb8=Q+",
  "e8f7 Kf7",
  "b8h8 Qbxh8#",
]);

const could_mate = after_opening([
  "f3e5 Ne5",
  "f6e4 Ne4",
  "e5d3 Nd3",
  "e4f2 Nxf2",
  "e1f2 Kxf2",
  "e7e5 e5",
  "d3e5 Nxe5",
  "a5c3 Qxc3#",
]);
const with_a_mate: Partial<GameState> = {
  end: ended({
    proofs: [{ side: "black", can_mate: true, kind: "helpmate", moves: could_mate }],
  }),
};

const moves = specimens<typeof Moves>("ui/Moves.svelte", {
  none: { ...lists({ moves: [] }), ...below_board },
  one: { ...lists({ moves: opening.slice(0, 1) }), ...below_board },
  "some, below a board": { ...lists(), ...below_board },
  "some, beside a board": { ...lists(), ...beside_board },
  "an earlier one is looked at": { ...lists({}, (live) => live.look_at(4)), ...beside_board },
  "at the start": { ...lists({}, (live) => live.look_at(0)), ...below_board },
  "very many, below a board": { ...lists({ moves: very_many }), ...below_board },
  "very many, beside a board": { ...lists({ moves: very_many }), ...beside_board },
  "Black began": {
    ...lists({
      start: { fen: black_first, check: null },
      moves: plies(black_first, ["e8e7 Ke7", "e1g1 O-O", "e7e6 Ke6"]),
    }),
    ...below_board,
  },
  "long ones with high numbers": {
    ...lists({
      start: { fen: "1n2k3/P6p/8/8/8/8/8/4K3 w - - 0 98", check: null },
      moves: long_moves,
    }),
    ...below_board,
  },
  "a line that was not played, below a board": {
    ...lists(with_a_mate, (live) => {
      live.show_line(could_mate);
      live.look_at(live.plies);
    }),
    ...below_board,
  },
  "a draw was claimed with a move": {
    ...lists({
      end: ended({ result: "1/2-1/2", claimed: could_mate[0] as Ply }),
    }),
    ...below_board,
  },
  "it is looked at, beside a board": {
    ...lists(with_a_mate, (live) => live.show_line(could_mate)),
    ...beside_board,
  },
});

const away = plies(opening[3]?.fen ?? start_fen, ["d2d4 d4", "g8f6 Nf6", "g1f3 Nf3"]);
const variations = specimens<typeof Variations>("ui/Variations.svelte", {
  "a line that leaves the game": {
    props: () => ({
      start: start_fen,
      trunk: opening,
      lines: tree_of(opening, [[...opening.slice(0, 4), ...away]]).branches,
      shown: [...opening.slice(0, 4), ...away],
      stop: [...opening.slice(0, 4), ...away],
      look_along: ignore,
    }),
  },
});

const question = { height: 320 };
const questions = [
  ...specimens<typeof Ask>("ui/Ask.svelte", {
    "asks for a few words": {
      ...question,
      props: () => ({
        title: "Call the arbiter",
        label: "What is it about? (Law 6.11.2)",
        yes: "Call",
        answer: ignore,
      }),
    },
  }),
  ...specimens<typeof Confirm>("ui/Confirm.svelte", {
    "a grave question": {
      ...question,
      props: () => ({ title: "Resign this game?", yes: "Resign", answer: ignore }),
    },
    "a long one": {
      ...question,
      props: () => ({
        title: `Does ${long_name} resign this game?`,
        yes: "Resign",
        answer: ignore,
      }),
    },
  }),
  ...specimens<typeof Dialog>("ui/Dialog.svelte", {
    "with something to say": {
      ...question,
      props: () => ({ title: "Claim a draw", yes: "Claim", answer: ignore, children: parts.few }),
    },
  }),
  ...specimens<typeof Keys>("ui/Keys.svelte", {
    "all keys": { height: 640, props: () => ({ close: ignore }) },
  }),
  ...specimens<typeof Sheet>("ui/Sheet.svelte", {
    "with little in it": {
      ...question,
      props: () => ({ title: "Settings", close: ignore, children: parts.few }),
    },
    "with more than fits": {
      height: 480,
      props: () => ({ title: "Settings", close: ignore, children: parts.many }),
    },
  }),
];

const menus = specimens<typeof Menu>("ui/Menu.svelte", {
  closed: {
    props: () => ({ name: "More", face: parts.menu_face, children: parts.menu_items }),
  },
  open: {
    height: 260,
    props: () => ({ name: "More", face: parts.menu_face, children: parts.menu_items }),
    then: press("button"),
  },
});

const room = { name: "The game", ...parts, actions: parts.deeds };
const shape = (shape: "fits" | "desk" | "grows", width: number, height: number) => ({
  width,
  height,
  fills: true as const,
  props: () => ({ ...room, shape }),
});
const layouts = specimens<typeof TableLayout>("ui/TableLayout.svelte", {
  "all within the window": shape("fits", 900, 560),
  "all within the window, upright": shape("fits", 360, 740),
  "all within the window, a phone on its side": shape("fits", 844, 390),
  "with a desk, upright": shape("desk", 360, 740),
  "goes on below, upright": shape("grows", 360, 740),
  "goes on below": shape("grows", 900, 560),
});

const men = [..."kqrbnp"].flatMap((role) => [{ man: `w${role}` }, { man: `b${role}` }]);

export const ui = [
  ...clocks,
  ...strips,
  ...moves,
  ...variations,
  ...questions,
  ...menus,
  ...layouts,
  ...specimens<typeof Icon>("ui/Icon.svelte", {
    all: { props: () => Object.keys(icons).map((name) => ({ name: name as IconName })) },
  }),
  ...specimens<typeof NameField>("ui/NameField.svelte", {
    "to be said": { props: () => ({}) },
    "that may be left out": { props: () => ({ is_optional: true }) },
  }),
  ...specimens<typeof Piece>("ui/Piece.svelte", {
    "all, classic": { look: { men: "classic" }, props: () => men },
    "all, plain": { look: { men: "plain" }, props: () => men },
  }),
];
