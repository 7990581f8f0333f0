// What is answered to a question about the game, for ears.

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
import type { Color, GameState, Ply, Square, Uci } from "../protocol/types.ts";
import {
  capital,
  man_name,
  move_words,
  spelled,
  square_words,
  told_of_number,
} from "../words/game.ts";
import { words } from "../words/index.ts";
import type { Question } from "./keys.ts";

const { answers } = words;
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

// As much of a game as is asked about.
export type History = Pick<GameState, "start" | "opening"> &
  Partial<Pick<GameState, "end" | "legal">>;

export interface Seen<Game extends History = GameState> {
  game: Game;
  // The position shown, and the moves that lead to it.
  fen: string;
  moves: readonly Ply[];
  // What the men of the side to move may do there, and the others as premoves; null where that is
  // not known.
  choices: readonly Uci[] | null;
}

// As much of a game on the page as is asked about.
interface Watched {
  game: GameState | null;
  // With what is laid out; with what is on its way alone.
  fen: string;
  men: Placement;
  fen_played: string;
  shown: readonly Ply[];
  is_live: boolean;
  plans: boolean;
  choices: readonly Uci[];
}

// What is known of the game as it stands, or at the move that is looked at. Where the moves of a
// man are asked for who is laid out now, it is of the board on which he would be.
export function seen_by(live: Watched, moves_of: Square | null): Seen | null {
  const { game, shown: moves } = live;
  if (game === null) return null;
  const man = moves_of === null ? undefined : live.men.get(moves_of);
  if (live.plans && man !== undefined && game.you.includes(color_of(man)))
    return { game, moves, fen: live.fen, choices: live.choices };
  return { game, moves, fen: live.fen_played, choices: live.is_live ? game.legal : null };
}

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
      if (man === undefined) return answers.nobody_on(spelled(square));
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

// The move that led to that ply.
export function told_ply(
  { game, moves }: Pick<Seen<History>, "game" | "moves">,
  ply: number,
): string {
  const move = moves[ply - 1];
  if (move === undefined) return answers.no_move;
  const before = ply < 2 ? game.start.fen : (moves[ply - 2]?.fen ?? game.start.fen);
  const done = move_words(move.s, move.u, read_placement(before));
  return told_of_number(full_move_of(before), turn_of(before), done);
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
