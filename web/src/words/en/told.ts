// What is said by itself when something happens.

import type { Color, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;

export const told = {
  move: (who: string, move: string) => `${who}: ${move}.`,
  your_move: "Your move.",
  to_move: (who: string) => `${who} to move.`,
  premove: (side: Color, role: Role, from: Square, to: Square) =>
    `Premove: the ${man(side, role)} from ${from} to ${to}.`,
  premoves_cancelled: "The premoves are cancelled.",
  taken_back: "Taken back: make another move.",
  low_time: (time: string) => `You have ${time} left.`,
  you_offer: "You offer a draw.",
  offers: (who: string, other: string) => `${who} offers a draw. ${other} may accept or decline.`,
  declines: (who: string) => `${who} declines the draw.`,
  joined: (who: string, side: Color) => `${who} has joined and plays ${color(side)}.`,
  is_called: (side: Color, name: string) => `${color(side)} is ${name}.`,
  your_friend: "Your friend",
  a_player: "A player",
  offers_rematch: (who: string) => `${who} offers a rematch.`,
  you_offer_rematch: "You offer a rematch.",
  rematch_elsewhere: "The players play a rematch.",
  takes_back: (who: string) => `${who} takes the last move back.`,
  asks_back: (who: string) => `${who} asks to take the last move back.`,
  denies_back: (who: string) => `${who} does not let it be taken back.`,
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
