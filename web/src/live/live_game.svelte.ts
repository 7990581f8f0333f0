// One game as this page sees it: what the server says of it, what the player is about to do, and
// what he was told. The way to the server, the voice and the clock are handed in.

import {
  protocol_version,
  type Act,
  type Answer,
  type ClaimKind,
  type Clock,
  type Color,
  type Command,
  type Event,
  type GameState,
  type No,
  type Presence,
  type Square,
  type Uci,
} from "../protocol/types.ts";
import { meant } from "../chess/choices.ts";
import { premoves_of } from "../chess/premoves.ts";
import { times_left } from "../chess/clock.ts";
import {
  color_of,
  played,
  read_placement,
  role_of,
  squares_in,
  turn_of,
  write_placement,
  type Placement,
} from "../chess/placement.ts";
import { after, with_presence } from "../chess/reduce.ts";
import {
  adjournment_words,
  choice_words,
  illegal_words,
  refusal_words,
  spelled,
  time_words,
  times_words,
} from "../words/game.ts";
import { words } from "../words/index.ts";
import type { Tried } from "../words/phrase.ts";
import { said } from "../words/said.ts";
import type { Line, Link, Listener } from "./connection.ts";
import { heard, type Sound } from "./heard.ts";
import { LowTime } from "./low_time.ts";
import { SideLine } from "./side_line.svelte.ts";
import { tell } from "./tell.ts";

export interface Surroundings {
  connect(listener: Listener): Line;
  voice: Voice;
  sound(sound: Sound): void;
  // Does the player want to be asked before a move of his is played?
  asks_first(): boolean;
  // Milliseconds that only go on.
  now(): number;
  // Does something after so many milliseconds, unless the function given back is called before.
  later(milliseconds: number, deed: () => void): () => void;
  // Leads to another page of this server.
  go(address: string): void;
}

export interface Voice {
  urgent(text: string): void;
  polite(text: string): void;
  again(otherwise: string): void;
}

export interface Notice {
  kind: "illegal" | "refused";
  text: string;
  squares: Square[];
}

// Is there another position, turn or hindrance than before?
function is_another_situation(before: GameState, after: GameState): boolean {
  return (
    before.moves.length !== after.moves.length ||
    before.moves.at(-1)?.fen !== after.moves.at(-1)?.fen ||
    before.interruption?.text !== after.interruption?.text ||
    before.adjournment?.phase !== after.adjournment?.phase ||
    (before.end === null) !== (after.end === null)
  );
}

const { told } = words;
const told_after = 400;
const most_premoves = 20;

export class LiveGame implements Listener {
  game = $state.raw<GameState | null>(null);
  link = $state<Link>("connecting");
  notice = $state.raw<Notice | null>(null);
  // What came of an offer or a claim; it stays until the player does something.
  news = $state<string | null>(null);
  // When the server's last word about the times came, as `now` counts.
  clock_at = $state.raw(0);
  // The ply looked at; null follows the game.
  looked_at = $state<number | null>(null);
  // The promotions to choose from, while the pawn stands on its goal.
  promotions = $state.raw<Uci[] | null>(null);
  // A line that was not played, while it is looked at.
  side_line = $state.raw<SideLine | null>(null);
  // A move that is on its way for longer than a player should not be told of.
  sending = $state(false);
  // A move sent and not yet answered, shown at once.
  private sent = $state.raw<Uci | null>(null);
  // A move made on the board that the player has still to confirm.
  unconfirmed = $state.raw<Uci | null>(null);
  // Moves laid out for when the opponent has moved.
  premoves = $state.raw<readonly Uci[]>([]);

  private on_their_way = 0;
  private readonly low_time = new LowTime();
  private stop_warning: () => void = () => undefined;
  private readonly around: Surroundings;
  private readonly server: Line;

  // What is played as soon as it may be.
  constructor(around: Surroundings, begins_with: Uci | null = null) {
    this.around = around;
    if (begins_with !== null) this.premoves = [begins_with];
    this.server = around.connect(this);
  }

  readonly plies = $derived(this.game?.moves.length ?? 0);
  readonly ply = $derived(this.looked_at ?? this.plies);
  readonly is_live = $derived(this.looked_at === null && this.side_line === null);
  readonly is_outdated = $derived(this.game !== null && this.game.protocol !== protocol_version);
  readonly last_fen = $derived(this.fen_at(this.plies));
  readonly fen = $derived(
    this.side_line?.fen ?? (this.is_live ? this.with_begun() : this.fen_at(this.ply)),
  );
  readonly men: Placement = $derived(read_placement(this.fen));
  // As the server has it, without what is on its way.
  readonly men_before: Placement = $derived(read_placement(this.last_fen));
  readonly last_move = $derived(
    this.side_line?.last_move ?? this.game?.moves[this.ply - 1]?.u ?? null,
  );
  readonly check = $derived(
    this.side_line !== null
      ? null
      : this.ply === 0
        ? (this.game?.start.check ?? null)
        : (this.game?.moves[this.ply - 1]?.check ?? null),
  );
  readonly is_playing = $derived(
    this.game !== null && this.game.you.length > 0 && this.game.end === null,
  );
  readonly is_interrupted = $derived(this.game !== null && this.game.interruption !== null);
  private readonly is_your_turn = $derived(
    this.game !== null && this.game.you.includes(this.game.turn),
  );
  // Nothing keeps the game from going on at the position that is seen.
  private readonly goes_on = $derived(
    this.is_live &&
      this.game !== null &&
      this.game.end === null &&
      this.game.interruption === null &&
      this.game.adjournment === null,
  );
  readonly may_move = $derived(this.goes_on && this.is_your_turn);
  // Whoever has one seat may lay out moves while it is not his turn, or his move is on its way.
  readonly plans = $derived(
    this.goes_on && this.game?.you.length === 1 && (this.sent !== null || !this.is_your_turn),
  );
  // Whose men may be taken up, and what they may do.
  readonly movable: readonly Color[] = $derived(
    this.game === null || this.unconfirmed !== null
      ? []
      : this.plans
        ? this.game.you
        : this.may_move
          ? [this.game.turn]
          : [],
  );
  readonly choices: readonly Uci[] = $derived(
    this.game === null
      ? []
      : this.plans
        ? this.game.you.flatMap((color) => premoves_of(this.men, color))
        : this.game.legal,
  );

  on_state(game: GameState): void {
    this.settle();
    this.clock_at = this.around.now();
    this.game = game;
    if (game.end === null) this.side_line = null;
    if (this.looked_at !== null) this.look_at(this.looked_at);
    this.play_next();
    this.warn_later();
  }

  on_link(link: Link): void {
    const was = this.link;
    this.link = link;
    if (link === "lost" && was === "open") this.around.voice.polite(told.connection_lost);
    if (link === "open" && was === "lost") this.around.voice.polite(told.connected_again);
  }

  on_presence(presence: Presence): void {
    if (this.game !== null) this.game = with_presence(this.game, presence);
  }

  on_clock(clock: Clock): void {
    this.clock_at = this.around.now();
    if (this.game !== null) this.game = { ...this.game, clock };
    this.warn_later();
  }

  on_event(event: Event): void {
    if (this.game === null) return;
    if (event.t === "move" || event.t === "claim" || event.t === "act")
      this.clock_at = this.around.now();
    const telling = tell(this.game, event);
    if (telling !== null) this.around.voice[telling.urgency](telling.text);
    if (event.t === "decline" && telling !== null) this.news = telling.text;
    const before = this.game;
    const sound = heard(before, event);
    if (sound !== null) this.around.sound(sound);
    this.game = after(before, event);
    // A note or a signature leaves alone what the player is about to do.
    const is_ruled = event.t === "act" && is_another_situation(before, this.game);
    if (event.t === "move" || is_ruled) this.settle();
    if (is_ruled || this.game.end !== null) this.premoves = [];
    // What is over leaves nothing to answer or to try.
    if (this.game.end !== null && before.end === null) {
      this.settle();
      this.news = null;
    }
    // An arbiter may find that it is not over: then no line shows why it was.
    if (this.game.end === null) this.side_line = null;
    // The game may have gone back before the ply that was looked at.
    if (event.t === "act" && this.looked_at !== null) this.look_at(this.looked_at);
    if (event.t === "end") this.stop_clock(event.d.reason === "flag");
    if (event.t === "rematch" && event.d.url !== null && this.game.you.length > 0)
      this.around.go(event.d.url);
    this.play_next();
    this.warn_later();
  }

  // What the player does

  async try_move(from: Square, to: Square): Promise<void> {
    const game = this.game;
    const is_plan = this.plans;
    if (game === null || (!is_plan && (!this.may_move || this.sent !== null))) return;
    const moves = meant(this.choices, this.men, from, to);
    if (moves.length > 1) this.promotions = moves;
    else if (moves[0] !== undefined) await this.play(moves[0]);
    else if (!is_plan) await this.explain(from, to);
  }

  // A move of the list of choices: it is sent, or laid out if it is not his turn. True if it was
  // taken.
  async play(move: Uci): Promise<boolean> {
    if (this.plans) return this.plan(move);
    if (!this.around.asks_first()) return this.send_shown(move);
    this.promotions = null;
    this.notice = null;
    this.around.voice.polite(words.table.status.confirm(choice_words(move, this.men)));
    this.unconfirmed = move;
    return true;
  }

  async confirm(): Promise<void> {
    if (this.unconfirmed !== null) await this.send_shown(this.unconfirmed);
  }

  take_it_back(): void {
    if (this.unconfirmed === null) return;
    this.unconfirmed = null;
    this.around.voice.polite(told.taken_back);
  }

  private async send_shown(move: Uci): Promise<boolean> {
    this.promotions = null;
    this.unconfirmed = null;
    this.notice = null;
    this.news = null;
    this.sent = move;
    const tried = this.tried(...squares_in(move));
    const answer = await this.send_move({ u: move, p: this.plies });
    // The next move may have been sent meanwhile.
    if (this.sent === move) this.sent = null;
    if (answer.t === "no") {
      this.premoves = [];
      this.refused(answer, tried);
    } else this.play_next();
    return answer.t === "ok";
  }

  cancel_premoves(): void {
    if (this.premoves.length === 0) return;
    this.premoves = [];
    this.around.voice.polite(told.premoves_cancelled);
  }

  // What the person typed; true if it was played.
  async play_typed(text: string): Promise<boolean> {
    this.looked_at = null;
    this.news = null;
    const tried = this.tried(...squares_in(text));
    const answer = await this.send_move({ s: text, p: this.plies });
    if (answer.t === "ok") return true;
    this.refused(answer, tried);
    return false;
  }

  // True if it was taken; what was written is told nobody.
  async seal(text: string): Promise<boolean> {
    const answer = await this.act({ event: "seal", text });
    if (answer.t === "ok") this.around.voice.polite(told.is_sealed);
    return answer.t === "ok";
  }

  resign(side: Color): Promise<Answer> {
    return this.order({ t: "resign", d: { side } });
  }

  offer_draw(side: Color): Promise<Answer> {
    return this.order({ t: "offer", d: { side } });
  }

  // Two people at one screen: the one offer and the other's acceptance.
  async agree_draw(side: Color): Promise<void> {
    const offered = await this.offer_draw(side);
    if (offered.t === "ok") await this.order({ t: "accept", d: {} });
  }

  claim(what: ClaimKind, move: Uci | null): Promise<Answer> {
    return this.order({ t: "claim", d: { what, move } });
  }

  answer_offer(answer: "accept" | "decline"): Promise<Answer> {
    return this.order({ t: answer, d: {} });
  }

  // To the opponent who wants to take his move back.
  answer_ask(answer: "accept" | "decline"): Promise<Answer> {
    return this.order({ t: answer, d: { what: "take_back" } });
  }

  act(event: Act): Promise<Answer> {
    return this.order({ t: "act", d: event });
  }

  rematch(): Promise<Answer> {
    return this.order({ t: "rematch", d: {} });
  }

  look_at(ply: number): void {
    this.notice = null;
    this.side_line = null;
    this.looked_at = ply >= this.plies ? null : Math.max(0, ply);
  }

  // From where the game ended.
  show_line(moves: readonly Uci[]): void {
    this.looked_at = null;
    this.notice = null;
    this.side_line = new SideLine(this.last_fen, moves);
    this.side_line.go(1);
  }

  leave_line(): void {
    this.side_line = null;
  }

  not_movable(square: Square): void {
    const game = this.game;
    const man = this.men.get(square);
    if (this.unconfirmed !== null) return this.take_it_back();
    if (this.premoves.length > 0) return this.cancel_premoves();
    if (game === null || man === undefined || !this.is_live || game.end !== null) return;
    if (game.you.length === 0) return;
    if (game.interruption !== null) return this.refuse(told.nobody_moves(said(game.interruption)));
    if (game.adjournment !== null) return this.refuse(adjournment_words(game.adjournment));
    this.refuse(
      game.you.includes(game.turn)
        ? told.man_stays(game.turn, color_of(man), role_of(man), square)
        : told.not_your_move(game.turn),
    );
  }

  // For ears, and only when asked: a clock that speaks by itself disturbs.
  say_times(): void {
    this.around.voice.urgent(this.times());
  }

  times(): string {
    const clock = this.game?.clock ?? null;
    return clock === null
      ? words.answers.untimed
      : times_words(clock, this.around.now() - this.clock_at);
  }

  // What somebody asked for.
  say(text: string): void {
    this.around.voice.polite(text);
  }

  say_again(): void {
    this.around.voice.again(words.answers.nothing_said);
  }

  // What the page itself cannot make out.
  refuse(text: string): void {
    this.show({ kind: "refused", text, squares: [] });
  }

  clear_notice(): void {
    this.notice = null;
  }

  close(): void {
    this.stop_warning();
    this.server.close();
  }

  private plan(move: Uci): boolean {
    this.promotions = null;
    this.notice = null;
    if (this.premoves.length >= most_premoves) return false;
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    const man = this.men.get(from) ?? "wp";
    this.around.voice.polite(told.premove(color_of(man), role_of(man), spelled(from), spelled(to)));
    this.premoves = [...this.premoves, move];
    return true;
  }

  // Once it is his turn the first of the moves laid out is played, if it can be; else all go.
  private play_next(): void {
    const { game } = this;
    const [next, ...rest] = this.premoves;
    if (next === undefined || game === null) return;
    // A move that is still on its way, perhaps over a new connection, comes first.
    if (!this.is_your_turn || this.on_their_way > 0) return;
    const men = read_placement(this.last_fen);
    const fitting = meant(game.legal, men, next.slice(0, 2), next.slice(2, 4));
    const move = fitting.length > 1 ? fitting.find((one) => one === next) : fitting[0];
    if (move === undefined) return this.cancel_premoves();
    void this.send_shown(move);
    this.premoves = rest;
  }

  private async send_move(d: (Command & { t: "move" })["d"]): Promise<Answer> {
    ++this.on_their_way;
    const stop = this.around.later(told_after, () => (this.sending = true));
    const answer = await this.server.send({ t: "move", d });
    stop();
    if (--this.on_their_way === 0) this.sending = false;
    return answer;
  }

  private async order(command: Command): Promise<Answer> {
    this.notice = null;
    this.news = null;
    const answer = await this.server.send(command);
    if (answer.t === "no") this.refused(answer);
    return answer;
  }

  private async explain(from: Square, to: Square): Promise<void> {
    // With a man named, so that a pawn is told what really stops it.
    const promotion = this.men.get(from)?.endsWith("p") && /[18]$/.test(to) ? "q" : null;
    const tried = this.tried(from, to);
    const answer = await this.server.send({ t: "explain", d: { from, to, promotion } });
    if (answer.t === "no") this.refused(answer);
    else if (answer.d !== undefined && !answer.d.legal) {
      const text = illegal_words(answer.d, tried);
      this.show({ kind: "illegal", text, squares: [from, ...answer.d.squares] });
    }
  }

  // With what is at hand, for whoever says in words why it cannot be.
  private tried(from: Square | null, to: Square | null): Tried {
    return { men: read_placement(this.last_fen), turn: turn_of(this.last_fen), from, to };
  }

  private refused(no: No, tried: Tried | null = null): void {
    const text = refusal_words(no, tried);
    if (no.e === "claim") {
      // The moves that follow at once must not wipe it away.
      this.news = this.news === null ? text : `${text} ${this.news}`;
      this.around.voice.urgent(text);
      return;
    }
    this.show({
      kind: no.e === "illegal" ? "illegal" : "refused",
      text,
      squares: no.squares ?? [],
    });
  }

  private show(notice: Notice): void {
    this.around.sound("refused");
    this.notice = notice;
    this.around.voice.urgent(notice.text);
  }

  // Whoever has one seat is told when his own time runs low.
  private warn_later(): void {
    this.stop_warning();
    const { game } = this;
    const own = game?.you.length === 1 ? game.you[0] : undefined;
    if (!game?.clock || own === undefined || game.end !== null || game.clock.running !== own)
      return;
    const left = times_left(game.clock, this.around.now() - this.clock_at)[own];
    const mark = this.low_time.next(left);
    if (mark === null) return;
    this.stop_warning = this.around.later(left - mark, () => {
      this.low_time.warned(mark);
      this.around.sound("low_time");
      this.around.voice.urgent(told.low_time(time_words(mark)));
      this.warn_later();
    });
  }

  private settle(): void {
    this.sent = null;
    this.unconfirmed = null;
    this.notice = null;
    this.promotions = null;
  }

  // As it stood when the game ended; the way here may have hidden the last tenth of a second.
  private stop_clock(has_run_out: boolean): void {
    const { game } = this;
    if (!game?.clock) return;
    const elapsed = this.around.now() - this.clock_at;
    const { clock } = game;
    const left = times_left(clock, elapsed);
    if (has_run_out && clock.running !== null) left[clock.running] = 0;
    this.on_clock({ ...clock, left, running: null });
  }

  private fen_at(ply: number): string {
    const game = this.game;
    if (game === null) return "8/8/8/8/8/8/8/8 w - - 0 1";
    return ply === 0 ? game.start.fen : (game.moves[ply - 1]?.fen ?? game.start.fen);
  }

  // The position with what is on its way, laid out and about to be chosen.
  private with_begun(): string {
    const fen = this.fen_at(this.plies);
    const steps = [
      ...(this.sent === null ? [] : [this.sent]),
      ...(this.unconfirmed === null ? [] : [this.unconfirmed]),
      ...this.premoves,
      ...(this.promotions === null ? [] : [this.promotions[0]?.slice(0, 4) ?? ""]),
    ];
    if (steps.length === 0) return fen;
    const [, ...rest] = fen.split(" ");
    return [write_placement(steps.reduce(played, read_placement(fen))), ...rest].join(" ");
  }
}
