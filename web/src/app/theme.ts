// Light, dark, or as the system has it; remembered by this browser.

import { keep, kept, next_of } from "../settings/kept.ts";

const key = "arbiter-theme";
const themes = ["auto", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

export function stored_theme(): Theme {
  return kept(key, themes);
}

export function next_theme(theme: Theme): Theme {
  return next_of(themes, theme);
}

export function apply_theme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function store_theme(theme: Theme): void {
  apply_theme(theme);
  keep(key, theme);
}
