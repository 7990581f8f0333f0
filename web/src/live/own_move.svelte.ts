// The move at hand, from the board to the server: about to be chosen, to be confirmed, sent. It is
// shown at once.

import type { Answer, Uci } from "../protocol/types.ts";

const told_after = 400;

// Does something after so many milliseconds, unless the function given back is called before.
export type Later = (milliseconds: number, deed: () => void) => () => void;

export class OwnMove {
  // The promotions to choose from, while the pawn stands on its goal.
  promotions = $state.raw<readonly Uci[] | null>(null);
  // Made on the board, and still to be confirmed by the player.
  unconfirmed = $state.raw<Uci | null>(null);
  // Sent and not yet answered.
  sent = $state.raw<Uci | null>(null);
  // One is on its way for longer than a player should not be told of.
  is_late = $state(false);
  private on_their_way = 0;

  constructor(private readonly later: Later) {}

  // What the board shows of it.
  readonly steps: readonly Uci[] = $derived([
    ...(this.sent === null ? [] : [this.sent]),
    ...(this.unconfirmed === null ? [] : [this.unconfirmed]),
  ]);
  readonly chosen_from: readonly Uci[] = $derived(
    this.promotions === null ? [] : [this.promotions[0]?.slice(0, 4) ?? ""],
  );

  get is_on_its_way(): boolean {
    return this.on_their_way > 0;
  }

  // Nothing is left to choose, to confirm or to wait for.
  settle(): void {
    this.sent = null;
    this.unconfirmed = null;
    this.promotions = null;
  }

  send(move: Uci): void {
    this.settle();
    this.sent = move;
  }

  answered(move: Uci): void {
    // The next one may have been sent meanwhile.
    if (this.sent === move) this.sent = null;
  }

  async wait_for(answer: Promise<Answer>): Promise<Answer> {
    ++this.on_their_way;
    const stop = this.later(told_after, () => (this.is_late = true));
    const answered = await answer;
    stop();
    if (--this.on_their_way === 0) this.is_late = false;
    return answered;
  }
}
