// Lets Node run the tests, also of .ts, .svelte.ts and .svelte.
import { register } from "node:module";

register("./sources.js", import.meta.url);
