// A line of moves that was not played, such as the mate that was still possible, shown from a
// position of the game.

import { played, read_placement, write_placement } from "../chess/placement.ts";
import type { Uci } from "../protocol/types.ts";

export class SideLine {
  readonly moves: readonly Uci[];
  // How many of them the board shows.
  at = $state(0);
  private readonly positions: readonly string[];

  constructor(fen: string, moves: readonly Uci[]) {
    this.moves = moves;
    const positions = [fen];
    for (const move of moves) positions.push(after(positions.at(-1) ?? fen, move));
    this.positions = positions;
  }

  readonly fen = $derived.by(() => this.fen_before(this.at));
  readonly last_move = $derived.by(() => this.moves[this.at - 1] ?? null);

  fen_before(at: number): string {
    return this.positions[at] ?? this.positions[0] ?? "";
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.moves.length);
  }
}

// What is asked of these positions is who stands where and who moves; castling and the clock of
// fifty moves are left as they were.
function after(fen: string, move: Uci): string {
  const [, turn, castling, , halves, full] = fen.split(" ");
  const men = write_placement(played(read_placement(fen), move));
  const number = Number(full ?? 1) + (turn === "b" ? 1 : 0);
  return `${men} ${turn === "w" ? "b" : "w"} ${castling ?? "-"} - ${halves ?? 0} ${number}`;
}
