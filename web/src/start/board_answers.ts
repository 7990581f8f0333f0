// What is answered to a question at the first page's board: all that the position tells, while of
// a game there is nothing to tell yet.

import { answer } from "../board/answers.ts";
import type { Question } from "../board/keys.ts";
import type { Square, Uci } from "../protocol/types.ts";
import { words } from "../words/index.ts";

interface Shown {
  fen: string;
  // What the men may do there; null where only the server knows.
  choices: readonly Uci[] | null;
}

export type Asked = Exclude<Question, "again" | "flip" | "keys">;

export function answer_before_game(
  question: Asked,
  square: Square,
  { fen, choices }: Shown,
): string {
  switch (question) {
    case "times":
    case "opening":
    case "entry":
    case "back":
    case "forward":
      return words.start.not_begun;
    default: {
      const is_of_moves = question === "moves" || question === "captures";
      if (is_of_moves && choices === null) return words.start.not_begun;
      const game = { start: { fen, check: null }, opening: null };
      return answer({ game, fen, moves: [], choices }, question, square);
    }
  }
}
