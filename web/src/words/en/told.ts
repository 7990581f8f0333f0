// What is said by itself when something happens.

import type { Color, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";

const { color, man } = chess;

export const told = {
  move: (by: Color, move: string) => `${color(by)}: ${move}.`,
  your_move: "Your move.",
  to_move: (turn: Color) => `${color(turn)} to move.`,
  premove: (side: Color, role: Role, from: Square, to: Square) =>
    `Premove: the ${man(side, role)} from ${from} to ${to}.`,
  premoves_cancelled: "The premoves are cancelled.",
  taken_back: "Taken back: make another move.",
  low_time: (time: string) => `You have ${time} left.`,
  you_offer: "You offer a draw.",
  offers: (by: Color, to: Color) =>
    `${color(by)} offers a draw. ${color(to)} may accept or decline.`,
  declines: (by: Color) => `${color(by)} declines the draw.`,
  joined: (who: string, side: Color) => `${who} has joined and plays ${color(side)}.`,
  your_friend: "Your friend",
  a_player: "A player",
  offers_rematch: (by: Color) => `${color(by)} offers a rematch.`,
  rematch_elsewhere: "The players play a rematch.",
  takes_back: (by: Color) => `${color(by)} takes the last move back.`,
  asks_back: (by: Color) => `${color(by)} asks to take the last move back.`,
  denies_back: (by: Color) => `${color(by)} does not let it be taken back.`,
  gives_time: (by: Color, to: Color, time: string) => `${color(by)} gives ${color(to)} ${time}.`,
  has_sealed: (by: Color) => `${color(by)} has sealed a move.`,
  is_sealed: "Your move is sealed.",
  wrong_claim: (by: Color) => `${color(by)} has claimed a draw wrongly.`,
  stands_as_offer: "It stands as an offer: accept or decline.",
  connection_lost: "Connection lost. Trying again.",
  connected_again: "Connected again.",
  times: (white: string, black: string) =>
    `${color("white")} has ${white}. ${color("black")} has ${black}.`,
  fen_copied: "FEN copied.",
  copy_fen_by_hand: (fen: string) => `Copy it by hand: ${fen}`,
  link_copied: "Link copied.",
  copy_by_hand: "Copy the link by hand: it is selected.",
  nobody_moves: (why: string) => `Nobody moves: ${why}.`,
  man_stays: (turn: Color, side: Color, role: Role, square: Square) =>
    `${color(turn)} is to move: the ${man(side, role)} on ${square} stays.`,
  not_your_move: (turn: Color) => `It is not your move: ${color(turn)} is to move.`,
  illegal: (why: string) => `Illegal: ${why}.`,
  not_a_move: (why: string) => `Not a move: ${why}.`,
};
