// Moves and commands as they are typed or dictated, and what is answered.

import type { Going, Wing } from "../../chess/choices.ts";
import type { Color, Role } from "../../protocol/types.ts";
import type { CommandName, Vocabulary } from "../vocabulary.ts";
import { chess } from "./chess.ts";

const { color, role } = chess;

const vocabulary: Vocabulary = {
  commands: {
    board: ["board", "b"],
    clock: ["clock", "c", "clocks", "time", "times"],
    my: ["my", "my move", "my last move"],
    last: ["last", "l", "last move"],
    moves: ["moves", "last moves"],
    pieces: ["pieces", "p", "men"],
    scan: ["scan", "s"],
    where: ["where", "where is", "where are"],
    legal: ["legal", "legal moves"],
    captures: ["captures", "capture"],
    color: ["color", "colour"],
    fen: ["fen", "position"],
    material: ["material"],
    turn: ["turn", "whose turn"],
    opponent: ["opponent", "o"],
    draw: ["draw", "offer draw", "offer a draw"],
    claim: ["claim", "claim draw", "claim a draw"],
    accept: ["accept", "accept draw", "accept the draw"],
    decline: ["decline", "decline draw", "decline the draw"],
    takeback: ["takeback", "take back", "undo"],
    resign: ["resign", "give up"],
    abort: ["abort"],
    rematch: ["rematch"],
    more: ["more", "more time", "give time"],
    flip: ["flip", "flip board", "flip the board"],
    repeat: ["repeat", "again"],
    help: ["help", "?", "commands"],
  },
  colors: { white: ["white", "white's"], black: ["black", "black's"] },
  roles: {
    k: ["king", "kings"],
    q: ["queen", "queens"],
    r: ["rook", "rooks"],
    b: ["bishop", "bishops"],
    n: ["knight", "knights", "night", "nights", "horse"],
    p: ["pawn", "pawns"],
  },
  files: {
    a: ["ay"],
    b: ["bee", "be"],
    c: ["cee", "see", "sea"],
    d: ["dee"],
    e: ["ee"],
    f: ["eff"],
    g: ["gee"],
    h: ["aitch"],
  },
  numbers: [
    ["one", "won"],
    ["two", "too", "to"],
    ["three"],
    ["four", "for"],
    ["five"],
    ["six"],
    ["seven"],
    ["eight", "ate"],
    ["nine"],
    ["ten"],
  ],
  takes: ["takes", "take", "captures", "capture", "taking"],
  goes: ["to", "goes", "moves"],
  // "a" as in "becomes a queen"; where it may be a file it is one.
  becomes: ["becomes", "promotes", "promote", "equals", "makes", "a"],
  ends: ["check", "checkmate", "mate", "chess"],
  castling: ["castle", "castles", "castling"],
  king_side: ["kingside", "king side", "king's side", "kings side", "short", "king"],
  queen_side: ["queenside", "queen side", "queen's side", "queens side", "long", "queen"],
  diagonal: ["diagonal", "diagonals"],
  mine: ["mine", "my", "own"],
  ignored: [
    "the",
    "and",
    "is",
    "are",
    "of",
    "on",
    "at",
    "from",
    "new",
    "en",
    "passant",
    "file",
    "rank",
    "line",
    "side",
    "please",
    "now",
  ],
};

// How each is typed, and what it does.
const help: Readonly<Record<CommandName, readonly [typed: string, does: string]>> = {
  board: ["board e4", "go to the board, to that square"],
  clock: ["clock", "both times"],
  my: ["my", "your own last move"],
  last: ["last", "the last move"],
  moves: ["moves 5", "the last five moves of both sides"],
  pieces: ["pieces, pieces white, pieces rooks, pieces e", "who stands where"],
  scan: ["scan e, scan 4, scan a1 h8, scan e4, scan diagonals e4", "what stands on a line"],
  where: ["where knight, where black queen", "where such men stand"],
  legal: ["legal, legal g1", "what can be played, or where that man can go"],
  captures: ["captures, captures e4", "what can be taken, or what that man can take"],
  color: ["color e4", "whether that square is light or dark"],
  fen: ["fen", "the position as FEN"],
  material: ["material", "who has more material"],
  turn: ["turn", "whose move it is"],
  opponent: ["opponent", "who your opponent is, and whether they are here"],
  draw: ["draw", "offer a draw"],
  claim: ["claim, claim Nf3", "claim a draw, on the board or with that move"],
  accept: ["accept", "accept what is offered"],
  decline: ["decline", "decline the draw that is offered"],
  takeback: ["takeback", "take your move back"],
  resign: ["resign", "resign; you are asked once more"],
  abort: ["abort", "end a game that has hardly begun"],
  rematch: ["rematch", "play once more, with the sides changed"],
  more: ["more", "give your opponent more time"],
  flip: ["flip", "turn the board"],
  repeat: ["repeat", "what was said last"],
  help: ["help", "this list"],
};

const whereabouts = { here: "here", away: "away", missing: "not here yet" };

export const entry = {
  vocabulary,
  help,
  help_title: "What can be typed",
  groups: {
    moves: "Moves",
    game: "The game",
    board: "The board",
    deeds: "Draws, claims and the end",
    page: "The page",
  },
  // The ways to type a move, in the list of commands.
  moves: [
    ["Nf3, nf3, e4, exd5, O-O", "as moves are written"],
    ["g1f3, e7e8q", "from where to where, with the new man"],
    ["knight foxtrot three, eva four", "as moves are spoken"],
    ["castle kingside, rook takes delta five", "castling and captures"],
  ] as [string, string][],
  moves_note:
    "On your opponent’s turn a move is laid out as a premove; an empty line cancels those. A " +
    "command may begin with a stroke: /last.",

  // What is wrong with a text.
  neither: (text: string) =>
    `“${text}” is neither a move nor a command. Type help for what can be typed.`,
  did_you_mean: (text: string, name: string) =>
    `“${text}” is neither a move nor a command: did you mean ${name}?`,
  usage: (name: CommandName) => `Type it like this: ${help[name][0]}.`,
  no_man: (letter: string) => `${letter} is no man’s letter: K, Q, R, B and N are.`,
  no_square: (square: string) => `There is no square ${square}: files are a to h, ranks 1 to 8.`,
  unfinished: "That move names no square to go to.",
  which_side: "On which side? Type O-O for the king’s side, O-O-O for the queen’s.",
  no_premove: (move: string) => `No premove: none of your men can go that way with ${move}.`,
  no_pawn_takes: (square: string) => `No pawn can take on ${square}.`,
  several: (moves: readonly string[]) => `Which one? It may be ${moves.join(" or ")}.`,
  which_man: (move: string) => `Name the new man as well: ${move}=Q, R, B or N.`,
  no_claim_move: (move: string) => `${move} is not a move that can be played now.`,

  // Answers.
  no_own_move: "You have not moved yet.",
  fen: (fen: string) => `FEN: ${fen}`,
  opponent: (name: string, side: Color, where: "here" | "away" | "missing") =>
    `${name} plays ${color(side)} and is ${whereabouts[where]}.`,
  nobody_yet: (side: Color) => `Nobody has come for ${color(side)} yet.`,
  both_here: "Both sides are played at this screen.",
  // "White: king e1; rook a1, h1."
  pieces: (side: Color, men: readonly [role: Role, squares: readonly string[]][]) =>
    `${color(side)}: ${men.map(([kind, at]) => `${role(kind)} ${at.join(", ")}`).join("; ")}.`,
  no_men: (side: Color, file: string | null) =>
    file === null
      ? `${color(side)} has no such man.`
      : `${color(side)} has no such man on the ${file} file.`,
  // "White can play: knight g1 to f3, h3; pawn e2 to e3, e4; castling king side."
  legal(turn: Color, men: readonly Going[], castles: readonly Wing[]): string {
    const all = [...goings(men, "to"), ...castles.map((side) => `castling ${side} side`)];
    return all.length === 0
      ? `${color(turn)} has no move.`
      : `${color(turn)} can play: ${all.join("; ")}.`;
  },
  captures: (turn: Color, men: readonly Going[]) =>
    men.length === 0
      ? `${color(turn)} can take nothing.`
      : `${color(turn)} can take: ${goings(men, "on").join("; ")}.`,

  // Why a deed is not done.
  not_offered: {
    takeback: "Taking moves back is not offered in this game.",
    abort: "Aborting is not offered in this game: you may resign or offer a draw.",
    more: "Giving time is not offered in this game.",
    claim: "There is nothing to claim in this game: such draws come by themselves.",
  },
  over: "The game is over.",
  not_over: "The game is not over yet.",
  nothing_offered: "Nothing is offered to you.",
  answer_offer: (by: Color) => `${color(by)} offers a draw already: type accept or decline.`,
};

function goings(men: readonly Going[], preposition: string): string[] {
  return men.map(
    ([kind, from, goals]) => `${role(kind)} ${from} ${preposition} ${goals.join(", ")}`,
  );
}
