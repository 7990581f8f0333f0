// What is said by itself when something happens.

import type { Color, Role, Square } from "../../protocol/types.ts";
import { chess } from "./chess.ts";
import { capital, the_man } from "./men.ts";

const { color } = chess;

export const told = {
  move: (who: string, move: string) => `${who}: ${move}.`,
  // Who sits down is told where he is.
  you_play: (side: Color, whom: string) => `Du spielst ${color(side)} gegen ${whom}.`,
  both_here: "Beide spielen an diesem Bildschirm.",
  seat_waits: (side: Color) =>
    `${color(side)} ist noch nicht da: Schick den Link dem, der spielen soll.`,
  seat_is_kept: (side: Color) => `${color(side)} ist noch nicht da.`,
  your_move: "Du bist am Zug.",
  your_move_with: (time: string) => `Du bist am Zug und hast noch ${time}.`,
  to_move: (who: string) => `${who} ist am Zug.`,
  premove: (move: string) => `Vorauszug: ${move}.`,
  never_goes: (side: Color, role: Role, from: Square, to: Square) =>
    `Kein Vorauszug: ${capital(the_man(side, role))} auf ${from} kann nie nach ${to} ziehen.`,
  premoves_cancelled: "Die Vorauszüge sind gelöscht.",
  premove_impossible: "Dein Vorauszug ist nicht möglich.",
  taken_back: "Zurückgenommen: Mach einen anderen Zug.",
  pawn_stays: "Der Bauer steht wieder: Mach einen anderen Zug.",
  nothing_claimed: "Remis wird nicht reklamiert.",
  looking_back: "Das ist eine frühere Stellung: Geh zum letzten Zug, um weiterzuspielen.",
  is_away: (who: string) => `${who} ist weg.`,
  is_back: (who: string) => `${who} ist wieder da.`,
  low_time_of: (side: Color, time: string) => `${color(side)} hat noch ${time}.`,
  low_time: (time: string) => `Du hast noch ${time}.`,
  you_offer: "Du bietest Remis an.",
  offers: (who: string, other: string) =>
    `${who} bietet Remis an. ${other} kann annehmen oder ablehnen.`,
  offers_you: (who: string) => `${who} bietet dir Remis an: Nimm an oder lehne ab.`,
  you_decline: "Du lehnst das Remis ab.",
  declines: (who: string) => `${who} lehnt das Remis ab.`,
  declined_so: "Damit ist das Remis abgelehnt.",
  joined: (who: string, side: Color) => `${who} ist da und spielt ${color(side)}.`,
  is_called: (side: Color, name: string) => `${color(side)} ist ${name}.`,
  your_friend: "Dein Freund",
  a_player: "Ein Spieler",
  offers_rematch: (who: string) => `${who} bietet Revanche an.`,
  offers_you_rematch: (who: string) => `${who} bietet dir Revanche an.`,
  you_offer_rematch: "Du bietest Revanche an.",
  rematch_elsewhere: "Die Spieler spielen eine Revanche.",
  takes_back: (who: string) => `${who} nimmt den letzten Zug zurück.`,
  you_take_back: "Dein letzter Zug ist zurückgenommen.",
  asks_back: (who: string, move: string) => `${who} will einen Zug zurücknehmen: ${move}.`,
  asks_you_back: (who: string, move: string) =>
    `${who} bittet dich, einen Zug zurücknehmen zu dürfen: ${move}. Lass es zu oder lehne ab.`,
  you_ask_back: (move: string) => `Du bittest, deinen Zug zurücknehmen zu dürfen: ${move}.`,
  denies_back: (who: string) => `${who} lässt den Zug nicht zurücknehmen.`,
  you_deny_back: "Du lässt den Zug nicht zurücknehmen.",
  you_give_time: (whom: string, time: string) => `Du gibst ${whom} ${time}.`,
  gives_you_time: (who: string, time: string) => `${who} gibt dir ${time}.`,
  gives_time: (who: string, whom: string, time: string) => `${who} gibt ${whom} ${time}.`,
  has_sealed: (who: string) => `${who} hat einen Zug abgegeben.`,
  is_sealed: "Dein Zug ist abgegeben.",
  wrong_claim: (who: string) => `${who} hat zu Unrecht Remis reklamiert.`,
  stands_as_offer: "Das gilt als Angebot: Nimm an oder lehne ab.",
  not_while_lost:
    "Die Verbindung ist weg: Das wurde nicht gesendet. Wiederhole es, sobald sie wieder steht",
  connection_lost: "Verbindung verloren. Neuer Versuch läuft.",
  connected_again: "Wieder verbunden.",
  times: (white: string, black: string) =>
    `${color("white")}: ${white}. ${color("black")}: ${black}.`,
  fen_copied: "FEN kopiert.",
  copy_text_by_hand: (text: string) => `Von Hand zu kopieren: ${text}`,
  link_copied: "Link kopiert.",
  copy_by_hand: "Kopiere den Link von Hand: Er ist markiert.",
  nobody_moves: (why: string) => `Niemand zieht: ${why}.`,
  man_stays: (turn: Color, side: Color, role: Role, square: Square) =>
    `${color(turn)} ist am Zug: ${capital(the_man(side, role))} auf ${square} bleibt stehen.`,
  not_your_move: (turn: Color) => `Du bist nicht am Zug: ${color(turn)} zieht.`,
  illegal: (why: string) => `Regelwidrig: ${why}.`,
  not_a_move: (why: string) => `Kein Zug: ${why}.`,
};
