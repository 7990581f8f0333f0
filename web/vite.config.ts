import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pack } from "./pack.ts";

// Everything comes from the server itself: its content policy forbids data: addresses and inline
// script.
export default defineConfig({
  plugins: [svelte(), pack()],
  build: {
    target: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
