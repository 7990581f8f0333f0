import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { awaited } from "./awaited.ts";
import { early } from "./early.ts";
import { pack } from "./pack.ts";
import { plain_imports } from "./plain_imports.ts";

// What is there from the start comes as two files rather than fifteen: each costs a round trip and
// a head, and together they pack better. The first is small and needs nothing: it asks for what the
// others will want (early.ts), a game's part among it, while they are on their way. In it stands
// what every language is made of, because the second waits for the reader's language, which must
// not wait for a file that waits for it (awaited.ts).
const first = [
  /app\/(ahead|routes)\./,
  /live\/(asked_ahead|addresses)\./,
  /settings\/(choices|kept|languages|name)\./,
  /words\/(arguments|language|languages|phrase|scores)\./,
  /chess\/(clock|periods|placement)\./,
  /preload-helper/,
];
const chunks = [
  {
    name: "ahead",
    test: new RegExp(first.map(({ source }) => source).join("|")),
    priority: 1,
  },
  // With what several parts share that come later.
  { name: "index", test: /app\/main\.|sound\/player\.|play\/clipboard\./ },
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
