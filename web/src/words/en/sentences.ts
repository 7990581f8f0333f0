// What the server says by code, in this language. The server's own text is English already, so
// English needs none.

import type { Objection, Phrase } from "../phrase.ts";

export const sentences: Readonly<Record<string, Phrase>> = {};

// What the players score, behind why the game has ended; by result.
export const verdicts: Readonly<Record<string, string>> = {
  "1-0": "White wins",
  "0-1": "Black wins",
  "1/2-1/2": "Draw",
  "0-0": "Both lose",
  "1/2-0": "White gets half a point, Black none",
  "0-1/2": "Black gets half a point, White none",
};

// Why a move is none, by the reasons of docs/cli.md.
export const objections: Readonly<Record<string, Objection>> = {};

// What was refused without a code, by the kind of refusal.
export const refusals: Readonly<Record<string, string>> = {};

// Why there is no new game, by the codes of docs/protocol.md. `text` is what the server says.
export const request_errors: Readonly<Record<string, (text: string) => string>> = {};
