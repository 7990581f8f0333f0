// When a game is told what the player at this page is called: where his seat has no name yet, and
// when he has changed it here since. So two pages of his that remember other names leave each
// other's alone.

import type { Act, GameState } from "../protocol/types.ts";

export class Introduction {
  private said: string | null = null;

  constructor(private readonly at_first: string) {}

  // What is to be done now, if anything is. It counts as done.
  due(game: GameState, name: string): Act | null {
    const [by] = game.you;
    if (name === "" || by === undefined || game.you.length > 1 || game.end !== null) return null;
    const known = game.players[by].name;
    // The names of a game that somebody presides over are his.
    if (known !== null && game.arbiter !== null) return null;
    const is_unchanged = known !== null && this.said === null && name === this.at_first;
    if (is_unchanged || name === known || name === this.said) return null;
    this.said = name;
    return { event: "name", by, name };
  }
}
