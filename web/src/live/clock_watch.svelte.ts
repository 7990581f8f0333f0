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
  warn(mark: number, side: Color): void;
}

export class ClockWatch {
  // When it came, as `now` counts.
  told_at = $state.raw(0);
  private readonly low_time = { white: new LowTime(), black: new LowTime() };
  private stop_warning: () => void = () => undefined;

  constructor(private readonly time: Time) {}

  // So many milliseconds ago.
  told(ago = 0): void {
    this.told_at = this.time.now() - ago;
  }

  elapsed(): number {
    return this.time.now() - this.told_at;
  }

  // As it stood when the game ended, so many milliseconds ago. The way here may have hidden the
  // last tenth of a second.
  stopped(clock: Clock, has_run_out: boolean, ago: number): Clock {
    const left = times_left(clock, Math.max(0, this.elapsed() - ago));
    if (has_run_out && clock.running !== null) left[clock.running] = 0;
    return { ...clock, left, running: null };
  }

  // Whoever has one seat is told when his own time runs low; two at one screen, whoever's runs.
  warn_later(game: GameState | null): void {
    this.stop();
    if (!game?.clock || game.end !== null) return;
    const { running } = game.clock;
    if (running !== null && game.you.includes(running)) this.wait_for_next(game.clock, running);
  }

  stop(): void {
    this.stop_warning();
  }

  private wait_for_next(clock: Clock, own: Color): void {
    const left = times_left(clock, this.elapsed())[own];
    const mark = this.low_time[own].next(left, this.time.warns_from());
    if (mark === null) return;
    this.stop_warning = this.time.later(left - mark, () => {
      this.low_time[own].warned(mark);
      // He may want none by now.
      if (mark <= this.time.warns_from()) this.time.warn(mark, own);
      this.wait_for_next(clock, own);
    });
  }
}
