// What kind of thing has happened, for what is done about it beside the board.

import type { Event, GameState } from "../protocol/types.ts";

// Is there another position, turn or hindrance than before?
export function is_another_situation(before: GameState, after: GameState): boolean {
  return (
    before.moves.length !== after.moves.length ||
    before.moves.at(-1)?.fen !== after.moves.at(-1)?.fen ||
    before.interruption?.text !== after.interruption?.text ||
    before.adjournment?.phase !== after.adjournment?.phase ||
    (before.end === null) !== (after.end === null)
  );
}

// What somebody asked for, and does not get: it has to be seen as well as heard.
export function is_denial(event: Event): boolean {
  return (
    event.t === "decline" || (event.t === "act" && event.d.event.event === "decline_take_back")
  );
}

// Beside the board stands what came of these, as long as it lasts.
const shown_beside: ReadonlySet<string> = new Set([
  "appeal",
  "ask_increment",
  "claim_normal_means",
  "confirm_result",
]);

// What was ruled, where the log is far from the board.
export function is_log_alone(event: Event): boolean {
  return (
    event.t === "act" && (event.log ?? []).length > 0 && !shown_beside.has(event.d.event.event)
  );
}
