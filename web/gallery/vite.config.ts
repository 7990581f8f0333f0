// The page of all components, for looking and testing: it goes to gallery/dist and never to what
// the program carries.

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [svelte({ configFile: here("../svelte.config.js") })],
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { input: [here("index.html"), here("frame.html")] },
  },
});
