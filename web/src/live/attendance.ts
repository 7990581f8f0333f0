// Who of the players is there: an open seat, and which of the others are away, as far as it was
// told.

import type { Color, GameState } from "../protocol/types.ts";
import type { Later } from "./own_move.svelte.ts";

// A page that is loaded again is away for a moment only.
const away_after = 3000;
const colors = ["white", "black"] as const;

// Does somebody's seat wait for who is to play?
export function has_open_seat({ players }: GameState): boolean {
  return colors.some((color) => players[color].kind === "open");
}

// Does one wait for anybody who comes, and not for who was invited with a key?
export function has_seat_for_anybody({ players }: GameState): boolean {
  return colors.some((color) => players[color].kind === "open" && !players[color].invited);
}

export class Attendance {
  // People who have a seat, and are not at this page.
  private others: readonly Color[] = [];
  private readonly away = new Set<Color>();
  private readonly leaving = new Map<Color, () => void>();

  constructor(
    private readonly later: Later,
    private readonly tell: (side: Color, here: boolean) => void,
  ) {}

  // How it stands, which is told elsewhere.
  begin({ players, you, moves }: GameState): void {
    this.stop();
    this.others = colors.filter(
      (color) => players[color].kind === "person" && !you.includes(color),
    );
    for (const color of colors) {
      if (!this.others.includes(color) || players[color].here) this.away.delete(color);
      // Where nothing was played yet he may just be coming.
      else if (moves.length > 0) this.away.add(color);
      else if (!this.away.has(color)) this.leave_later(color);
    }
  }

  changed(side: Color, here: boolean): void {
    this.leaving.get(side)?.();
    this.leaving.delete(side);
    if (!this.others.includes(side)) return;
    if (here && this.away.delete(side)) this.tell(side, true);
    if (here || this.away.has(side)) return;
    this.leave_later(side);
  }

  private leave_later(side: Color): void {
    const leave = () => {
      this.away.add(side);
      this.tell(side, false);
    };
    this.leaving.set(side, this.later(away_after, leave));
  }

  // Nothing is known any more of who leaves.
  stop(): void {
    for (const stop of this.leaving.values()) stop();
    this.leaving.clear();
  }
}
