// A game in words, for ears and for labels: which phrase says what the server's state tells.

import { castling_wing } from "../chess/choices.ts";
import { deed_of, promotion_of, type Deed } from "../chess/deed.ts";
import {
  color_of,
  full_move_of,
  opposite,
  read_placement,
  role_of,
  turn_of,
  type Man,
  type Placement,
} from "../chess/placement.ts";
import { time_parts, times_left } from "../chess/clock.ts";
import type {
  Adjournment,
  Clock,
  Color,
  End,
  Explanation,
  GameState,
  MyGame,
  No,
  Player,
  Ply,
  Request,
  Role,
  Ruling,
  Square,
  Start,
  Uci,
} from "../protocol/types.ts";
import { settings } from "../settings/settings.svelte.ts";
import { words } from "./index.ts";
import type { Tried } from "./phrase.ts";
import { said, said_by_phrase } from "./said.ts";
import { scores } from "./scores.ts";
import { alphabets, type File } from "./vocabulary.ts";

const { chess, table, told } = words;

export function man_name(man: Man): string {
  return chess.man(color_of(man), role_of(man));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// As the server's words stand alone.
export function sentence(text: string): string {
  return capital(text) + (/[.!?…]$/.test(text) ? "" : ".");
}

// For ears, as this browser's player wants it: "Nf3+", "knight g1 to f3, check", or "white knight
// from g1 to f3, check".
export function move_words(san: string, uci: Uci, before: Placement): string {
  const { verbosity } = settings;
  if (verbosity === "terse") return spelled_within(lettered(san));
  const deed = deed_of(san, uci, before);
  if (verbosity === "normal") return chess.move(spelled_deed(deed));
  return chess.full_move(color_of(before.get(uci.slice(0, 2)) ?? "w"), spelled_deed(deed));
}

// "White: knight g1 to f3." What is told in full names the side by itself.
export function told_move(who: string, san: string, uci: Uci, before: Placement): string {
  const move = move_words(san, uci, before);
  return settings.verbosity === "full" ? `${capital(move)}.` : told.move(who, move);
}

// "Move 12, White: knight g1 to f3."
export function told_of_number(number: number, by: Color, move: string): string {
  return settings.verbosity === "full"
    ? words.board.last_in_full(number, move)
    : words.board.last(number, by, move);
}

// A square for ears: "e4", "echo 4", "eva 4".
export function spelled(square: Square): string {
  const { spelling } = settings;
  if (spelling === "plain") return square;
  return `${alphabets[spelling][square.charAt(0) as File]} ${square.charAt(1)}`;
}

// "Nbd2", "N bravo delta 2"
function spelled_within(san: string): string {
  const { spelling } = settings;
  if (spelling === "plain") return san;
  return san
    .replace(/[a-h]/g, (file) => ` ${alphabets[spelling][file as File]} `)
    .replace(/ ([+#])/g, "$1")
    .trim()
    .replace(/ +/g, " ");
}

function spelled_deed({ doing, check }: Deed): Deed {
  if (doing.kind === "castles") return { doing, check };
  return { doing: { ...doing, from: spelled(doing.from), to: spelled(doing.to) }, check };
}

const figurines: Readonly<Record<Role, string>> = {
  k: "♚",
  q: "♛",
  r: "♜",
  b: "♝",
  n: "♞",
  p: "",
};

// The server's SAN for eyes, with the letters of this language or figurines: "Nf3", "Sf3", "♞f3".
export function written(san: string): string {
  if (settings.notation === "letters") return lettered(san);
  return with_signs(san, (role) => figurines[role]);
}

// The same for ears.
export function lettered(san: string): string {
  return with_signs(san, chess.letter);
}

function with_signs(san: string, sign: (role: Role) => string): string {
  return san.replace(/[KQRBN]/g, (letter) => sign(letter.toLowerCase() as Role));
}

// "white pawn e7 to e8, a new queen", "white castles king side"; for ears with the squares as they
// are spelled.
export function choice_words(
  uci: Uci,
  men: Placement,
  as_told: (square: Square) => string = (square) => square,
): string {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const man = men.get(from) ?? "wp";
  const side = castling_wing(men, uci);
  if (side !== null)
    return chess.full_move(color_of(man), { doing: { kind: "castles", side }, check: "none" });
  return chess.choice(man_name(man), as_told(from), as_told(to), promotion_of(uci));
}

export function score({ result }: Pick<End, "result">): string {
  return scores[result] ?? result;
}

const online = "Online ";

// "Law 6.9", "Guideline III.5", "Online Regulations 5.4.1", "US Chess 14E", "ICCF 2.4.2"
export function law(article: string): string {
  if (article.startsWith(online)) return chess.online_regulation(article.slice(online.length));
  if (/^(US Chess|ICCF) /.test(article)) return article;
  return article.startsWith("I") ? chess.guideline(article) : chess.law(article);
}

// The same behind a sentence, or nothing.
function cited(article: string | null | undefined): string {
  return article ? ` (${law(article)})` : "";
}

export function end_reason(end: End): string {
  const why = (end_by_phrases(end) ?? end.text) + cited(end.article);
  const { claimed } = end;
  return claimed === undefined ? why : `${why} ${table.status.claimed(lettered(claimed.s))}`;
}

// The server's text has the result and any doubt in it, a phrase only why the game has ended.
function end_by_phrases(end: End): string | null {
  const why = said_by_phrase(end);
  if (why === null) return null;
  const doubt =
    end.undecided === true ? said_by_phrase({ ...end, code: "mate_is_undecided" }) : null;
  const verdict = end.reason === "agreement" ? undefined : words.verdicts[end.result];
  return [why, verdict, doubt].flatMap((part) => (part ? [`${part}.`] : [])).join(" ");
}

// Why whoever has no seat does not play; `wanted` is the seat that the link named which he came by.
export function watching_words(game: GameState, wanted: Color | null = null): string {
  const { status } = table;
  if (game.presides) return status.preside;
  if (game.end !== null) return status.watching;
  const colors = ["white", "black"] as const;
  const is_kept = colors.some(
    (color) => game.players[color].invited && color === (wanted ?? color),
  );
  if (is_kept) return status.seat_kept;
  if (wanted !== null) return status.seat_taken(wanted);
  const is_full = colors.every((color) => game.players[color].kind === "person");
  const is_for_friends = game.opponent === "friend" && game.arbiter === null;
  return is_full && is_for_friends ? status.seats_taken : status.watching;
}

// How it ended for whoever has one seat; null for all others, and where neither won nor drew.
export function outcome_words({ result }: End, you: readonly Color[]): string | null {
  const { outcomes } = table.status;
  if (you.length !== 1) return null;
  if (result === "1/2-1/2") return outcomes.drawn;
  if (result !== "1-0" && result !== "0-1") return null;
  return (result === "1-0") === (you[0] === "white") ? outcomes.won : outcomes.lost;
}

export function end_words(end: End): string {
  return `${score(end)}. ${end_reason(end)}`;
}

// The same for ears, and whether the listener has won it or lost it.
export function told_end(end: End, you: readonly Color[]): string {
  const is_decided = end.result === "1-0" || end.result === "0-1";
  const outcome = is_decided ? outcome_words(end, you) : null;
  return outcome === null ? end_words(end) : `${end_words(end)} ${outcome}.`;
}

// The same where why it ended was told already.
export function told_score(end: End, you: readonly Color[]): string {
  const outcome = outcome_words(end, you) ?? words.verdicts[end.result];
  return outcome === undefined ? `${score(end)}.` : `${score(end)}. ${capital(outcome)}.`;
}

// Why a move is not legal, from the answer to `explain`.
export function illegal_words(explained: Explanation, tried: Tried): string {
  const why = objection(explained, tried) ?? said(explained);
  return told.illegal(why + cited(explained.article));
}

// The text of a refusal names the Law by itself, which a phrase does not.
export function refusal_words(no: No, tried: Tried | null = null): string {
  const phrase = said_by_phrase({ ...no, text: no.m }) ?? objection(no, tried);
  const text = phrase === null ? (words.refusals[no.e] ?? no.m) : phrase + cited(no.article);
  if (no.e === "illegal") return told.illegal(text);
  return no.e === "unreadable" ? told.not_a_move(text) : `${capital(text)}.`;
}

function objection(
  { reason, squares, article }: Pick<No, "reason" | "squares" | "article">,
  tried: Tried | null,
): string | null {
  if (!reason || tried === null) return null;
  const say = words.objections[reason];
  return say?.({ ...tried, squares: squares ?? [], article: article ?? null }) ?? null;
}

// "The game is interrupted: noise (Law 6.11.1)."
export function ruling_words(ruling: Ruling): string {
  return `${capital(said(ruling))}${cited(ruling.article)}.`;
}

// "12." or "12…", before the move that is made in that position.
function number_before(fen: string): string {
  return `${full_move_of(fen)}${turn_of(fen) === "white" ? "." : "…"}`;
}

// "12. Nf3", "12… Nf6", for eyes and ears alike; ply 0 is the start.
export function ply_name(
  { start, moves }: { start: Start; moves: readonly Ply[] },
  ply: number,
  write = lettered,
): string {
  const played = moves[ply - 1];
  if (played === undefined) return chess.the_start;
  const before = ply < 2 ? start.fen : (moves[ply - 2]?.fen ?? start.fen);
  return `${number_before(before)} ${write(played.s)}`;
}

// "12. Nf3" for eyes: the move after which another position than the game's stands; null for the
// start.
export function looked_at_name({ start }: GameState, moves: readonly Ply[]): string | null {
  return moves.length === 0 ? null : ply_name({ start, moves }, moves.length, written);
}

// The move that leads to the position shown.
export function shown_name({ start }: GameState, moves: readonly Ply[]): string {
  return ply_name({ start, moves }, moves.length);
}

// "3… black queen d8 to h4": the last of moves that were not played.
export function unplayed_words({ start }: GameState, moves: readonly Ply[]): string {
  const before = moves.at(-2)?.fen ?? start.fen;
  return `${number_before(before)} ${choice_words(moves.at(-1)?.u ?? "", read_placement(before))}`;
}

// A move in the list, for ears, from the position before it: "12, white, knight g1 to f3, 4 minutes
// 55 seconds left"; tersely "12, white, Nf3". The time is what the clock showed, which the server
// tells; how long the move took cannot be known from it where a delay or a gift comes between, and
// nothing is left where each move has its own time.
export function listed_move(
  number: number,
  color: Color,
  { s, u, left }: Ply,
  fen: string,
): string {
  const { verbosity } = settings;
  const move = move_words(s, u, read_placement(fen));
  // In full it names the side by itself.
  const name =
    verbosity === "full"
      ? table.moves.full_move(number, move)
      : table.moves.move(number, color, move);
  return verbosity === "terse" || !left ? name : table.moves.timed(name, time_words(left));
}

export function adjournment_words({ phase, sealer, has_sealed, resumption }: Adjournment): string {
  if (phase === "adjourned") return table.status.adjourned_until(resumption ?? "");
  if (phase === "resumed") return table.status.in_envelope(sealer);
  return has_sealed ? table.status.envelope_open(sealer) : table.status.has_to_seal(sealer);
}

export function request_words({ by, what, postponed }: Request): string {
  const asked =
    what === "increment"
      ? table.status.asks_increment(by, law("III.4"))
      : table.status.claims_normal_means(by, law("III.5"));
  return table.status.request(asked, postponed);
}

export function player_name(player: Player, color: Color, you: readonly Color[]): string {
  if (player.kind === "computer") return table.players.computer(player.level ?? 1);
  if (player.name !== null) return player.name;
  if (player.kind === "open")
    return you.length === 1 ? table.players.waiting : table.players.not_here;
  if (you.length === 1) return you[0] === color ? table.players.you : table.players.friend;
  return chess.color(color);
}

type Players = Pick<MyGame, "players">;

// Who plays that side, within a sentence: by name, or as the side is called.
export function side_words({ players }: Players, color: Color): string {
  const { name } = players[color];
  return name === null ? chess.color(color) : short_name(name);
}

// So long that a sentence with it stays one.
const longest_in_sentence = 20;

export function short_name(name: string): string {
  const letters = [...name];
  return within_sentence(
    letters.length > longest_in_sentence
      ? `${letters.slice(0, longest_in_sentence - 1).join("")}…`
      : name,
  );
}

// What is written from right to left is set apart, so that what stands around it stays in order.
function within_sentence(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(
    name,
  )
    ? `\u2068${name}\u2069`
    : name;
}

// A guest may say who he is while a game with a friend begins.
export function asks_name({ opponent, you, players, end, moves }: GameState): boolean {
  const [own] = you;
  return (
    opponent === "friend" &&
    you.length === 1 &&
    own !== undefined &&
    players[own].name === null &&
    end === null &&
    moves.length < 2
  );
}

// "You (white) against the computer, level 1 (black)"
export function game_title({ players, you }: GameState): string {
  return table.title(
    title_name(players.white, "white", you),
    title_name(players.black, "black", you),
  );
}

function title_name(player: Player, color: Color, you: readonly Color[]): string {
  if (player.kind === "computer")
    return table.with_color(table.the_computer(player.level ?? 1), color);
  if (player.name !== null) return table.with_color(within_sentence(player.name), color);
  if (you.length === 1)
    return table.with_color(you[0] === color ? table.you : table.your_friend, color);
  return chess.color(color);
}

// What a game is called in the list of one's own: by the opponent, or by both players.
export function listed_name({ players, you }: MyGame): string {
  const name = (color: Color) => player_name({ ...players[color], here: true }, color, you);
  const [own] = you;
  if (you.length === 1 && own !== undefined) {
    const other = opposite(own);
    // That nobody has come yet is said beside it.
    return players[other].kind === "open" && players[other].name === null
      ? table.players.friend
      : name(other);
  }
  return table.title(within_sentence(name("white")), within_sentence(name("black")));
}

// How it stands there, in a few words.
export function listed_state({ end, turn, you, players }: MyGame): string {
  if (end !== null) return outcome_words(end, you) ?? score(end);
  const is_open = players.white.kind === "open" || players.black.kind === "open";
  if (is_open && you.length === 1) return words.games.waiting;
  return you.length === 1 && you[0] === turn
    ? table.status.your_move
    : table.status.to_move(side_words({ players }, turn));
}

// Whose move it is, and how much time whoever hears it has for his, where that is known.
export function turn_words(game: GameState, turn: Color, left?: number): string {
  const { you } = game;
  if (you.length !== 1 || you[0] !== turn) return told.to_move(side_words(game, turn));
  return left === undefined || settings.verbosity === "terse"
    ? told.your_move
    : told.your_move_with(time_words(left));
}

// "4 minutes 59 seconds", for ears.
export function time_words(left: number): string {
  return chess.time(...time_parts(left));
}

// "5 minutes + 3 seconds", for ears; what is not that simple, as it is written.
export function time_control_words(time: string): string {
  const [, main, added = "0"] = /^([\d.]+)m?(?:\+(\d+))?$/.exec(time) ?? [];
  if (main === undefined) return chess.time_control(time);
  const minutes = time_words(Number(main) * 60_000);
  return added === "0" ? minutes : `${minutes} + ${time_words(Number(added) * 1000)}`;
}

export function times_words(clock: Clock, elapsed: number): string {
  const left = times_left(clock, elapsed);
  return told.times(time_words(left.white), time_words(left.black));
}

export function square_words(
  square: Square,
  man: Man | undefined,
  marks: readonly string[],
): string {
  const named = [spelled(square), ...(man === undefined ? [] : [man_name(man)])];
  return chess.square(settings.order === "square" ? named : named.reverse(), marks);
}
