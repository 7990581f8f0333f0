// What a player may do besides moving, and the question that comes before it where there is one.
// The buttons and the typed commands do it here.

import type { LiveGame } from "../live/live_game.svelte.ts";
import type { Act, ClaimKind, Color, Square, Uci } from "../protocol/types.ts";
import { meant } from "../chess/choices.ts";
import { opposite } from "../chess/placement.ts";
import { gift_reason } from "../words/arguments.ts";
import { side_words } from "../words/game.ts";
import { words } from "../words/index.ts";

export type Asking =
  | { what: "resign" | "agree" | "call" | "appeal" }
  // Why, once he has said so, and with the move that the player named already.
  | { what: "claim"; kind: ClaimKind | null; move: Uci | null };

export class Deeds {
  private asked = $state.raw<Asking | null>(null);
  // A draw is to be claimed with the move that is made next on the board, and not played; why, as
  // far as it is said.
  choosing = $state.raw<{ kind: ClaimKind | null } | null>(null);
  private readonly live: LiveGame;

  constructor(live: LiveGame) {
    this.live = live;
  }

  private readonly game = $derived.by(() => this.live.game);
  readonly at_one_screen = $derived(this.game?.you.length === 2);
  readonly mine: Color = $derived(
    (this.at_one_screen ? this.game?.turn : this.game?.you[0]) ?? "white",
  );
  readonly claims = $derived(this.game?.offers.claims ?? false);
  readonly may_claim = $derived(
    this.game !== null &&
      this.game.end === null &&
      this.game.interruption === null &&
      this.game.adjournment === null &&
      this.game.you.includes(this.game.turn),
  );
  // Null where it can be done.
  readonly why_no_offer: string | null = $derived.by(() => {
    const { game, offer_by } = this;
    if (game === null || game.offer === null) return null;
    if (offer_by === null) return words.table.status.your_offer;
    return words.told.offers_you(side_words(game, offer_by));
  });
  readonly why_no_take_back: string | null = $derived(
    this.game?.moves.length === 0
      ? words.table.status.no_move_yet
      : this.game?.asks.take_back == null
        ? null
        : words.table.status.ask_stands,
  );
  // The question that is open, while there is still something to ask.
  readonly asking: Asking | null = $derived.by(() => {
    const { asked } = this;
    if (asked === null || asked.what === "appeal") return asked;
    const is_open = asked.what === "claim" ? this.may_claim : this.game?.end === null;
    return is_open ? asked : null;
  });
  // What the opponent may be given, in milliseconds.
  readonly gift: number | null = $derived(
    this.at_one_screen || this.game?.clock == null ? null : this.game.offers.give_time,
  );
  // Who wants to take back a move that this player may leave or not.
  readonly ask_by: Color | null = $derived(
    this.game?.end === null && this.game.you.some((color) => color !== this.game?.asks.take_back)
      ? this.game.asks.take_back
      : null,
  );
  // Who offers a draw that this player may accept or decline.
  readonly offer_by: Color | null = $derived(
    this.game?.end === null && this.game.you.some((color) => color !== this.game?.offer)
      ? this.game.offer
      : null,
  );

  ask(asking: Asking | null): void {
    this.asked = asking;
  }

  // The claim waits for a move that is made on the board.
  choose(kind: ClaimKind | null): void {
    this.ask(null);
    this.choosing = { kind };
    this.live.clear_notices();
    this.live.say(words.table.claim.choosing);
  }

  // No move is waited for any more.
  choose_nothing(): void {
    if (this.choosing === null) return;
    this.choosing = null;
    this.live.say(words.told.nothing_claimed);
  }

  offer_draw(): void {
    if (this.at_one_screen) this.ask({ what: "agree" });
    else void this.live.orders.offer_draw(this.mine);
  }

  // Of two at one screen it is the one who has just moved.
  take_back(): void {
    const by = this.at_one_screen ? opposite(this.mine) : this.mine;
    this.act({ event: "ask_take_back", by });
  }

  give_time(): void {
    if (this.gift === null) return;
    const side = opposite(this.mine);
    this.act({ event: "add_time", side, time: this.gift, reason: gift_reason });
  }

  // A move made on the board while a claim waits for it; false where none does.
  intend(from: Square, to: Square): boolean {
    const { choosing } = this;
    if (choosing === null || !this.may_claim) return false;
    const [move] = meant(this.live.choices, this.live.men, from, to);
    // Which man a pawn would become can still be chosen from the list.
    if (move === undefined) void this.live.try_move(from, to);
    else {
      this.choosing = null;
      this.ask({ what: "claim", kind: choosing.kind, move });
    }
    return true;
  }

  rematch(): void {
    void this.live.orders.rematch();
  }

  act(event: Act): void {
    void this.live.orders.act(event);
  }

  // What was answered to the question.

  resigned(yes: boolean): void {
    this.confirmed(yes, () => this.live.orders.resign(this.mine));
  }

  agreed(yes: boolean): void {
    this.confirmed(yes, () => this.live.orders.agree_draw(this.mine));
  }

  claimed(what: ClaimKind, move: Uci | null): void {
    this.confirmed(true, () => this.live.orders.claim(what, move));
  }

  told(event: "call_arbiter" | "appeal", reason: string | null): void {
    this.ask(null);
    if (reason === null) return;
    void this.live.orders.tell_arbiter({ event, by: this.mine, reason });
  }

  private confirmed(yes: boolean, deed: () => Promise<unknown>): void {
    this.ask(null);
    if (yes) void deed();
  }
}
