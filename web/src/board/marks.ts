// Which squares are marked, and how. Every mark has a shape of its own (marks.svg) besides its
// colour, and a word for the square's name.

import type { Square } from "../protocol/types.ts";
import { words } from "../words/index.ts";
import type { Target } from "../chess/choices.ts";

const names = words.chess.marks;

export interface Marks {
  last: readonly Square[];
  selected: Square | null;
  targets: Target[];
  check: Square | null;
  why: readonly Square[];
  // Where moves that are laid out begin and end.
  planned: readonly Square[];
}

// One shape on one square; what lies above is drawn over the men.
export interface Mark {
  name: string;
  square: Square;
  above: boolean;
}

export function drawn(marks: Marks): Mark[] {
  const under = (name: string) => (square: Square) => ({ name, square, above: false });
  const over = (name: string) => (square: Square) => ({ name, square, above: true });
  const check = marks.check === null ? [] : [marks.check];
  const selected = marks.selected === null ? [] : [marks.selected];
  return [
    ...marks.last.map(under("mark-last")),
    ...marks.planned.map(under("mark-planned")),
    ...check.map(under("mark-check")),
    ...selected.map(under("mark-selected")),
    ...marks.why.map(under("mark-why")),
    ...check.map(over("mark-check-badge")),
    // A dot would lie on whoever stands there.
    ...marks.targets.map(({ to, captures, is_taken }) =>
      over(captures || is_taken ? "mark-capture" : "mark-target")(to),
    ),
  ];
}

export function spoken(marks: Marks, square: Square): string[] {
  const spoken: string[] = [];
  if (marks.selected === square) spoken.push(names.selected);
  const goal = marks.targets.find(({ to }) => to === square);
  if (goal !== undefined) spoken.push(goal.captures ? names.can_capture : names.can_move);
  if (marks.check === square) spoken.push(names.in_check);
  if (marks.last.includes(square)) spoken.push(names.last_move);
  if (marks.planned.includes(square)) spoken.push(names.planned);
  if (marks.why.includes(square)) spoken.push(names.why);
  return spoken;
}
