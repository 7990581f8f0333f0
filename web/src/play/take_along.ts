// What somebody takes along of the position shown: its FEN in the clipboard, its picture as a file.

import { diagram } from "../board/diagram.ts";
import type { Man } from "../chess/placement.ts";
import type { LiveGame } from "../live/live_game.svelte.ts";
import type { Color } from "../protocol/types.ts";
import { game_title, player_name, shown_name } from "../words/game.ts";
import { words } from "../words/index.ts";
import { put_in_clipboard } from "./clipboard.ts";
import { file_name } from "./file_name.ts";

const { told } = words;
const roles = [..."kqrbnp"];

export async function copy_fen(live: LiveGame): Promise<void> {
  await copy(live, live.fen_shown, told.fen_copied);
}

// The address alone: whoever opens it watches, or takes a seat that is open to all.
export async function copy_link(live: LiveGame): Promise<void> {
  await copy(live, location.origin + location.pathname, told.link_copied);
}

async function copy(live: LiveGame, text: string, done: string): Promise<void> {
  live.inform((await put_in_clipboard(text)) ? done : told.copy_text_by_hand(text));
}

export function save_svg(live: LiveGame, orientation: Color): void {
  const { game, shown } = live;
  if (game === null) return;
  const told = {
    title: `${game_title(game)}: ${shown_name(game, shown)}`,
    description: live.fen_shown,
  };
  const name = (color: Color) => player_name(game.players[color], color, game.you);
  const svg = diagram(live.men_shown, orientation, look_of_page(), told);
  save(svg, file_name(name("white"), name("black"), shown.length));
}

// As the board is seen, with the men that were chosen.
function look_of_page() {
  const color = (part: string) => {
    const seen = document.querySelector(`#board .picture ${part}`);
    return seen === null ? "#888" : getComputedStyle(seen).fill;
  };
  const men = new Map<Man, string>();
  for (const man of roles.flatMap((role) => [`w${role}`, `b${role}`])) {
    const drawn = document.querySelector(`#sprite-men [id=${man}]`);
    if (drawn !== null) men.set(man, new XMLSerializer().serializeToString(drawn));
  }
  return {
    light: color(".square-light"),
    dark: color(".square-dark"),
    ink: color(".coordinate"),
    men,
  };
}

function save(svg: string, name: string): void {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
