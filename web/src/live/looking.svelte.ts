// Which position of a game the board shows: its last, which goes on with the game, or any other of
// its tree, as far as this page knows it.

import { begins_with, tree_of, type Line } from "../chess/tree.ts";
import type { GameState, Ply } from "../protocol/types.ts";

interface Place {
  // From the start, with what follows; null for the game's own.
  line: readonly Ply[] | null;
  // How many of its moves are shown.
  at: number;
}

const no_moves: readonly Ply[] = [];
const most_left = 50;

export class Looking {
  // Null follows the game.
  private place = $state.raw<Place | null>(null);
  // The lines that the game has left when it went back.
  private left = $state.raw<readonly (readonly Ply[])[]>([]);

  constructor(private readonly game: () => GameState | null) {}

  private readonly played = $derived.by(() => this.game()?.moves ?? no_moves);
  // A mate that was possible and was asked for: unasked it would look like what was played.
  private mate = $state.raw<readonly Ply[]>([]);
  // From where the game ended, with the move of a claim.
  private readonly unplayed: readonly (readonly Ply[])[] = $derived.by(() => {
    const end = this.game()?.end;
    if (end == null) return [];
    const claimed = end.claimed === undefined ? [] : [end.claimed];
    const mates = (end.proofs ?? []).flatMap((proof) =>
      proof.kind === "helpmate" && begins_with(proof.moves, this.mate) ? [this.mate] : [],
    );
    return [...mates, claimed].map((line) => [...this.played, ...line]);
  });
  private readonly others = $derived.by(() => [...this.left, ...this.unplayed]);
  readonly tree: Line = $derived.by(() => tree_of(this.played, this.others));
  // The line that was not played, while it is looked at.
  readonly line = $derived.by(() => this.place?.line ?? null);
  // The moves that lead to the position shown.
  readonly moves: readonly Ply[] = $derived.by(() =>
    this.place === null ? this.played : (this.line ?? this.played).slice(0, this.place.at),
  );

  // A line may wait to go on from where the game stands.
  readonly is_live = $derived.by(
    () =>
      this.place === null ||
      (this.moves.length === this.played.length && begins_with(this.played, this.moves)),
  );
  readonly is_at_end = $derived.by(() => this.moves.length === (this.line ?? this.played).length);

  // At so many moves of a line, or of the game.
  go(line: readonly Ply[] | null, to: number): void {
    const at = Math.min(Math.max(0, to), (line ?? this.played).length);
    const { length } = this.played;
    // What the game has played too is the game; only at its end a line may wait to go on.
    const is_played =
      line === null ||
      ((at < length || line.length === at) && begins_with(this.played, line.slice(0, at)));
    if (!is_played) this.place = { line, at };
    else this.place = at >= length ? null : { line: null, at };
  }

  // By so many moves along the line; by all there are to an end of the game.
  step(by: number): void {
    this.go(Number.isFinite(by) ? this.line : null, this.moves.length + by);
  }

  follow(): void {
    this.place = null;
  }

  // Follows that mate from where the game ended.
  show(unplayed: readonly Ply[]): void {
    this.mate = unplayed;
    this.go([...this.played, ...unplayed], this.played.length + 1);
  }

  // The game stood so before. What it has left is kept, and nobody looks at what is no more.
  changed_from(before: readonly Ply[]): void {
    // The next end may be of the same kind, and its mate has not been asked for.
    if (this.game()?.end == null) this.mate = no_moves;
    const is_known = [this.played, ...this.left].some((line) => begins_with(line, before));
    if (!is_known) this.left = [...this.left, before].slice(-most_left);
    if (this.place === null) return;
    const { line, at } = this.place;
    if (at === before.length && begins_with(before, (line ?? before).slice(0, at))) this.follow();
    else if (line === null || this.others.some((other) => begins_with(other, line)))
      this.go(line, at);
    else this.follow();
  }
}
