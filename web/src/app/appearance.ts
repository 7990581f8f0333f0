// How the page looks, as this browser has chosen it.

import { show_men } from "../board/sprites.ts";
import type { Settings } from "../settings/choices.ts";

const wants_contrast = matchMedia("(prefers-contrast: more)");

export function apply({ theme, board, men }: Settings): void {
  const seen = theme === "auto" && wants_contrast.matches ? "contrast" : theme;
  const { dataset } = document.documentElement;
  if (seen === "auto") delete dataset.theme;
  else dataset.theme = seen;
  dataset.board = board;
  void show_men(men);
}

// Does so again when the system changes its mind.
export function follow_system(again: () => void): void {
  wants_contrast.addEventListener("change", again);
}
