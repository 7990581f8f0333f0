// What a board shows and what a hand may do on it. Whoever has a board says this; the board knows
// of no game, server or player, so it can be a game at the table, a lesson or a picture.

import type { Color, Square, Uci } from "../protocol/types.ts";
import type { Question } from "./keys.ts";

export interface BoardView {
  fen: string;
  // Who sits below.
  orientation: Color;
  // The men are there for keys, ears and hands, and hidden from the eyes.
  is_blindfold: boolean;
  last_move: Uci | null;
  // The king that is in check.
  check: Square | null;
  // Where moves that are laid out ahead begin and end.
  planned: readonly Square[];
  // What explains a refusal.
  why: readonly Square[];
  // Whose men a hand may take up, and what each may do; both empty on a board to look at.
  movable: readonly Color[];
  legal: readonly Uci[];
  // The moves of a pawn on the last rank that wait for the new man's name; null where none waits.
  promotions: readonly Uci[] | null;
}

// What a hand did. Any of it may be left out.
export interface BoardHands {
  // A movable man was carried from one square to another, legal or not.
  on_move?: (from: Square, to: Square) => void;
  // One of the promotions was chosen, or the pawn taken back.
  on_promote?: (move: Uci | null) => void;
  // Left or right was pressed by who has come to the board with a pointer: one move back or on.
  on_step?: (by: number) => void;
  // What was begun or laid out is taken back.
  on_cancel?: () => void;
  // A key asked something, with that square in focus.
  on_ask?: (question: Question, square: Square) => void;
  // By keys, what somebody drew or rubbed out, or began to draw.
  on_drawn?: (told: string) => void;
  // Something else begins; what was said before may go.
  on_touch?: () => void;
  // A key would lead beyond the edge.
  on_edge?: () => void;
  // What was pressed is nothing to take up.
  on_stuck?: (square: Square) => void;
}

export function empty_board(orientation: Color): BoardView {
  return {
    fen: "8/8/8/8/8/8/8/8 w - - 0 1",
    orientation,
    is_blindfold: false,
    last_move: null,
    check: null,
    planned: [],
    why: [],
    movable: [],
    legal: [],
    promotions: null,
  };
}
