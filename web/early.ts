// Fails a build in which the file that asks ahead (src/app/ahead.ts) needs another: it is to run as
// soon as it has come, while the rest of the page's script is on its way.

import type { Plugin } from "vite";

export function early(path: string): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(path)),
      );
      if (chunk?.type !== "chunk") this.error(`${path} is in no file`);
      const { fileName, imports } = chunk;
      if (imports.length > 0) this.error(`${fileName} waits for ${imports.join(", ")}`);
    },
  };
}
