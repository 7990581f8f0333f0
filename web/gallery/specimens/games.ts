import type GameCard from "../../src/games/GameCard.svelte";
import type Games from "../../src/games/Games.svelte";
import type GoOn from "../../src/games/GoOn.svelte";
import type { MyGame } from "../../src/protocol/types.ts";
import { both, ended, listed, long_name, named, open_seat, rtl_name } from "../fakes.svelte.ts";
import { specimens } from "../specimen.ts";

const computer = { kind: "computer", name: null, level: 2 } as const;
const you = { kind: "person", name: null, level: null } as const;

const kinds: Record<string, Partial<MyGame>> = {
  "your move": {},
  "not your move": { turn: "black" },
  "nobody has come yet": { plies: 0, players: { white: you, black: open_seat } },
  "against the computer": {
    opponent: "computer",
    you: ["black"],
    players: { white: computer, black: you },
    time: "untimed",
  },
  won: { end: ended({ result: "1-0" }) },
  lost: { end: ended() },
  "of two others with long names": {
    you: [],
    presides: true,
    players: named(long_name, rtl_name),
    time: "40/90+30;30+30",
  },
  "at one screen": { opponent: "screen", you: both, players: named("Anna", "Bela") },
};
const all = Object.values(kinds).map((part, at) => listed({ ...part, id: `abcdefg${at}` }));
const knows = (games: readonly MyGame[]) => ({
  props: () => ({}),
  server: { "/api/my-games": { games } },
});
const many = Array.from({ length: 40 }, (_, at) => listed({ id: `abcdef${at + 10}` }));

export const games = [
  ...specimens<typeof GameCard>(
    "games/GameCard.svelte",
    Object.fromEntries(
      Object.entries(kinds).map(([name, part]) => [
        name,
        { props: () => ({ game: listed(part) }) },
      ]),
    ),
  ),
  ...specimens<typeof GoOn>("games/GoOn.svelte", {
    "one goes on": knows(all.slice(0, 1)),
    "two of several": knows(all),
    "all are over": knows(all.filter(({ end }) => end !== null)),
  }),
  ...specimens<typeof Games>("games/Games.svelte", {
    none: knows([]),
    "of every kind": knows(all),
    "very many": { ...knows(many), width: 960 },
  }),
];
