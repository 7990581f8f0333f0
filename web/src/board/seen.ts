// What whoever looks at the board, or asks about it, has before him.

import {
  color_of,
  full_move_of,
  read_placement,
  turn_of,
  type Placement,
} from "../chess/placement.ts";
import type { GameState, Ply, Square, Uci } from "../protocol/types.ts";
import { move_words, told_of_number } from "../words/game.ts";
import { words } from "../words/index.ts";

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

// The move that led to that ply.
export function told_ply(
  { game, moves }: Pick<Seen<History>, "game" | "moves">,
  ply: number,
): string {
  const move = moves[ply - 1];
  if (move === undefined) return words.board.no_move;
  const before = ply < 2 ? game.start.fen : (moves[ply - 2]?.fen ?? game.start.fen);
  const done = move_words(move.s, move.u, read_placement(before));
  return told_of_number(full_move_of(before), turn_of(before), done);
}
