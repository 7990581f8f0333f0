import type Header from "../../src/app/Header.svelte";
import type Settings from "../../src/app/Settings.svelte";
import { specimens } from "../specimen.ts";

export const app = [
  ...specimens<typeof Header>("app/Header.svelte", {
    "of a page": { props: () => ({}) },
    "at a game": {
      props: () => ({ at_game: ["5+3", "FIDE online"], opening: null }),
    },
    "at a game with a long opening": {
      props: () => ({
        at_game: ["40/90+30;30+30", "FIDE"],
        opening: "Scandinavian Defence: Mieses-Kotrč Variation",
      }),
    },
  }),
  ...specimens<typeof Settings>("app/Settings.svelte", {
    all: { height: 740, props: () => ({ close: () => undefined }) },
  }),
];
