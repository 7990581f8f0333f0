// What somebody draws on a board for himself: a circle round a square, or an arrow to another.

import type { Square } from "../protocol/types.ts";

// 1 is the usual one.
export type Brush = 1 | 2 | 3 | 4;

export interface Drawing {
  from: Square;
  // Null for a circle.
  to: Square | null;
  brush: Brush;
}

// The same drawn again goes away, and in another colour takes it.
export function drawn_over(drawings: readonly Drawing[], one: Drawing): Drawing[] {
  const same = drawings.find(({ from, to }) => from === one.from && to === one.to);
  const others = drawings.filter((drawing) => drawing !== same);
  return same?.brush === one.brush ? others : [...others, one];
}

interface Point {
  x: number;
  y: number;
}

// A shaft that begins beside the middle of the square, and a head that ends in the middle of the
// other.
export function arrow_path(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (far: number, aside: number) => {
    const x = from.x + along.x * far - along.y * aside;
    const y = from.y + along.y * far + along.x * aside;
    return `${round(x)} ${round(y)}`;
  };
  const [start, neck] = [12, length - 14];
  const outline = [
    at(start, 3),
    at(neck, 3),
    at(neck, 9),
    at(length, 0),
    at(neck, -9),
    at(neck, -3),
    at(start, -3),
  ];
  return `M${outline.join("L")}Z`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
