import type { Placement } from "../chess/placement.ts";
import type { Color, Square } from "../protocol/types.ts";

// What a language says for a code of the server; null where the arguments are not what it needs.
export type Phrase = (args: Readonly<Record<string, unknown>>) => string | null;

// A move that somebody has tried, as far as it is known: of a typed one only what stands in it.
export interface Tried {
  men: Placement;
  turn: Color;
  from: Square | null;
  to: Square | null;
}

// Why it is none, by the article and with the squares that the server names.
export interface Refused extends Tried {
  squares: readonly Square[];
  article: string | null;
}

// What a language says for a reason; null where what was tried is not what it needs.
export type Objection = (refused: Refused) => string | null;
