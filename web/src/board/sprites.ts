// Our own sprites, put into the page once. cm-chessboard looks for these two ids before it would
// fetch sprites of its own, so it never asks for any.

import marks from "./marks.svg?raw";
import pieces from "./pieces.svg?raw";

export function install_sprites(): void {
  install("cm-chessboard-sprite", pieces);
  install("cm-chessboard-markers", marks);
}

function install(id: string, svg: string): void {
  if (document.getElementById(id) !== null) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}
