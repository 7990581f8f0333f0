// What is said by itself when something happens.

import type { Color, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";
import { capital, the_man } from "./men.ts";

const { color, man } = chess;

export const told = {
  move: (by: Color, move: string) => `${color(by)}: ${move}.`,
  your_move: "Du bist am Zug.",
  to_move: (turn: Color) => `${color(turn)} ist am Zug.`,
  premove: (side: Color, role: Role, from: Square, to: Square) =>
    `Vorauszug: ${man(side, role)} von ${from} nach ${to}.`,
  premoves_cancelled: "Die Vorauszüge sind gelöscht.",
  taken_back: "Zurückgenommen: Mach einen anderen Zug.",
  low_time: (time: string) => `Du hast noch ${time}.`,
  you_offer: "Du bietest Remis an.",
  offers: (by: Color, to: Color) =>
    `${color(by)} bietet Remis an. ${color(to)} kann annehmen oder ablehnen.`,
  declines: (by: Color) => `${color(by)} lehnt das Remis ab.`,
  joined: (who: string, side: Color) => `${who} ist da und spielt ${color(side)}.`,
  your_friend: "Dein Freund",
  a_player: "Ein Spieler",
  offers_rematch: (by: Color) => `${color(by)} bietet Revanche an.`,
  rematch_elsewhere: "Die Spieler spielen eine Revanche.",
  takes_back: (by: Color) => `${color(by)} nimmt den letzten Zug zurück.`,
  asks_back: (by: Color) => `${color(by)} bittet, den letzten Zug zurückzunehmen.`,
  denies_back: (by: Color) => `${color(by)} lässt den Zug nicht zurücknehmen.`,
  gives_time: (by: Color, to: Color, time: string) => `${color(by)} gibt ${color(to)} ${time}.`,
  has_sealed: (by: Color) => `${color(by)} hat einen Zug abgegeben.`,
  is_sealed: "Dein Zug ist abgegeben.",
  wrong_claim: (by: Color) => `${color(by)} hat zu Unrecht Remis reklamiert.`,
  stands_as_offer: "Das gilt als Angebot: Nimm an oder lehne ab.",
  connection_lost: "Verbindung verloren. Neuer Versuch läuft.",
  connected_again: "Wieder verbunden.",
  times: (white: string, black: string) =>
    `${color("white")}: ${white}. ${color("black")}: ${black}.`,
  fen_copied: "FEN kopiert.",
  copy_fen_by_hand: (fen: string) => `Von Hand zu kopieren: ${fen}`,
  link_copied: "Link kopiert.",
  copy_by_hand: "Kopiere den Link von Hand: Er ist markiert.",
  nobody_moves: (why: string) => `Niemand zieht: ${why}.`,
  man_stays: (turn: Color, side: Color, role: Role, square: Square) =>
    `${color(turn)} ist am Zug: ${capital(the_man(side, role))} auf ${square} bleibt stehen.`,
  not_your_move: (turn: Color) => `Du bist nicht am Zug: ${color(turn)} zieht.`,
  illegal: (why: string) => `Regelwidrig: ${why}.`,
  not_a_move: (why: string) => `Kein Zug: ${why}.`,
};
