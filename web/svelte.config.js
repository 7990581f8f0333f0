import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess({ script: false }),
  // What has no state of its own is else taken to be of the old kind, and brings what that needs.
  compilerOptions: { runes: true },
};
