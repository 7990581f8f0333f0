import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { awaited } from "./awaited.ts";
import { early } from "./early.ts";
import { pack } from "./pack.ts";
import { plain_imports } from "./plain_imports.ts";

// What is there from the start comes as two files rather than fifteen: each costs a round trip and
// a head, and together they pack better. The first is small and needs nothing: it asks for what the
// other will want (early.ts), and has the words, because the other waits for the reader's language:
// what a language is made of must not stand in a file that waits for it.
const first = [
  /app\/(ahead|routes)\./,
  /live\/(asked_ahead|addresses)\./,
  /settings\/(choices|kept|languages|name)\./,
  /words\/(en|arguments|language|phrase|scores|vocabulary)/,
  /chess\/(clock|placement)\./,
  /preload-helper/,
];
const chunks = [
  {
    name: "ahead",
    tags: ["$initial" as const],
    test: new RegExp(first.map(({ source }) => source).join("|")),
    priority: 1,
  },
  { name: "index", tags: ["$initial" as const] },
];

// Everything comes from the server itself: its content policy forbids data: addresses and inline
// script.
export default defineConfig({
  plugins: [svelte(), awaited(), early("src/app/ahead.ts"), plain_imports(), pack()],
  build: {
    target: ["chrome123", "firefox125", "safari17.5"],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
