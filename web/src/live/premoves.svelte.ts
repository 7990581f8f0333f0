// Moves laid out for when the opponent has moved.

import { meant } from "../chess/choices.ts";
import type { Placement } from "../chess/placement.ts";
import type { Uci } from "../protocol/types.ts";

const most = 20;

export class Premoves {
  list = $state.raw<readonly Uci[]>([]);

  // False where there are enough.
  lay_out(move: Uci): boolean {
    if (this.list.length >= most) return false;
    this.list = [...this.list, move];
    return true;
  }

  // True if there were any.
  clear(): boolean {
    const had_some = this.list.length > 0;
    this.list = [];
    return had_some;
  }

  // Takes the first, as it can be played now; null where it cannot.
  take_first(legal: readonly Uci[], men: Placement): Uci | null {
    const [next, ...rest] = this.list;
    if (next === undefined) return null;
    const fitting = meant(legal, men, next.slice(0, 2), next.slice(2, 4));
    const move = fitting.length > 1 ? fitting.find((one) => one === next) : fitting[0];
    if (move === undefined) return null;
    this.list = rest;
    return move;
  }
}
