// What can be chosen, put together as people look for it.

import type { Setting } from "./choices.ts";

export const groups = {
  you: ["language"],
  looks: ["theme", "board", "men"],
  moves: ["notation", "confirm", "turns"],
  sound: ["sound", "warnings", "speech", "verbosity", "spelling"],
  keys: ["keys", "order", "grid"],
} as const satisfies Record<string, readonly Setting[]>;

export type Group = keyof typeof groups;
