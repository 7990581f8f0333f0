// Which squares are marked, and how. Every mark has a shape of its own (marks.svg) besides its
// colour, and a word for the square's name.

import type { MarkerType } from "cm-chessboard/src/extensions/markers/Markers.js";
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
}

const type = (name: string): MarkerType => ({ class: name, slice: name });
const above = (name: string): MarkerType => ({ ...type(name), position: "above" });

const last = type("mark-last");
const selected = type("mark-selected");
const why = type("mark-why");
const check = type("mark-check");
const check_badge = above("mark-check-badge");
const target = above("mark-target");
const capture = above("mark-capture");

export function drawn(marks: Marks): [MarkerType, Square][] {
  const list: [MarkerType, Square][] = marks.last.map((square) => [last, square]);
  if (marks.check !== null) list.push([check, marks.check], [check_badge, marks.check]);
  if (marks.selected !== null) list.push([selected, marks.selected]);
  for (const square of marks.why) list.push([why, square]);
  for (const { to, captures } of marks.targets) list.push([captures ? capture : target, to]);
  return list;
}

export function spoken(marks: Marks, square: Square): string[] {
  const spoken: string[] = [];
  if (marks.selected === square) spoken.push(names.selected);
  const goal = marks.targets.find(({ to }) => to === square);
  if (goal !== undefined) spoken.push(goal.captures ? names.can_capture : names.can_move);
  if (marks.check === square) spoken.push(names.in_check);
  if (marks.last.includes(square)) spoken.push(names.last_move);
  if (marks.why.includes(square)) spoken.push(names.why);
  return spoken;
}
