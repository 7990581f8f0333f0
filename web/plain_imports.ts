// All styles stand in one file that comes from the start, so a part that is loaded later has
// nothing to bring but itself: an `import()` is left as it is, without the helper that Vite puts
// around each to load styles first. The helper would be part of what comes before the first move.

import type { Plugin } from "vite";

export function plain_imports(): Plugin {
  return {
    name: "plain_imports",
    apply: "build",
    config: () => ({ build: { cssCodeSplit: false, modulePreload: false } }),
    transform: (_, id) =>
      id.includes("vite/preload-helper")
        ? { code: "export const __vitePreload = (load) => load();", map: null }
        : null,
  };
}
