// The usual start, and the twenty moves with which White may begin (Law 2.3, Law 3).

import type { Uci } from "../protocol/types.ts";

export const start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export const first_moves: readonly Uci[] = [
  ...[..."abcdefgh"].flatMap((file) => [`${file}2${file}3`, `${file}2${file}4`]),
  "b1a3",
  "b1c3",
  "g1f3",
  "g1h3",
];
