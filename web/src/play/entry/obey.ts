// Does what was typed: a move is played or laid out, a command answered or done.

import { seen_by } from "../../board/seen.ts";
import type { LiveGame } from "../../live/live_game.svelte.ts";
import { role_of, type Placement } from "../../chess/placement.ts";
import type { Color, Square, Uci } from "../../protocol/types.ts";
import { lettered, watching_words } from "../../words/game.ts";
import { words } from "../../words/index.ts";
import { later } from "../../words/later.ts";
import type { Deeds } from "../deeds.svelte.ts";
import type { Command } from "./commands.ts";
import { read_entry, type Unclear } from "./read.ts";
import { fitting, free_of, written_sketch, type Sketch } from "./sketch.ts";
import { told } from "./told.ts";

const { entry } = later;

// What the page can do besides playing.
export interface Page {
  live: LiveGame;
  deeds: Deeds;
  // True where the move at hand goes into the envelope (Guideline I.1.1).
  seals: boolean;
  // Turns the board; who sits below then.
  flip(): Color;
  focus_board(square: Square | null): void;
  show_commands(): void;
}

// An answer; or nothing to say, because what was done tells itself; or it was refused, and why
// stands in the notice.
export type Taken = { kind: "answer"; text: string } | { kind: "done" } | { kind: "refused" };

const done: Taken = { kind: "done" };
const answered = (text: string): Taken => ({ kind: "answer", text });

export async function take(typed: string, page: Page): Promise<Taken> {
  const meaning = read_entry(typed);
  switch (meaning.kind) {
    case "command":
      return obey(meaning.command, page);
    case "move":
      return (await move(meaning.sketches, page)) ? done : { kind: "refused" };
    case "unclear":
      page.live.refuse(unclear_words(meaning.why));
      return { kind: "refused" };
  }
}

function unclear_words(why: Unclear): string {
  switch (why.kind) {
    case "neither":
      return why.did_you_mean === null
        ? entry.neither(why.text)
        : entry.did_you_mean(why.text, why.did_you_mean);
    case "usage":
      return entry.usage(why.name);
    case "no_square":
      return entry.no_square(why.square);
    case "no_man":
      return entry.no_man(why.letter);
    case "unfinished":
      return entry.unfinished;
  }
}

// Moves

// The first reading that can be played counts. Where none or several can, the server is told what
// was typed and says what is wrong.
async function move(sketches: readonly Sketch[], { live, seals }: Page): Promise<boolean> {
  if (live.game?.end != null) return refused(live, entry.over);
  const watches = why_watching(live);
  if (watches !== null) return refused(live, watches);
  live.take_it_back();
  live.look_at(live.plies);
  const { men, choices } = live;
  const found = sketches
    .map((sketch) => ({ sketch, moves: fitting(sketch, choices, men) }))
    .find(({ moves }) => moves.length > 0);
  const sketch = found?.sketch ?? sketches[0];
  const moves = found?.moves ?? [];
  if (sketch === undefined) return false;
  const [one] = moves;
  const is_side_open = sketch.kind === "castles" && sketch.side === null && moves.length !== 1;
  if (is_side_open) return refused(live, entry.which_side);
  // The server forgives an x too many, and would play the pawn straight on.
  if (moves.length === 0 && is_any_pawns_capture(sketch))
    return refused(live, entry.no_pawn_takes(sketch.to));
  if (seals) return live.seal(written_sketch(sketch));
  if (live.plans) return plan(sketch, moves, live);
  if (live.may_move && moves.length === 1 && one !== undefined) return live.play(one);
  if (live.may_move && moves.length > 1) return refused(live, entry.several(named(moves, men)));
  return live.play_typed(written_sketch(sketch));
}

// As they can be typed: "Nb1d2".
function named(moves: readonly Uci[], men: Placement): string[] {
  return moves.map((move) => {
    const role = role_of(men.get(move.slice(0, 2)) ?? "wp");
    return lettered(role === "p" ? move : `${role.toUpperCase()}${move}`);
  });
}

function is_any_pawns_capture(sketch: Sketch): sketch is Sketch & { kind: "goes" } {
  return sketch.kind === "goes" && sketch.role === "p" && sketch.file === "" && sketch.takes;
}

// A move laid out ahead is not judged yet, so the page itself says what is wrong with it.
async function plan(sketch: Sketch, moves: readonly string[], live: LiveGame): Promise<boolean> {
  const free = free_of(moves, live.men);
  const [one] = free;
  if (free.length === 1 && one !== undefined) return live.play(one);
  if (free.length > 1) return refused(live, entry.several(named(free, live.men)));
  const text = lettered(written_sketch(sketch));
  const lacks_man =
    sketch.kind === "goes" &&
    sketch.becomes === null &&
    fitting({ ...sketch, becomes: "q" }, live.choices, live.men).length > 0;
  return refused(live, lacks_man ? entry.which_man(text) : entry.no_premove(text));
}

function refused(live: LiveGame, why: string): false {
  live.refuse(why);
  return false;
}

// Commands

function obey(command: Command, page: Page): Taken {
  const { live } = page;
  const watches = why_watching(live);
  switch (command.name) {
    case "clock":
      return answered(live.times());
    case "repeat":
      live.say_again();
      return done;
    case "flip":
      return answered(words.board.faces(page.flip()));
    case "help":
      page.show_commands();
      return done;
    case "board":
      page.focus_board(command.square);
      return done;
    case "abort":
      return answered(entry.not_offered.abort);
    case "more":
      return page.deeds.gift === null
        ? answered(entry.not_offered.more)
        : did(() => page.deeds.give_time());
    case "rematch":
      if (watches !== null) return answered(watches);
      return live.is_playing ? answered(entry.not_over) : did(() => page.deeds.rematch());
    case "accept":
    case "decline":
      return reply(command.name, page);
    case "draw":
    case "claim":
    case "takeback":
    case "resign":
      if (watches !== null) return answered(watches);
      return live.is_playing ? deed(command, page) : answered(entry.over);
    default: {
      const is_of_man = command.name === "legal" || command.name === "captures";
      const seen = seen_by(live, is_of_man ? command.square : null);
      if (seen === null) return done;
      const answer = told(command, seen);
      const is_past = !live.is_live && command.name !== "opponent";
      return answered(is_past ? words.board.past(answer) : answer);
    }
  }
}

// Null for a player.
function why_watching({ game, wanted }: LiveGame): string | null {
  return game?.you.length === 0 ? watching_words(game, wanted) : null;
}

function did(what: () => unknown): Taken {
  what();
  return done;
}

function reply(answer: "accept" | "decline", { live, deeds }: Page): Taken {
  if (deeds.offer_by !== null) return did(() => live.orders.answer_offer(answer));
  if (deeds.ask_by !== null) return did(() => live.orders.answer_ask(answer));
  const rematch = live.game?.end == null ? null : live.game.rematch;
  const may_accept = rematch !== null && !live.game?.you.includes(rematch.by);
  if (answer === "accept" && may_accept) return did(() => deeds.rematch());
  return answered(entry.nothing_offered);
}

function deed(
  command: Extract<Command, { name: "draw" | "claim" | "takeback" | "resign" }>,
  { live, deeds }: Page,
): Taken {
  switch (command.name) {
    case "resign":
      return did(() => deeds.ask({ what: "resign" }));
    case "takeback":
      return take_back(live, deeds);
    case "draw":
      if (deeds.offer_by !== null) return answered(entry.answer_offer(deeds.offer_by));
      if (deeds.why_no_offer !== null) return answered(deeds.why_no_offer);
      return did(() => deeds.offer_draw());
    case "claim":
      return claim(command.move, live, deeds);
  }
}

function take_back({ game }: LiveGame, deeds: Deeds): Taken {
  if (game?.offers.take_back == null) return answered(entry.not_offered.takeback);
  const why_not = deeds.why_no_take_back;
  return why_not === null ? did(() => deeds.take_back()) : answered(why_not);
}

// With one move of those that can be played, or as the board stands.
function claim(sketches: readonly Sketch[], live: LiveGame, deeds: Deeds): Taken {
  if (!deeds.claims) return answered(entry.not_offered.claim);
  if (!deeds.may_claim) return answered(words.table.claim.later);
  const [first] = sketches;
  if (first === undefined) return did(() => deeds.ask({ what: "claim", kind: null, move: null }));
  const moves = sketches
    .map((sketch) => fitting(sketch, live.game?.legal ?? [], live.men_before))
    .find((found) => found.length > 0);
  const [one] = moves ?? [];
  if (one !== undefined && moves?.length === 1)
    return did(() => deeds.ask({ what: "claim", kind: null, move: one }));
  live.refuse(entry.no_claim_move(lettered(written_sketch(first))));
  return { kind: "refused" };
}
