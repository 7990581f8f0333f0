import type Actions from "../../src/play/Actions.svelte";
import type AskName from "../../src/play/AskName.svelte";
import type Claim from "../../src/play/Claim.svelte";
import type Code from "../../src/play/Code.svelte";
import type Commands from "../../src/play/Commands.svelte";
import type { Asking, Deeds } from "../../src/play/deeds.svelte.ts";
import type Invite from "../../src/play/Invite.svelte";
import type MoveEntry from "../../src/play/MoveEntry.svelte";
import type Proofs from "../../src/play/Proofs.svelte";
import type Rulings from "../../src/play/Rulings.svelte";
import type Status from "../../src/play/Status.svelte";
import { read_placement } from "../../src/chess/placement.ts";
import type { LiveGame, Surroundings } from "../../src/live/live_game.svelte.ts";
import type { GameState, Offers, Proof, Ruling } from "../../src/protocol/types.ts";
import {
  after_opening,
  at_hand,
  before_first_move,
  both,
  clock,
  ended,
  game,
  named,
  open_seat,
  opening,
  start_fen,
} from "../fakes.svelte.ts";
import { press, specimens } from "../specimen.ts";

const ignore = () => undefined;
const { offers: no_offers } = game();
const offers = (part: Partial<Offers>): Offers => ({ ...no_offers, ...part });

const interruption = { text: "the game is interrupted: the light failed" };
const adjourned = { sealer: "white", has_sealed: true, resumption: "tomorrow, 15:00" } as const;

const status = (
  part: Partial<GameState>,
  happens?: (live: LiveGame, deeds: Deeds) => void,
  around?: Partial<Surroundings>,
) => ({
  props: () => ({ ...at_hand(game(part), happens, around), back_to_game: ignore }),
});
// What waits a while to be told is told at once.
const at_once: Partial<Surroundings> = { later: (_, deed) => (deed(), ignore) };
const moves = (live: LiveGame) => void live.try_move("f3", "e5");

const mate = after_opening(["f3e5 Ne5", "f6e4 Ne4", "e5d3 Nd3", "e4f2 Nxf2"]);
const helpmate: Proof = { side: "black", can_mate: true, kind: "helpmate", moves: mate };
const material: Proof = {
  side: "white",
  can_mate: false,
  kind: "material",
  theorem: "bishops_of_one_colour",
};
const closure: Proof = {
  side: "black",
  can_mate: false,
  kind: "closure",
  positions: 1234,
  layers: 2,
  shown: [
    {
      men: [
        { piece: "P", squares: ["a4"] },
        { piece: "p", squares: ["a5"] },
      ],
      kings: { white: ["a1", "b1", "c1", "d1", "e1"], black: ["a8", "b8", "c8", "d8", "e8"] },
    },
    {
      men: [
        { piece: "P", squares: ["c4"] },
        { piece: "p", squares: ["c5"] },
      ],
      kings: { white: ["f1", "g1", "h1"], black: ["f8", "g8", "h8"] },
    },
  ],
};

const states = specimens<typeof Status>("play/Status.svelte", {
  "your move": status({}),
  "not your move": status({ you: ["black"] }),
  "of two at one screen": status({ you: both }),
  "in check": status({ moves: [{ ...opening[0]!, check: "e8" }] }),
  "a move on its way": status({}, moves, at_once),
  "an illegal move": status({}, (live) => void live.try_move("c3", "b5")),
  "a refusal": status({ you: ["black"] }, (live) => live.not_movable("f3")),
  "a draw is offered to you": status({ offer: "black" }),
  "you have offered a draw": status({ offer: "white" }),
  "what came of an offer": status({ offer: "white" }, (live) =>
    live.on_event({ t: "decline", d: { by: "black" }, v: 2 }),
  ),
  "a move is asked back from you": status({ asks: { take_back: "black" } }),
  "you ask a move back": status({ asks: { take_back: "white" } }),
  "a claim waits for a move": status(
    { offers: offers({ claims: true }) },
    (_, deeds) => (deeds.choosing = { kind: null }),
  ),
  "a move to be confirmed": status({}, moves, { asks_first: () => true }),
  "the connection is lost": status({}, (live) => live.on_link("lost")),
  "the connection is lost with a move on its way": status(
    {},
    (live) => {
      moves(live);
      live.on_link("lost");
    },
    at_once,
  ),
  "a page of another version": status({ protocol: 1 }),
  interrupted: status({ interruption }),
  "to seal": status({ adjournment: { phase: "sealing", ...adjourned, has_sealed: false } }),
  adjourned: status({ adjournment: { phase: "adjourned", ...adjourned } }),
  "the envelope waits": status({ adjournment: { phase: "resumed", ...adjourned } }),
  "two ask the arbiter": status({
    requests: [
      { by: "white", what: "increment", postponed: false },
      { by: "black", what: "normal_means", postponed: true },
    ],
  }),
  watching: status({ you: [], players: named("Anna", "Bela") }),
  "the seat is taken": status({ you: [] }, ignore, { wanted: "white" }),
  "the seat is kept for another": status({
    you: [],
    players: { ...named("Anna", "Bela"), black: { ...open_seat, invited: true } },
  }),
  presiding: status({ you: [], presides: true, arbiter: { here: true } }),
  lost: status({ end: ended() }),
  won: status({
    end: ended({
      result: "1-0",
      reason: "checkmate",
      article: "5.1.1",
      text: "Checkmate. White wins.",
    }),
  }),
  drawn: status({
    end: ended({
      result: "1/2-1/2",
      reason: "agreement",
      article: "5.2.3",
      text: "The players agree to a draw.",
    }),
  }),
  "over, for who watches": status({ you: [], end: ended() }),
  "over, and who could mate is open": status({
    end: ended({
      reason: "flag",
      article: "6.9",
      text:
        "White's flag has fallen. Black wins. Whether Black could still mate was not decided " +
        "in time.",
      undecided: true,
    }),
  }),
  "over, signed and under appeal": status({ end: ended(), confirmed: ["white"], appeal: true }),
  "over, and another is offered": status({
    end: ended(),
    rematch: { by: "black", url: null },
  }),
  "over, and you have offered another": status({
    end: ended(),
    rematch: { by: "white", url: null },
  }),
  "over, and the other is there": status({
    end: ended(),
    rematch: { by: "black", url: "/game/hgfedcba" },
  }),
  "over, with a proof": status({ end: ended({ proofs: [helpmate] }) }),
});

const proved = (proofs: readonly Proof[], happens: (live: LiveGame) => void = ignore) => ({
  props: () => ({
    proofs,
    live: at_hand(game({ end: ended({ proofs: [...proofs] }) }), happens).live,
  }),
});
const proofs = specimens<typeof Proofs>("play/Proofs.svelte", {
  "a mate that was possible": proved([helpmate]),
  "it is played through": proved([helpmate], (live) => live.show_line(mate)),
  "the men cannot mate": proved([material]),
  "nobody gets through": proved([closure]),
  "nobody gets through, with the squares": { ...proved([closure]), then: press("summary") },
  "of both sides": proved([material, helpmate]),
});

const actions = (state: GameState, asking: Asking | null = null, is_blindfold = false) => ({
  props: () => ({
    ...at_hand(state, (_, deeds) => deeds.ask(asking)),
    orientation: "white" as const,
    is_blindfold,
    blindfold: ignore,
    flip: ignore,
    show_keys: ignore,
  }),
});
const question = { height: 320 };
const by_the_book = game({ offers: offers({ claims: true }), rules: "fide" });
const casual = game({
  you: both,
  rules: "casual",
  offers: offers({ claims: true, take_back: "at_once" }),
});
const presided = game({
  arbiter: { here: true },
  clock: clock(300, 300),
  quickplay_finish: true,
  offers: offers({ claims: true, increment: true, give_time: 15_000 }),
});
const buttons = specimens<typeof Actions>("play/Actions.svelte", {
  "of a game online": actions(game()),
  "by the Laws of the board": actions(by_the_book),
  "a draw is offered": actions(game({ offer: "white" })),
  "as many as there are": actions(casual),
  "waiting for both at one screen": actions(
    before_first_move({ you: both, awaited: both, arbiter: { here: true } }),
  ),
  "for who watches": actions(game({ you: [] })),
  "the game is over": actions(game({ end: ended() })),
  "over, and another is offered": actions(
    game({ end: ended(), rematch: { by: "black", url: null } }),
  ),
  "over, to be signed by both": actions(game({ you: both, end: ended(), arbiter: { here: true } })),
  "what stands under More": {
    ...actions(presided),
    height: 520,
    then: press(".action:last-of-type"),
  },
  "under More, blindfold and watching": {
    ...actions(game({ you: [] }), null, true),
    height: 320,
    then: press(".action:last-of-type"),
  },
  "resigns at one screen": { ...question, ...actions(casual, { what: "resign" }) },
  "both agree": { ...question, ...actions(casual, { what: "agree" }) },
  "calls the arbiter": { ...question, ...actions(presided, { what: "call" }) },
  appeals: { ...question, ...actions(presided, { what: "appeal" }) },
});

const claims = (part: Partial<Offers>, intended: string | null) => ({
  height: 520,
  props: () => {
    const state = game({ offers: offers({ claims: true, ...part }) });
    return {
      game: state,
      men: read_placement(state.moves.at(-1)?.fen ?? start_fen),
      kind: "fifty" as const,
      intended,
      choose: ignore,
      claim: ignore,
      close: ignore,
    };
  },
});
const claim = specimens<typeof Claim>("play/Claim.svelte", {
  "as the board stands": claims({}, null),
  "with a move": claims({ named_move_is_played: false }, "f3e5"),
});

const at_home = { protocol: 2, version: "1", levels: [], rulesets: [], times: [] };
const alone = { ...at_home, lan: false, addresses: [], lan_command: "./script/run --lan" };
const in_the_house = {
  ...at_home,
  lan: true,
  addresses: ["http://192.168.178.23:8080/", "http://10.0.0.2:8080/"],
  lan_command: null,
};
const waiting = { ...named("Anna", "Bela"), black: open_seat };
const invites = (part: Partial<GameState>, key: string | null, server: object) => ({
  props: () => ({ game: before_first_move({ players: waiting, ...part }), key }),
  server: { "/api/server": server },
});
const key = "0123456789abcdef0123456789abcdef";
const invitations = specimens<typeof Invite>("play/Invite.svelte", {
  "a friend on this machine": invites({}, key, alone),
  "a friend in the house": invites({}, key, in_the_house),
  "for who watches": invites(
    { players: { ...waiting, black: { ...open_seat, invited: true } } },
    null,
    in_the_house,
  ),
  "both players, by who presides": invites(
    { you: [], presides: true, players: { white: open_seat, black: open_seat } },
    key,
    alone,
  ),
});

const page = (part: Partial<GameState>, happens?: (live: LiveGame, deeds: Deeds) => void) => ({
  props: () => ({
    page: {
      ...at_hand(game(part), happens),
      flip: () => "white" as const,
      focus_board: ignore,
      show_commands: ignore,
    },
  }),
});
const typed = (text: string) => (place: HTMLElement) => {
  const field = place.querySelector("input");
  if (field === null) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form?.requestSubmit();
};
const entries = specimens<typeof MoveEntry>("play/MoveEntry.svelte", {
  "your move": page({}),
  "a move to lay out": page({ you: ["black"] }),
  "a move to seal": page({
    adjournment: { phase: "sealing", ...adjourned, has_sealed: false },
  }),
  "the game is over": page({ end: ended() }),
  "an answer": { ...page({}), then: typed("pieces") },
  "what is not understood": { ...page({}), then: typed("whatever") },
});

const at = Date.UTC(2026, 0, 1, 15, 4);
const ruling: Ruling = {
  at,
  kind: "ruling",
  article: "7.5.5",
  arbiter: "Anna Arbiter",
  text: "White has completed an illegal move: Black is given two minutes",
};
const log: Ruling[] = [
  { ...ruling, kind: "notice", article: null, arbiter: null, text: "the game begins" },
  ruling,
  { ...ruling, kind: "penalty", article: "12.9.1", text: "White is warned: noise" },
];
const rulings = specimens<typeof Rulings>("play/Rulings.svelte", {
  one: { props: () => ({ log: log.slice(0, 1) }) },
  some: { props: () => ({ log }) },
  many: { props: () => ({ log: Array.from({ length: 8 }, () => log).flat() }) },
});

const sheet = { height: 640, props: () => ({ close: ignore }) };

export const play = [
  ...states,
  ...proofs,
  ...buttons,
  ...claim,
  ...invitations,
  ...specimens<typeof AskName>("play/AskName.svelte", { "a guest": { props: () => ({}) } }),
  ...specimens<typeof Code>("play/Code.svelte", {
    "a link": {
      height: 640,
      props: () => ({
        title: "QR code",
        link: `http://192.168.178.23:8080/game/abcdefgh?key=${key}`,
        close: ignore,
      }),
    },
  }),
  ...entries,
  ...rulings,
  ...specimens<typeof Commands>("play/Commands.svelte", { "all commands": sheet }),
];
