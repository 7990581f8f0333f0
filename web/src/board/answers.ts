// What is answered to a question about the game, for ears. It is loaded by whoever asks.

import { attackers } from "../chess/attackers.ts";
import { balance, captured } from "../chess/captured.ts";
import { castling_wing, is_capture, type Wing } from "../chess/choices.ts";
import { diagonals, is_dark, straight_lines, type Line } from "../chess/lines.ts";
import {
  color_of,
  full_move_of,
  read_placement,
  role_of,
  turn_of,
  type Placement,
} from "../chess/placement.ts";
import type { Color, Square } from "../protocol/types.ts";
import { capital, man_name, spelled, square_words } from "../words/game.ts";
import { words } from "../words/index.ts";
import { later } from "../words/later.ts";
import type { Question } from "./keys.ts";
import { told_ply, type History, type Seen } from "./seen.ts";

const { answers } = later;
const colors = ["white", "black"] as const;

// Those questions that the position and its history answer; the others are done, not told.
export type Told = Extract<
  Question,
  | "square"
  | "last"
  | "taken"
  | "moves"
  | "captures"
  | "turn"
  | "opening"
  | "material"
  | "attackers"
  | "lines"
  | "diagonals"
  | "color"
>;

export function answer(seen: Seen<History>, question: Told, square: Square): string {
  const { game, fen, moves, choices } = seen;
  const men = read_placement(fen);
  const { check } = moves.at(-1) ?? game.start;
  switch (question) {
    case "square": {
      const marks = square === check ? [words.chess.marks.in_check] : [];
      return capital(square_words(square, men.get(square), marks));
    }
    case "last":
      return told_ply(seen, moves.length);
    case "taken": {
      const taken = captured(game.start.fen, moves);
      return colors.map((color) => answers.taken(color, taken[color].map(man_name))).join(" ");
    }
    case "moves":
    case "captures": {
      const man = men.get(square);
      if (man === undefined) return words.board.nobody_on(spelled(square));
      if (choices === null) return answers.not_now;
      if (game.end) return answers.over;
      const only_captures = question === "captures";
      const goals = new Set<Square>();
      const castles = new Set<Wing>();
      for (const move of choices.filter((move) => move.startsWith(square))) {
        const goal = move.slice(2, 4);
        // A premove onto one's own rook may be meant for when he is gone.
        const is_clear = men.get(goal)?.endsWith("r") !== true || game.legal?.includes(move);
        const wing = is_clear ? castling_wing(men, move) : null;
        if (only_captures && !is_capture(men, square, goal)) continue;
        if (wing === null) goals.add(goal);
        else castles.add(wing);
      }
      const seen = Array.from(goals, spelled);
      const [side, role, at, turn] = [color_of(man), role_of(man), spelled(square), turn_of(fen)];
      if (side !== turn && goals.size + castles.size === 0)
        return answers.off_turn(turn, side, role, at);
      const told = answers.goals(side, role, at, seen, [...castles], only_captures);
      return side === turn ? told : answers.as_premove(told);
    }
    case "turn":
      return answers.turn(turn_of(fen), full_move_of(fen), check !== null);
    case "opening":
      return answers.opening(game.opening);
    case "material": {
      const ahead = balance(men).white;
      const color: Color = ahead < 0 ? "black" : "white";
      return ahead === 0 ? answers.equal : answers.ahead(color, Math.abs(ahead));
    }
    case "attackers": {
      const from = attackers(men, square);
      const of = (color: Color) =>
        from
          .filter((at) => color_of(men.get(at) ?? "") === color)
          .map((at) => square_words(at, men.get(at), []));
      // Who threatens the man there comes before who covers him.
      const man = men.get(square);
      const order = man !== undefined && color_of(man) === "white" ? colors.toReversed() : colors;
      return order.map((color) => answers.attackers(spelled(square), color, of(color))).join(" ");
    }
    case "lines":
      return scanned(straight_lines(square), men);
    case "diagonals":
      return scanned(diagonals(square), men);
    case "color":
      return capital(answers.color(spelled(square), is_dark(square)));
  }
}

// Who stands on each line, in its order.
export function scanned(lines: readonly Line[], men: Placement): string {
  return lines
    .map(({ kind, squares }) => {
      const [first = "", last = ""] = [squares[0], squares.at(-1)];
      const taken = squares.filter((square) => men.has(square));
      const told = taken.map((square) => square_words(square, men.get(square), []));
      return answers.line(kind, spelled(first), spelled(last), told);
    })
    .join(" ");
}
