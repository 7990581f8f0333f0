import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { awaited } from "./awaited.ts";
import { pack } from "./pack.ts";

// What is there from the start comes as two files rather than fifteen: each costs a round trip and
// a head, and together they pack better. The words are a file of their own because index waits for
// the reader's language: what a language is made of must not stand in a file that waits for it.
const chunks = [
  {
    name: "words",
    tags: ["$initial" as const],
    test: /words\/(en|arguments|phrase|scores|vocabulary)|chess\/(clock|placement)/,
    priority: 1,
  },
  { name: "index", tags: ["$initial" as const] },
];

// Everything comes from the server itself: its content policy forbids data: addresses and inline
// script.
export default defineConfig({
  plugins: [svelte(), awaited(), pack()],
  build: {
    target: ["chrome123", "firefox125", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
