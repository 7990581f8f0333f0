// What is said by itself when something happens.

import type { Color, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;

export const told = {
  move: (who: string, move: string) => `${who}: ${move}.`,
  // Who sits down is told where he is.
  you_play: (side: Color, whom: string) => `You play ${color(side)} against ${whom}.`,
  both_here: "Both players are at this screen.",
  seat_waits: (side: Color) => `${color(side)} is not here yet: send the link to who is to play.`,
  seat_is_kept: (side: Color) => `${color(side)} is not here yet.`,
  your_move: "Your move.",
  your_move_with: (time: string) => `Your move, ${time} left.`,
  to_move: (who: string) => `${who} to move.`,
  premove: (side: Color, role: Role, from: Square, to: Square) =>
    `Premove: the ${man(side, role)} from ${from} to ${to}.`,
  never_goes: (side: Color, role: Role, from: Square, to: Square) =>
    `No premove: the ${man(side, role)} on ${from} can never go to ${to}.`,
  premoves_cancelled: "The premoves are cancelled.",
  premove_impossible: "What you have laid out cannot be played.",
  taken_back: "Taken back: make another move.",
  pawn_stays: "The pawn is back: make another move.",
  nothing_claimed: "No draw is claimed.",
  looking_back: "This is an earlier position: go to the last move to play on.",
  is_away: (who: string) => `${who} is away.`,
  is_back: (who: string) => `${who} is here again.`,
  low_time_of: (side: Color, time: string) => `${color(side)} has ${time} left.`,
  low_time: (time: string) => `You have ${time} left.`,
  you_offer: "You offer a draw.",
  offers: (who: string, other: string) => `${who} offers a draw. ${other} may accept or decline.`,
  offers_you: (who: string) => `${who} offers you a draw: accept or decline.`,
  you_decline: "You decline the draw.",
  declines: (who: string) => `${who} declines the draw.`,
  declined_so: "That declines the draw.",
  joined: (who: string, side: Color) => `${who} has joined and plays ${color(side)}.`,
  is_called: (side: Color, name: string) => `${color(side)} is ${name}.`,
  your_friend: "Your friend",
  a_player: "A player",
  offers_rematch: (who: string) => `${who} offers a rematch.`,
  offers_you_rematch: (who: string) => `${who} offers you a rematch.`,
  you_offer_rematch: "You offer a rematch.",
  rematch_elsewhere: "The players play a rematch.",
  takes_back: (who: string) => `${who} takes the last move back.`,
  you_take_back: "Your last move is taken back.",
  asks_back: (who: string, move: string) => `${who} asks to take a move back: ${move}.`,
  asks_you_back: (who: string, move: string) =>
    `${who} asks you to take a move back: ${move}. Let it be taken back or decline.`,
  you_ask_back: (move: string) => `You ask to take your move back: ${move}.`,
  denies_back: (who: string) => `${who} does not let it be taken back.`,
  you_deny_back: "You do not let it be taken back.",
  you_give_time: (whom: string, time: string) => `You give ${whom} ${time}.`,
  gives_you_time: (who: string, time: string) => `${who} gives you ${time}.`,
  gives_time: (who: string, whom: string, time: string) => `${who} gives ${whom} ${time}.`,
  has_sealed: (who: string) => `${who} has sealed a move.`,
  is_sealed: "Your move is sealed.",
  wrong_claim: (who: string) => `${who} has claimed a draw wrongly.`,
  stands_as_offer: "It stands as an offer: accept or decline.",
  connection_lost: "Connection lost. Trying again.",
  connected_again: "Connected again.",
  times: (white: string, black: string) =>
    `${color("white")} has ${white}. ${color("black")} has ${black}.`,
  fen_copied: "FEN copied.",
  copy_text_by_hand: (text: string) => `Copy it by hand: ${text}`,
  link_copied: "Link copied.",
  copy_by_hand: "Copy the link by hand: it is selected.",
  nobody_moves: (why: string) => `Nobody moves: ${why}.`,
  man_stays: (turn: Color, side: Color, role: Role, square: Square) =>
    `${color(turn)} is to move: the ${man(side, role)} on ${square} stays.`,
  not_your_move: (turn: Color) => `It is not your move: ${color(turn)} is to move.`,
  illegal: (why: string) => `Illegal: ${why}.`,
  not_a_move: (why: string) => `Not a move: ${why}.`,
};
