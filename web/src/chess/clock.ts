// What a clock shows some time after the server said how it stands. The server alone knows when a
// flag has fallen; here the time only stops at zero.

import type { Clock, Color, GameState } from "../protocol/types.ts";

type Timed = Pick<GameState, "rules" | "time" | "clock">;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const tenths_below = 20 * second;

// Milliseconds until the flag of a side falls, `elapsed` after the server's word.
export function time_left(clock: Clock, color: Color, elapsed: number): number {
  const left = clock.left[color];
  if (clock.running === color) return Math.max(0, left - elapsed);
  const gains = clock.running !== null && clock.counting === "hourglass";
  return gains ? left + elapsed : left;
}

export function times_left(clock: Clock, elapsed: number): Record<Color, number> {
  return {
    white: time_left(clock, "white", elapsed),
    black: time_left(clock, "black", elapsed),
  };
}

// Days, hours, minutes and seconds, as time_text shows them.
export function time_parts(left: number): [number, number, number, number] {
  const whole = Math.ceil(left / second) * second;
  return [
    Math.floor(whole / day),
    Math.floor(whole / hour) % 24,
    Math.floor(whole / minute) % 60,
    Math.floor(whole / second) % 60,
  ];
}

// By correspondence, where a clock shows how long one move may take: whole days for all moves to
// come. Null in other games, and where each move has its own time.
export function days_left({ rules, time, clock }: Timed): Record<Color, number> | null {
  if (rules !== "correspondence" || clock === null || time.endsWith("/move")) return null;
  return { white: Math.floor(clock.white / day), black: Math.floor(clock.black / day) };
}

// For machines, as HTML's <time> takes it: "PT4M59S", "P2DT3H0M0S".
export function time_code(left: number): string {
  const [days, hours, minutes, seconds] = time_parts(left);
  const within_day = `${hours > 0 || days > 0 ? `${hours}H` : ""}${minutes}M${seconds}S`;
  return `P${days > 0 ? `${days}D` : ""}T${within_day}`;
}

// "4:59", "1:02:03", "2d 3:00:00"; tenths near the end. Zero is shown only when all is over.
export function time_text(left: number): string {
  if (left < tenths_below) return (Math.ceil(left / 100) / 10).toFixed(1);
  const [days, hours, minutes, seconds] = time_parts(left);
  const two = (number: number) => String(number).padStart(2, "0");
  if (days === 0 && hours === 0) return `${minutes}:${two(seconds)}`;
  return `${days > 0 ? `${days}d ` : ""}${hours}:${two(minutes)}:${two(seconds)}`;
}

// The same beside a move, where it no longer runs: "50d".
export function listed_time(left: number): string {
  return time_text(left).replace(/ 0:00:00$/, "");
}
