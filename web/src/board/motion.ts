// Which man of a position was where in the one before, so that he can be seen to go there.

import type { Square } from "../protocol/types.ts";
import { color_of, type Man, type Placement } from "../chess/placement.ts";

export interface Motion {
  from: Square;
  to: Square;
}

// A move carries two men at most, and so does the move that is taken back with it. More than that
// is another position, which is better shown at once.
const most = 4;

export function motions(before: Placement, after: Placement): Motion[] {
  const left = [...before].filter(([square, man]) => after.get(square) !== man);
  const arrived = [...after].filter(([square, man]) => before.get(square) !== man);
  if (arrived.length > most) return [];
  const found: Motion[] = [];
  for (const [to, man] of arrived) {
    const from = nearest(left, to, (one) => one === man) ?? nearest(left, to, becomes(man));
    if (from === null) continue;
    left.splice(
      left.findIndex(([square]) => square === from),
      1,
    );
    found.push({ from, to });
  }
  return found;
}

// A pawn that was promoted, or a new man who is a pawn again because the move was taken back.
function becomes(man: Man): (other: Man) => boolean {
  return (other) => color_of(other) === color_of(man) && (other.endsWith("p") || man.endsWith("p"));
}

function nearest(
  men: readonly (readonly [Square, Man])[],
  to: Square,
  fits: (man: Man) => boolean,
): Square | null {
  let best: Square | null = null;
  for (const [square, man] of men)
    if (fits(man) && (best === null || distance(square, to) < distance(best, to))) best = square;
  return best;
}

function distance(a: Square, b: Square): number {
  const steps = (at: 0 | 1) => Math.abs(a.charCodeAt(at) - b.charCodeAt(at));
  return Math.max(steps(0), steps(1));
}
