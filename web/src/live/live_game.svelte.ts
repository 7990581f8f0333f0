// One game as this page sees it: what the server says of it, what the player is about to do, and
// what he was told. The way to the server, the voice and the clock are handed in.

import {
  protocol_version,
  type Answer,
  type Clock,
  type Color,
  type Command,
  type Event,
  type GameState,
  type Ply,
  type Presence,
  type Square,
  type Uci,
} from "../protocol/types.ts";
import { meant } from "../chess/choices.ts";
import { way_of } from "../chess/deed.ts";
import { men_to_plan, premoves_of } from "../chess/premoves.ts";
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
  side_words,
  spelled,
  time_words,
  times_words,
  turn_words,
  watching_words,
} from "../words/game.ts";
import { words } from "../words/index.ts";
import type { Tried } from "../words/phrase.ts";
import { said } from "../words/said.ts";
import { Attendance } from "./attendance.ts";
import { ClockWatch } from "./clock_watch.svelte.ts";
import type { Line, Link, Listener } from "./connection.ts";
import { heard, type Sound } from "./heard.ts";
import { is_another_situation, is_denial, is_log_alone } from "./kinds_of_event.ts";
import { Looking } from "./looking.svelte.ts";
import { Notices, type Notice, type Voice } from "./notices.svelte.ts";
import { Orders } from "./orders.ts";
import { OwnMove, type Later } from "./own_move.svelte.ts";
import { Premoves } from "./premoves.svelte.ts";
import { tell, type Telling } from "./tell.ts";
import { tell_anew, tell_beginning } from "./tell_standing.ts";

export interface Surroundings {
  // The seat that the link named which brought us here.
  wanted: Color | null;
  connect(listener: Listener): Line;
  voice: Voice;
  sound(sound: Sound): void;
  // Does the player want to be asked before a move of his is played?
  asks_first(): boolean;
  // How many milliseconds before his flag falls does he want to be warned first?
  warns_from(): number;
  // Milliseconds that only go on.
  now(): number;
  later: Later;
  // Leads to another page of this server.
  go(address: string): void;
}

const { told } = words;
const informed_for = 8000;

export class LiveGame implements Listener {
  game = $state.raw<GameState | null>(null);
  link = $state<Link>("connecting");
  // What of it is looked at.
  readonly looking = new Looking(() => this.game);

  // What the player may order besides moves.
  readonly orders: Orders;

  private readonly around: Surroundings;
  private readonly server: Line;
  private readonly clock_watch: ClockWatch;
  private readonly notices: Notices;
  private readonly own: OwnMove;
  private readonly laid_out: Premoves;

  private readonly attendance: Attendance;
  // A move that was made before there was a game.
  private begins_with: Uci | null;
  // A move that was laid out, until it is played.
  private sent_by_itself: Uci | null = null;

  constructor(around: Surroundings, begins_with: Uci | null = null) {
    this.around = around;
    this.notices = new Notices(around);
    this.own = new OwnMove(around.later);
    this.laid_out = new Premoves();
    this.clock_watch = new ClockWatch({
      now: () => around.now(),
      later: around.later,
      warns_from: () => around.warns_from(),
      warn: (mark, side) => {
        const left = time_words(mark);
        const is_both = this.game?.you.length === 2;
        around.sound("low_time");
        around.voice.urgent(is_both ? told.low_time_of(side, left) : told.low_time(left));
      },
    });
    this.attendance = new Attendance(around.later, (side, here) => {
      if (this.game === null || this.game.end !== null) return;
      const who = side_words(this.game, side);
      around.voice.polite(here ? told.is_back(who) : told.is_away(who));
    });
    this.begins_with = begins_with;
    this.server = around.connect(this);
    this.orders = new Orders(this.server, this.notices, () => this.link === "lost");
  }

  get wanted(): Color | null {
    return this.around.wanted;
  }
  get notice(): Notice | null {
    return this.notices.notice;
  }
  get news(): string | null {
    return this.notices.news;
  }
  // When the server's last word about the times came, as `now` counts.
  get clock_at(): number {
    return this.clock_watch.told_at;
  }
  // The promotions to choose from, while the pawn stands on its goal.
  get promotions(): readonly Uci[] | null {
    return this.own.promotions;
  }
  // A move made on the board that the player has still to confirm.
  get unconfirmed(): Uci | null {
    return this.own.unconfirmed;
  }
  // A move is on its way for longer than a player should not be told of.
  get sending(): boolean {
    return this.own.is_late;
  }
  // Moves laid out for when the opponent has moved.
  get premoves(): readonly Uci[] {
    return this.laid_out.list;
  }

  readonly plies = $derived(this.game?.moves.length ?? 0);
  // The moves that lead to the position shown.
  readonly shown: readonly Ply[] = $derived(this.looking.moves);
  readonly is_live = $derived(this.looking.is_live);
  readonly is_outdated = $derived(this.game !== null && this.game.protocol !== protocol_version);
  readonly last_fen = $derived(this.fen_after(this.game?.moves ?? []));
  // With what is on its way, laid out and about to be chosen.
  readonly fen = $derived(this.is_live ? this.with_begun(true) : this.fen_after(this.shown));
  readonly men: Placement = $derived(read_placement(this.fen));
  // With what is on its way alone.
  readonly fen_played = $derived(
    this.is_live ? this.with_begun(false) : this.fen_after(this.shown),
  );
  readonly men_played: Placement = $derived(read_placement(this.fen_played));
  // What is looked at as it is in the tree, whatever is laid out or on its way.
  readonly fen_shown = $derived(this.fen_after(this.shown));
  readonly men_shown: Placement = $derived(read_placement(this.fen_shown));
  // As the server has it, without what is on its way.
  readonly men_before: Placement = $derived(read_placement(this.last_fen));
  readonly last_move = $derived.by(() => {
    const last = this.shown.at(-1);
    return last === undefined ? null : way_of(last);
  });
  readonly check = $derived((this.shown.at(-1) ?? this.game?.start)?.check ?? null);
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
  readonly plans = $derived.by(
    () =>
      this.goes_on && this.game?.you.length === 1 && (this.own.sent !== null || !this.is_your_turn),
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

  on_state(game: GameState, waited = 0): void {
    this.settle();
    this.clock_watch.told(waited);
    const before = this.game;
    this.game = game;
    if (game.end !== null && before?.end === null) this.is_over();
    this.looking.changed_from(before?.moves ?? []);
    const anew = before === null ? null : tell_anew(before, game);
    if (before === null)
      this.around.voice.polite(tell_beginning(game, this.will_begin, this.wanted));
    else if (anew !== null) this.around.voice.urgent(anew);
    this.attendance.begin(game);
    this.begin();
    this.play_next();
    this.clock_watch.warn_later(this.game);
  }

  on_link(link: Link): void {
    const was = this.link;
    this.link = link;
    if (link === "lost") this.attendance.stop();
    if (link === "lost" && was === "open") this.around.voice.polite(told.connection_lost);
    if (link === "open" && was === "lost") this.around.voice.polite(told.connected_again);
    if (link === "gone") this.around.voice.polite(words.table.no_such_game);
  }

  on_presence(presence: Presence): void {
    if (this.game === null) return;
    this.game = with_presence(this.game, presence);
    const { side, here } = presence.d;
    if (side !== "arbiter") this.attendance.changed(side, here);
  }

  on_clock(clock: Clock, waited = 0): void {
    this.clock_watch.told(waited);
    if (this.game !== null) this.game = { ...this.game, clock };
    this.clock_watch.warn_later(this.game);
  }

  on_event(event: Event, waited = 0): void {
    if (this.game === null) return;
    if (event.t === "move" || event.t === "claim" || event.t === "act")
      this.clock_watch.told(waited);
    const telling = tell(this.game, event, this.laid_out.list.length > 0);
    // One's own move that nobody has just made must not be lost behind the answer to it.
    const is_sent_by_itself = event.t === "move" && event.d.u === this.sent_by_itself;
    if (telling !== null) this.announce(telling, is_sent_by_itself);
    const before = this.game;
    const sound = heard(before, event);
    if (sound !== null) this.around.sound(sound);
    this.game = after(before, event);
    // A note or a signature leaves alone what the player is about to do.
    const is_ruled = event.t === "act" && is_another_situation(before, this.game);
    if (event.t === "move" || is_ruled) this.settle();
    const is_for_eyes = is_denial(event) || (is_log_alone(event) && !is_ruled && !before.presides);
    // Whoever only watches does nothing that would end it.
    if (is_for_eyes && telling !== null)
      this.notices.add_news(telling.text, before.you.length === 0 ? informed_for : null);
    // At its end nobody wonders where they are.
    if (this.game.end !== null) this.laid_out.clear();
    else if (is_ruled) this.cancel_premoves();
    if (this.game.end !== null && before.end === null) this.is_over();
    this.looking.changed_from(before.moves);
    if (event.t === "move") this.sent_by_itself = null;
    if (event.t === "joined") this.attendance.begin(this.game);
    if (event.t === "end") this.stop_clock(event.d.reason === "flag", waited);
    if (event.t === "rematch" && event.d.url !== null && this.game.you.length > 0)
      this.around.go(event.d.url);
    this.play_next();
    this.clock_watch.warn_later(this.game);
  }

  // What the player does

  async try_move(from: Square, to: Square): Promise<void> {
    const game = this.game;
    const is_plan = this.plans;
    if (game === null || (!is_plan && (!this.may_move || this.own.sent !== null))) return;
    const moves = meant(this.choices, this.men, from, to);
    if (moves.length > 1) this.own.promotions = moves;
    else if (moves[0] !== undefined) await this.play(moves[0]);
    else if (is_plan) this.never_goes(from, to);
    else await this.explain(from, to);
  }

  // A move of the list of choices: it is sent, or laid out if it is not his turn. True if it was
  // taken.
  async play(move: Uci): Promise<boolean> {
    if (this.plans) return this.plan(move);
    if (!this.around.asks_first()) return this.send_shown(move);
    this.own.promotions = null;
    this.notices.notice = null;
    this.around.voice.polite(words.table.status.confirm(choice_words(move, this.men, spelled)));
    this.own.unconfirmed = move;
    return true;
  }

  async confirm(): Promise<void> {
    const move = this.own.unconfirmed;
    if (move !== null) await this.send_shown(move);
  }

  take_it_back(): void {
    if (this.own.unconfirmed === null) return;
    this.own.unconfirmed = null;
    this.around.voice.polite(told.taken_back);
  }

  // No promotion is chosen after all.
  leave_promotion(): void {
    this.own.promotions = null;
    this.around.voice.polite(told.pawn_stays);
  }

  // What is begun, laid out or shown by the way.
  cancel(): void {
    this.notices.notice = null;
    this.take_it_back();
    this.cancel_premoves();
  }

  private async send_shown(move: Uci): Promise<boolean> {
    this.notices.clear();
    this.own.send(move);
    const tried = this.tried(...squares_in(move));
    const answer = await this.send_move({ u: move, p: this.plies });
    this.own.answered(move);
    if (answer.t === "no") {
      this.laid_out.clear();
      this.notices.refused(answer, tried);
    } else this.play_next();
    return answer.t === "ok";
  }

  cancel_premoves(): void {
    if (this.laid_out.clear()) this.around.voice.polite(told.premoves_cancelled);
  }

  // What the person typed; true if it was played.
  async play_typed(text: string): Promise<boolean> {
    this.looking.follow();
    this.notices.news = null;
    const tried = this.tried(...squares_in(text));
    const answer = await this.send_move({ s: text, p: this.plies });
    if (answer.t === "ok") return true;
    this.notices.refused(answer, tried);
    return false;
  }

  // True if it was taken; what was written is told nobody.
  async seal(text: string): Promise<boolean> {
    const answer = await this.orders.act({ event: "seal", text });
    if (answer.t === "ok") this.around.voice.polite(told.is_sealed);
    return answer.t === "ok";
  }

  look_at(ply: number): void {
    this.look_along(null, ply);
  }

  // At so many moves of a line of the tree, or of the game.
  look_along(line: readonly Ply[] | null, at: number): void {
    this.notices.notice = null;
    this.looking.go(line, at);
  }

  step(by: number): void {
    this.notices.notice = null;
    this.looking.step(by);
  }

  // From where the game ended.
  show_line(moves: readonly Ply[]): void {
    this.notices.notice = null;
    this.looking.show(moves);
  }

  not_movable(square: Square): void {
    const game = this.game;
    const man = this.men.get(square);
    if (this.own.unconfirmed !== null) return this.take_it_back();
    if (this.laid_out.list.length > 0) return this.cancel_premoves();
    if (game === null) return;
    const { voice } = this.around;
    if (man === undefined) return voice.polite(words.board.nobody_on(spelled(square)));
    if (game.end !== null) return;
    if (game.you.length === 0) return voice.polite(watching_words(game, this.wanted));
    if (!this.is_live) return this.refuse(told.looking_back);
    if (game.interruption !== null) return this.refuse(told.nobody_moves(said(game.interruption)));
    if (game.adjournment !== null) return this.refuse(adjournment_words(game.adjournment));
    this.refuse(
      game.you.includes(game.turn)
        ? told.man_stays(game.turn, color_of(man), role_of(man), square)
        : told.not_your_move(game.turn),
    );
  }

  times(): string {
    const clock = this.game?.clock ?? null;
    return clock === null ? words.board.untimed : times_words(clock, this.clock_watch.elapsed());
  }

  // A key would lead beyond the board.
  at_edge(): void {
    this.around.sound("edge");
  }

  // What somebody asked for.
  say(text: string): void {
    this.around.voice.polite(text);
  }

  // What was done for him, for eyes and ears, for a while.
  inform(text: string): void {
    this.notices.news = text;
    this.notices.forget_news_after(informed_for);
    this.around.voice.polite(text);
  }

  say_again(): void {
    this.around.voice.again(words.board.nothing_said);
  }

  // What the page itself cannot make out.
  refuse(text: string): void {
    this.notices.refuse(text);
  }

  clear_notice(): void {
    this.notices.notice = null;
  }

  // And of what came of an offer or a claim.
  clear_notices(): void {
    this.notices.clear();
  }

  close(): void {
    this.clock_watch.stop();
    this.attendance.stop();
    this.server.close();
  }

  private plan(move: Uci): boolean {
    this.own.promotions = null;
    this.notices.notice = null;
    const { men } = this;
    if (!this.laid_out.lay_out(move)) return false;
    this.around.voice.polite(told.premove(choice_words(move, this.men_for(men, move), spelled)));
    return true;
  }

  private get will_begin(): boolean {
    return this.begins_with !== null && this.may_move && this.choices.includes(this.begins_with);
  }

  // As if it were made now: whoever wants to be asked is asked.
  private begin(): void {
    const move = this.will_begin ? this.begins_with : null;
    this.begins_with = null;
    if (move !== null) void this.play(move);
  }

  // Once it is his turn the first of the moves laid out is played, if it can be; else all go.
  private play_next(): void {
    if (this.game === null || this.laid_out.list.length === 0) return;
    // A move that is still on its way, perhaps over a new connection, comes first.
    if (!this.is_your_turn || this.own.is_on_its_way) return;
    const move = this.laid_out.take_first(this.game.legal, this.men_before);
    if (move !== null) {
      this.sent_by_itself = move;
      void this.send_shown(move);
      return;
    }
    this.laid_out.clear();
    this.around.voice.urgent(`${told.premove_impossible} ${turn_words(this.game, this.game.turn)}`);
  }

  // Nobody is asked what no man could do in any position.
  private never_goes(from: Square, to: Square): void {
    const man = this.men.get(from) ?? "wp";
    const text = told.never_goes(color_of(man), role_of(man), spelled(from), spelled(to));
    this.notices.refuse(text, [from, to]);
  }

  private announce({ urgency, text, goes_on = false }: Telling, is_sent_by_itself: boolean): void {
    const { voice } = this.around;
    if (urgency === "urgent" || is_sent_by_itself)
      voice.urgent(text, goes_on ? "with_next" : "alone");
    else voice.polite(text);
  }

  private send_move(d: (Command & { t: "move" })["d"]): Promise<Answer> {
    if (this.link === "lost") this.around.voice.polite(words.table.status.lost_while_sending);
    return this.own.wait_for(this.server.send({ t: "move", d }));
  }

  private async explain(from: Square, to: Square): Promise<void> {
    // With a man named, so that a pawn is told what really stops it.
    const promotion = this.men.get(from)?.endsWith("p") && /[18]$/.test(to) ? "q" : null;
    const tried = this.tried(from, to);
    const answer = await this.server.send({ t: "explain", d: { from, to, promotion } });
    if (answer.t === "no") this.notices.refused(answer);
    else if (answer.d !== undefined && !answer.d.legal)
      this.notices.explained(answer.d, tried, from);
  }

  // With what is at hand, for whoever says in words why it cannot be.
  private tried(from: Square | null, to: Square | null): Tried {
    return { men: this.men_before, turn: turn_of(this.last_fen), from, to };
  }

  // What is over leaves nothing to answer or to try, and all see how it ended.
  private is_over(): void {
    this.settle();
    this.notices.news = null;
    this.looking.follow();
  }

  private settle(): void {
    this.own.settle();
    this.notices.notice = null;
  }

  private stop_clock(has_run_out: boolean, ago: number): void {
    const clock = this.game?.clock;
    if (clock) this.on_clock(this.clock_watch.stopped(clock, has_run_out, ago));
  }

  private fen_after(moves: readonly Ply[]): string {
    return moves.at(-1)?.fen ?? this.game?.start.fen ?? "8/8/8/8/8/8/8/8 w - - 0 1";
  }

  // The position with what is on its way, and what is laid out and about to be chosen or not.
  private with_begun(is_laid_out: boolean): string {
    const fen = this.last_fen;
    const begun = this.own.steps;
    const laid_out = is_laid_out ? [...this.laid_out.list, ...this.own.chosen_from] : [];
    if (begun.length + laid_out.length === 0) return fen;
    const [, ...rest] = fen.split(" ");
    const men = laid_out.reduce(
      (men, move) => played(this.men_for(men, move), move),
      begun.reduce(played, read_placement(fen)),
    );
    return [write_placement(men), ...rest].join(" ");
  }

  private men_for(men: Placement, move: Uci): Placement {
    return men_to_plan(men, move, this.last_fen, this.game?.chess960 != null);
  }
}
