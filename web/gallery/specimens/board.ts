import type Board from "../../src/board/Board.svelte";
import type Promotion from "../../src/board/Promotion.svelte";
import type Thumbnail from "../../src/board/Thumbnail.svelte";
import { empty_board, type BoardView } from "../../src/board/view.ts";
import { first_moves } from "../../src/chess/first_moves.ts";
import { choices } from "../../src/settings/choices.ts";
import { opening, start_fen } from "../fakes.svelte.ts";
import { press, specimens, type State } from "../specimen.ts";

const at = opening.at(-1)?.fen ?? start_fen;
const mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const about_to_promote = "3r4/4P3/8/8/8/8/k7/6K1 w - - 0 1";
const promotions = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];

interface Shown {
  view: BoardView;
  labelledby: string;
}

const view = (part: Partial<BoardView>, state: Partial<State<Shown>> = {}): State<Shown> => ({
  ...state,
  props: () => ({ view: { ...empty_board("white"), ...part }, labelledby: "specimen" }),
});

// An arrow and two circles, drawn by keys.
function drawings(place: HTMLElement): void {
  for (const [square, key] of Object.entries({ f3: "H", e5: "H", g4: "h", a5: "h" }))
    place
      .querySelector(`[data-square=${square}]`)
      ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

const boards: Record<string, State<Shown>> = {
  empty: view({}),
  "before the first move": view({ fen: start_fen, movable: ["white"], legal: first_moves }),
  "a last move": view({ fen: at, last_move: "c8g4" }),
  "Black sits below": view({ fen: at, last_move: "c8g4", orientation: "black" }),
  "check, and mate": view({ fen: mated, last_move: "d8h4", check: "e1" }),
  "a man is chosen": view(
    {
      fen: at,
      last_move: "c8g4",
      movable: ["white"],
      legal: ["f3e5", "f3d2", "f3g1", "f3h4", "f3g5"],
    },
    { then: press("[data-square=f3]") },
  ),
  "a man is chosen that can take": view(
    { fen: at, movable: ["black"], legal: ["g4f3", "g4h3", "g4h5", "g4f5", "g4e6"] },
    { then: press("[data-square=g4]") },
  ),
  "moves that are laid out": view({
    fen: at,
    movable: ["white"],
    planned: ["f1", "e2", "c1", "d2", "e1", "g1"],
  }),
  "a refusal, with its squares": view({ fen: at, why: ["c3", "e1", "a5"] }),
  "arrows and circles": view({ fen: at, last_move: "c8g4" }, { then: drawings }),
  blindfold: view({ fen: at, last_move: "c8g4", is_blindfold: true }),
  "a promotion": view(
    { fen: about_to_promote, movable: ["white"], legal: promotions, promotions },
    { height: 416 },
  ),
};
const looks = choices.board.flatMap((board) =>
  choices.men.map((men): [string, State<Shown>] => [
    `${board} with ${men} men`,
    view({ fen: at, last_move: "c8g4", check: "e1" }, { look: { board, men } }),
  ]),
);

const choosing = (color: "white" | "black", moves: string[]) => ({
  height: 416,
  props: () => ({
    moves,
    color,
    goal: () => document.getElementById("specimen"),
    choose: () => undefined,
  }),
});

const small = { width: 120 };

export const board = [
  ...specimens<typeof Board>("board/Board.svelte", { ...boards, ...Object.fromEntries(looks) }),
  ...specimens<typeof Promotion>("board/Promotion.svelte", {
    "for White": { ...choosing("white", promotions), width: 80 },
    "for Black": {
      ...choosing("black", ["e2e1q", "e2e1r", "e2e1b", "e2e1n"]),
      width: 80,
    },
  }),
  ...specimens<typeof Thumbnail>("board/Thumbnail.svelte", {
    "from White's side": {
      ...small,
      props: () => ({ fen: at, orientation: "white", last_move: "c8g4" }),
    },
    "from Black's side": {
      ...small,
      props: () => ({ fen: at, orientation: "black", last_move: null }),
    },
  }),
];
