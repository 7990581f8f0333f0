// Light, dark, or as the system has it; remembered by this browser.

export type Theme = "auto" | "light" | "dark";

const key = "arbiter-theme";
const themes: Theme[] = ["auto", "light", "dark"];

export function stored_theme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? "auto";
  } catch {
    return "auto";
  }
}

export function next_theme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
}

export function apply_theme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function store_theme(theme: Theme): void {
  apply_theme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
}
