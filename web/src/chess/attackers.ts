// Who attacks a square, be it to take there or to take back.

import type { Square } from "../protocol/types.ts";
import { color_of, files, role_of, type Man, type Placement } from "./placement.ts";

// The squares of the men that attack, pinned ones included (Law 3.1.2), in the order of the map.
export function attackers(men: Placement, goal: Square): Square[] {
  return [...men].filter(([from, man]) => attacks(men, man, from, goal)).map(([from]) => from);
}

function attacks(men: Placement, man: Man, from: Square, goal: Square): boolean {
  const right = files.indexOf(goal[0] ?? "") - files.indexOf(from[0] ?? "");
  const up = Number(goal[1]) - Number(from[1]);
  const [wide, high] = [Math.abs(right), Math.abs(up)];
  if (wide === 0 && high === 0) return false;
  const is_straight = wide === 0 || high === 0;
  const is_slanting = wide === high;
  switch (role_of(man)) {
    case "p":
      return wide === 1 && up === (color_of(man) === "white" ? 1 : -1);
    case "n":
      return wide * high === 2;
    case "k":
      return Math.max(wide, high) === 1;
    case "b":
      return is_slanting && is_free(men, from, right, up);
    case "r":
      return is_straight && is_free(men, from, right, up);
    case "q":
      return (is_straight || is_slanting) && is_free(men, from, right, up);
  }
}

// Nobody stands between, along a line.
function is_free(men: Placement, from: Square, right: number, up: number): boolean {
  const far = Math.max(Math.abs(right), Math.abs(up));
  const file = files.indexOf(from[0] ?? "");
  for (let step = 1; step < far; ++step) {
    const letter = files[file + step * Math.sign(right)];
    if (men.has(`${letter}${Number(from[1]) + step * Math.sign(up)}`)) return false;
  }
  return true;
}
