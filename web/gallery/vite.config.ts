// The page of all components, for looking and testing: it goes to gallery/dist and never to what
// the program carries.

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { awaited } from "../awaited.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Every window loads all there is: three files rather than fifty. No language stands in a file that
// waits for it.
const chunks = [
  {
    name: "words",
    test: /words\/(en|de|arguments|phrase|scores|vocabulary)|chess\/(clock|placement)/,
    priority: 1,
  },
  { name: "parts", test: /\/src\/|\/specimens\/|node_modules/ },
];

export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [svelte({ configFile: here("../svelte.config.js") }), awaited()],
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: [here("index.html"), here("frame.html")],
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
