// The moves of a game as a tree: the game itself, and the lines that leave it, because moves were
// taken back or were never played. A line is kept whole; only where it leaves another is known
// besides, so that a long game is no more than a few lists.

import type { Ply } from "../protocol/types.ts";

export interface Line {
  // So many moves of the line that it leaves come before it.
  readonly after: number;
  readonly moves: readonly Ply[];
  readonly branches: readonly Line[];
}

// `others` are whole lines from the start; what they have in common with one before is not told
// again.
export function tree_of(game: readonly Ply[], others: readonly (readonly Ply[])[]): Line {
  const trunk: Line = { after: 0, moves: game, branches: [] };
  return others.reduce((tree, moves) => grafted(tree, moves), trunk);
}

function grafted(line: Line, moves: readonly Ply[]): Line {
  const after = in_common(line.moves, moves);
  const rest = moves.slice(after);
  if (rest.length === 0) return line;
  const fits = (branch: Line) => branch.after === after && branch.moves[0]?.u === rest[0]?.u;
  if (!line.branches.some(fits))
    return { ...line, branches: [...line.branches, { after, moves: rest, branches: [] }] };
  return {
    ...line,
    branches: line.branches.map((branch) => (fits(branch) ? lengthened(branch, rest) : branch)),
  };
}

// A branch that has come to its end goes on; the game does not.
function lengthened(branch: Line, moves: readonly Ply[]): Line {
  return in_common(branch.moves, moves) === branch.moves.length
    ? { ...branch, moves: [...branch.moves, ...moves.slice(branch.moves.length)] }
    : grafted(branch, moves);
}

// With how many moves both begin.
export function in_common(one: readonly Ply[], other: readonly Ply[]): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; ++at) if (one[at]?.u !== other[at]?.u) return at;
  return most;
}

export function begins_with(line: readonly Ply[], moves: readonly Ply[]): boolean {
  return in_common(line, moves) === moves.length;
}
