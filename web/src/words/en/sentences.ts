// What the server says by code, in this language. The server's own text is English already, so
// English needs none.

import type { Phrase } from "../phrase.ts";

export const sentences: Readonly<Record<string, Phrase>> = {};
