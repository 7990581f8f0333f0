// What is said at the first page's board of men that cannot be taken up.

import { color_of, read_placement, role_of, turn_of } from "../chess/placement.ts";
import type { Square } from "../protocol/types.ts";
import { words } from "../words/index.ts";

// Why who stands there cannot be taken up; null where nobody does. `button` begins the game.
export function stuck_words(
  square: Square,
  fen: string,
  begins_on_board: boolean,
  button: string,
): string | null {
  const man = read_placement(fen).get(square);
  if (man === undefined) return null;
  if (!begins_on_board) return words.start.press_to_begin(button);
  return words.told.man_stays(turn_of(fen), color_of(man), role_of(man), square);
}
