// The first 20 moves of Anderssen against Kieseritzky, London 1851: castling rights, checks and
// captures come in it, and no position comes again.

import type { Browser } from "playwright-core";
import { new_game } from "../support/table.ts";

export const moves = (
  "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 " +
  "Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6"
).split(" ");

// The first 25 plies of it as squares.
export const strokes = (
  "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 " +
  "c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5"
).split(" ");

// The address of a game with a friend, in which he has not come yet.
export async function open_game(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await new_game(page, url, { opponent: "friend" });
  const address = page.url();
  await context.close();
  return address;
}
