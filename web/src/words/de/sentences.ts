// What the server says by code, in this language. A sentence begins with a capital and ends without
// a stop: the page puts an article of the Laws behind it.

import type { Arguments } from "../arguments.ts";
import type { Phrase } from "../phrase.ts";
import { clock_acts, irregularities, rulings, touch } from "./sentences_arbiter.ts";
import { by_days } from "./sentences_days.ts";
import { draws, ends, flags_and_calls, general, moves, terms } from "./sentences_play.ts";
import { by_the_server } from "./sentences_server.ts";
import { adjournment, formalities, quickplay, records } from "./sentences_session.ts";

export { objections } from "./objections.ts";
export { refusals, request_errors } from "./sentences_server.ts";

const simple: Readonly<Record<string, Phrase>> = {
  ...general,
  ...terms,
  ...ends,
  ...moves,
  ...draws,
  ...by_days,
  ...flags_and_calls,
  ...formalities,
  ...records,
  ...adjournment,
  ...quickplay,
  ...irregularities,
  ...touch,
  ...clock_acts,
  ...rulings,
  ...by_the_server,
};

// Its cause is another sentence, with the same arguments.
function sealed_move_not_due(args: Arguments): string | null {
  const { because } = args;
  if (typeof because !== "string" || !Object.hasOwn(simple, because)) return null;
  const cause = simple[because]?.(args);
  return cause ? `Der abgegebene Zug ist nicht der, der fällig war: ${cause}` : null;
}

export const sentences: Readonly<Record<string, Phrase>> = { ...simple, sealed_move_not_due };

// What the players score, where the reason alone does not say it.
export const verdicts: Readonly<Record<string, string>> = {
  "1-0": "Weiß gewinnt",
  "0-1": "Schwarz gewinnt",
  "1/2-1/2": "Remis",
  "0-0": "Beide verlieren",
  "1/2-0": "Weiß bekommt einen halben Punkt, Schwarz keinen",
  "0-1/2": "Schwarz bekommt einen halben Punkt, Weiß keinen",
  "*": "Die Partie zählt nicht",
};
