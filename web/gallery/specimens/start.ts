import type ArbiterField from "../../src/start/ArbiterField.svelte";
import type MoreFields from "../../src/start/MoreFields.svelte";
import type OpponentField from "../../src/start/OpponentField.svelte";
import type RefusableField from "../../src/start/RefusableField.svelte";
import type PositionField from "../../src/start/PositionField.svelte";
import type TimeField from "../../src/start/TimeField.svelte";
import type { HttpError, ListedGame, Rules } from "../../src/protocol/types.ts";
import type { Wish } from "../../src/start/wish.ts";
import { long_name, wish } from "../fakes.svelte.ts";
import * as parts from "../Snippets.svelte";
import { specimens } from "../specimen.ts";

const levels = [1, 2, 3];
const times = [
  "untimed",
  "1",
  "1+1",
  "3",
  "3+2",
  "5",
  "5+3",
  "10",
  "10+5",
  "15+10",
  "30+30",
  "40/90+30;30+30",
];
const rulesets: Rules[] = ["fide-online", "fide", "fide-rapid", "fide-blitz", "uscf", "casual"];

const against = (part: Partial<Wish>) => ({ props: () => ({ wish: wish(part), levels }) });
const wrong = (field: string, text: string): HttpError => ({ code: field, field, at: null, text });
const takes = (part: Partial<Wish>, error: HttpError | null = null) => ({
  props: () => ({ wish: wish(part), times, error }),
});
const from = (
  part: Partial<Wish>,
  error: HttpError | null = null,
  games: readonly ListedGame[] = [],
) => ({ props: () => ({ wish: wish(part), rulesets, games, error }) });
const presides = (part: Partial<Wish>) => ({
  props: () => ({ wish: wish(part), error: null }),
});
const listed: readonly ListedGame[] = [
  { white: "Anna", black: "Ben", result: "1-0", date: "2026.05.01", plies: 41 },
  { white: long_name, black: "", result: "", date: "", plies: 1 },
];

export const start = [
  ...specimens<typeof OpponentField>("start/OpponentField.svelte", {
    "the computer": against({ level: 2 }),
    "before the server has told its levels": {
      props: () => ({ wish: wish(), levels: [] }),
    },
    "one screen for two": against({ opponent: "screen" }),
    "a friend": against({ opponent: "friend", side: "random" }),
    "two others": against({ opponent: "friend", presides: true }),
  }),
  ...specimens<typeof TimeField>("start/TimeField.svelte", {
    "one of the usual": takes({ time: "40/90+30;30+30" }),
    "an own one": takes({ time: null, own_time: "25+10" }),
    "one that cannot be read": takes(
      { time: null, own_time: "soon" },
      wrong("time", "A time control begins with a number"),
    ),
  }),
  ...specimens<typeof PositionField>("start/PositionField.svelte", {
    "the usual position": from({}),
    "of Chess960": from({ start: "chess960", number: "518" }),
    "a position": from({ start: "fen" }),
    "one that cannot be read": from(
      { start: "fen", fen: "nonsense" },
      wrong("fen", "Rank 8: n is a knight, o is nothing"),
    ),
    "a game": from({ start: "pgn", pgn: "1. e4 e5 2. Nf3 Nc6 3. Bb5" }),
    "one with an illegal move": from(
      { start: "pgn", pgn: "1. e5" },
      wrong("pgn", "1. e5 is not legal"),
    ),
    "one of several games": from({ start: "pgn", pgn: "1. e4 * 1. d4 *" }, null, listed),
  }),
  ...specimens<typeof MoreFields>("start/MoreFields.svelte", { "as it opens": from({}) }),
  ...specimens<typeof RefusableField>("start/RefusableField.svelte", {
    "as it is filled in": {
      props: () => ({ field: "fen", label: "FEN", error: null, children: parts.text_field }),
    },
    "what was refused": {
      props: () => ({
        field: "fen",
        label: "FEN",
        error: wrong("fen", "Each side needs exactly one king."),
        children: parts.text_field,
      }),
    },
  }),
  ...specimens<typeof ArbiterField>("start/ArbiterField.svelte", {
    "nobody presides": presides({}),
    "names at one screen": presides({
      opponent: "screen",
      white: long_name,
      black: "Anna",
    }),
    "presides and plays": presides({ presides: true }),
    "presides over two others": presides({
      opponent: "friend",
      presides: true,
      is_default_time: true,
    }),
  }),
];
