// The squares in the order in which they are seen, and where the keys lead.

import type { Color, Square } from "../protocol/types.ts";
import { files } from "../chess/placement.ts";

export function rows(orientation: Color): Square[][] {
  const down = Array.from({ length: 8 }, (_, row) =>
    Array.from(files, (file) => `${file}${8 - row}`),
  );
  return orientation === "white" ? down : down.reverse().map((row) => row.reverse());
}

// Where a square is seen, counted from the upper left corner.
export function column_and_row(
  orientation: Color,
  square: Square,
): { column: number; row: number } {
  const file = files.indexOf(square[0] ?? "");
  const rank = Number(square[1]) - 1;
  return orientation === "white"
    ? { column: file, row: 7 - rank }
    : { column: 7 - file, row: rank };
}

// What the columns are called from left to right.
export function files_below(orientation: Color): string[] {
  return orientation === "white" ? [...files] : [...files].reverse();
}

// What the rows are called from above.
export function ranks_beside(orientation: Color): string[] {
  const upwards = Array.from({ length: 8 }, (_, rank) => String(rank + 1));
  return orientation === "white" ? upwards.reverse() : upwards;
}

// The square that a key leads to from another, or null if it is not a key for walking.
export function walked(
  orientation: Color,
  from: Square,
  key: string,
  control: boolean,
): Square | null {
  const seen = rows(orientation);
  const row = seen.findIndex((squares) => squares.includes(from));
  const column = seen[row]?.indexOf(from) ?? 0;
  const to = step(row, column, key, control);
  return to === null ? null : (seen[clamp(to.row)]?.[clamp(to.column)] ?? null);
}

function step(
  row: number,
  column: number,
  key: string,
  control: boolean,
): { row: number; column: number } | null {
  switch (key) {
    case "ArrowUp":
      return { row: row - 1, column };
    case "ArrowDown":
      return { row: row + 1, column };
    case "ArrowLeft":
      return { row, column: column - 1 };
    case "ArrowRight":
      return { row, column: column + 1 };
    case "Home":
      return control ? { row: 7, column: 0 } : { row, column: 0 };
    case "End":
      return control ? { row: 0, column: 7 } : { row, column: 7 };
    default:
      return null;
  }
}

function clamp(n: number): number {
  return Math.min(7, Math.max(0, n));
}
