// How old the server's last word about the times is, and the warning when a player's own time runs
// low.

import { times_left } from "../chess/clock.ts";
import type { Clock, Color, GameState } from "../protocol/types.ts";
import { LowTime } from "./low_time.ts";
import type { Later } from "./own_move.svelte.ts";

interface Time {
  now(): number;
  later: Later;
  // How many milliseconds before the flag falls the player wants to be warned first.
  warns_from(): number;
  // So many milliseconds before the flag falls.
  warn(mark: number): void;
}

export class ClockWatch {
  // When it came, as `now` counts.
  told_at = $state.raw(0);
  private readonly low_time = new LowTime();
  private stop_warning: () => void = () => undefined;

  constructor(private readonly time: Time) {}

  told(): void {
    this.told_at = this.time.now();
  }

  elapsed(): number {
    return this.time.now() - this.told_at;
  }

  // As it stood when the game ended; the way here may have hidden the last tenth of a second.
  stopped(clock: Clock, has_run_out: boolean): Clock {
    const left = times_left(clock, this.elapsed());
    if (has_run_out && clock.running !== null) left[clock.running] = 0;
    return { ...clock, left, running: null };
  }

  // Whoever has one seat is told when his own time runs low.
  warn_later(game: GameState | null): void {
    this.stop();
    const own = game?.you.length === 1 ? game.you[0] : undefined;
    if (!game?.clock || own === undefined || game.end !== null) return;
    if (game.clock.running === own) this.wait_for_next(game.clock, own);
  }

  stop(): void {
    this.stop_warning();
  }

  private wait_for_next(clock: Clock, own: Color): void {
    const left = times_left(clock, this.elapsed())[own];
    const mark = this.low_time.next(left, this.time.warns_from());
    if (mark === null) return;
    this.stop_warning = this.time.later(left - mark, () => {
      this.low_time.warned(mark);
      // He may want none by now.
      if (mark <= this.time.warns_from()) this.time.warn(mark);
      this.wait_for_next(clock, own);
    });
  }
}
