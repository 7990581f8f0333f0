// The page of a game.

import type { Color } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color } = chess;
const small = (side: Color) => color(side).toLowerCase();

export const table = {
  no_such_game: "No such game",
  no_such_game_text:
    "This server keeps no game at this address. Look whether the link was copied whole.",
  start_new: "Start a new game",
  no_answer: "The server does not answer. Trying again…",
  opening: "Opening the game…",
  chess960: (number: number) => `Chess960 no. ${number}`,
  rules: (name: string) => `${name} rules`,
  board: "Board",
  game: "Game",

  // "You (white) against the computer, level 1 (black)"
  title: (white: string, black: string) => `${capital(white)} against ${black}`,
  timed_title: (title: string, time: string) => `${title}, ${time}`,
  with_color: (who: string, side: Color) => `${who} (${small(side)})`,
  you: "you",
  your_friend: "your friend",
  the_computer: (level: number) => `the computer, level ${level}`,
  // Behind "against".
  against_computer: (level: number) => `the computer, level ${level}`,
  against_friend: "your friend",

  players: {
    heading: "Players",
    // Where they have time.
    clocks: "Clocks",
    computer: (level: number) => `Computer, level ${level}`,
    you: "You",
    friend: "Your friend",
    waiting: "Waiting for your friend",
    not_here: "Not here yet",
    away: "away",
    time_of: (side: Color, time: string) => `${color(side)}’s time: ${time}`,
  },

  status: {
    heading: "Status",
    your_move: "Your move",
    sending: "Sending your move…",
    to_move: (who: string) => `${who} to move`,
    to_seal: (turn: Color) => `${color(turn)} to seal a move`,
    adjourned: "Adjourned",
    interrupted: "Interrupted",
    check: "Check",
    outcomes: { won: "You won", lost: "You lost", drawn: "Draw" },
    result: (score: string) => `Result ${score}.`,
    claimed: (move: string) => `It was claimed with ${move}, which was not played.`,
    signed: (sides: readonly Color[], law: string) =>
      `Signed by ${sides.map(color).join(" and ")} (${law}).`,
    go_to_rematch: "Go to the rematch",
    your_rematch: "You have offered a rematch, which your opponent may accept.",
    offers_rematch: (who: string) => `${who} offers a rematch.`,
    earlier: (move: string | null) =>
      move === null ? "The position at the start" : `Earlier position: ${move}`,
    back: "Back",
    back_to_game: "Back to the game",
    preside: "You preside over this game.",
    seat_taken: (side: Color) => `${color(side)}’s seat is taken: you are watching.`,
    seats_taken:
      "Both seats are taken: you are watching. If one was meant for you, ask who sent the link.",
    seat_kept: "The open seat waits for who was invited, with the whole link: you are watching.",
    watching: "You are watching.",
    days: (white: number, black: number) =>
      `Whole days left: White ${white}, Black ${black}. ` +
      "The clocks show how long one move may take.",
    offers_draw: (who: string) => `${who} offers a draw.`,
    planned: (count: number) =>
      count === 1
        ? "Your premove is played once it is your turn, if it can be."
        : `Your ${count} premoves are played one by one, each once it is your turn.`,
    your_offer: "Your draw offer stands until it is answered.",
    ask_stands: "To take a move back is asked for already.",
    no_move_yet: "No move has been made yet.",
    your_ask: "Your opponent is asked whether you may take your move back.",
    asks_back: (who: string) => `${who} wants to take the last move back.`,
    let_take_back: "Let it be taken back",
    appeal: (law: string) => `A decision is under appeal (${law}).`,
    confirm: (move: string) => `Play this move: ${move}?`,
    play_it: "Play it",
    take_it_back: "Take it back",
    accept: "Accept the draw",
    decline: "Decline",
    lost: "Connection lost. Trying again…",
    lost_while_sending: "Connection lost. Your move is sent as soon as it is back.",
    outdated: "The server is newer than this page.",
    load_again: "Load it again",
    adjourned_until: (when: string) => `Adjourned; the game goes on: ${when}.`,
    in_envelope: (sealer: Color) => `${color(sealer)}’s sealed move is in the envelope.`,
    envelope_open: (sealer: Color) =>
      `${color(sealer)} has sealed a move; the envelope is still open.`,
    has_to_seal: (sealer: Color) => `${color(sealer)} has to seal the next move.`,
    asks_increment: (by: Color, law: string) =>
      `${color(by)} asks for five seconds more with each move (${law})`,
    claims_normal_means: (by: Color, law: string) =>
      `${color(by)} claims that the opponent cannot win by normal means (${law})`,
    request: (asked: string, is_postponed: boolean) =>
      `${asked}${is_postponed ? "; the ruling is postponed" : ""}.`,
  },

  actions: {
    heading: "Actions",
    // Under an icon, where there is little room. Each is part of what it is called in full, so that
    // who speaks to his machine can say what he sees.
    draw: "Draw",
    claim: "Claim",
    new: "New",
    turn: "Flip",
    sign_short: "Sign",
    more: "More",
    agree_draw: "Agree a draw",
    offer_draw: "Offer draw",
    claim_draw: "Claim draw",
    ask_increment: "Ask for 5 seconds a move",
    claim_normal_means: "Claim: no win by normal means",
    take_back: "Take back a move",
    take_back_short: "Take back",
    resign: "Resign",
    arrive: "I am here",
    is_here: (side: Color) => `${color(side)} is here`,
    call_arbiter: "Call the arbiter",
    sign: "Sign the result",
    signs: (side: Color) => `${color(side)} signs the result`,
    appeal: "Appeal",
    accept_rematch: "Accept the rematch",
    accept: "Accept",
    rematch: "Rematch",
    say_times: "Say the times",
    flip: "Flip board",
    hide_men: "Play blindfold",
    show_men: "Show the men",
    men_shown: "The men are shown again.",
    men_hidden: "The men are hidden. Under More, “Show the men” brings them back.",
    copy_link: "Copy the link, to let others watch",
    save: "Save as PGN",
    copy_fen: "Copy FEN",
    save_svg: "Save picture (SVG)",
    resigns: (side: Color) => `${color(side)} resigns?`,
    give_time: (seconds: number) => `Give ${seconds} seconds`,
    resign_this: "Resign this game?",
    both_agree: "Do both players agree to a draw?",
    agree: "Agree",
    call_why: (law: string) => `Why; the clock is paused meanwhile (${law})`,
    call: "Call",
    appeal_title: "Appeal against a decision",
    appeal_why: (law: string) => `Against what, and why (${law})`,
  },

  claim: {
    later: "A draw is claimed when it is your move.",
    choosing: "Make the move with which you claim. It is not played yet.",
  },

  promotion: { title: "Promote to", back: "Do not promote" },

  invite: {
    friend: "Invite your friend",
    players: "Invite the players",
    plays: "Whoever opens this link plays",
    watches:
      "Whoever opens this link watches; who plays needs the whole address that you had first",
    plays_side: (side: Color) => `Whoever opens this link plays ${color(side)}`,
    // The longer ones where there are two links.
    copy: "Copy",
    copy_for: (side: Color) => `Copy ${color(side)}’s link`,
    copied: "Copied",
    copied_for: (side: Color) => `Copied: ${color(side)}’s link`,
    code: "QR code",
    code_for: (side: Color) => `QR code of ${color(side)}’s link`,
    code_of: (link: string) => `QR code of ${link}`,
    share: "Share",
    share_for: (side: Color) => `Share ${color(side)}’s link`,
    loopback: (command: string): [before: string, command: string, after: string] => [
      "This server can be reached from this computer only. Start it with ",
      command,
      " so that a friend on your network can join.",
    ],
    elsewhere: (addresses: readonly string[]) =>
      `If it does not open, the same game is at ${addresses.join(", ")}.`,
  },

  entry: {
    your_move: "Your move",
    // Of two at one screen.
    move: "Move",
    your_sealed_move: "Your sealed move",
    seal: "Seal",
    play: "Play",
    sealed_hint:
      "Nobody sees it before the envelope is opened; it may be replaced until it is closed.",
    sealed_move_hint: "A move, such as Nf3, e2e4 or O-O",
    hint: "A move, such as Nf3; or help",
    your_premove: "Your premove",
    lay_out: "Premove",
    premove_hint: "Premove, such as Nf3; or help",
    your_command: "Your command",
    run: "Do",
    command_hint: "A command, such as last; or help",
  },

  moves: {
    heading: "Moves",
    look: "Look through the game",
    to_start: "To the start",
    back: "One move back",
    on: "One move on",
    live: "To the last move",
    none: "No move has been made.",
    // "12, white, knight g1 to f3", "12, white knight from g1 to f3"
    move: (number: number, side: Color, move: string) => `${number}, ${small(side)}, ${move}`,
    full_move: (number: number, move: string) => `${number}, ${move}`,
    timed: (move: string, time: string) => `${move}, ${time} left`,
    // Moves that were taken back, or never played.
    variation: "Variation",
  },

  rulings: "Rulings",
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
