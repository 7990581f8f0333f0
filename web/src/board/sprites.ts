// The men and marks that every picture refers to by id, put into the page once.

import marks from "./marks.svg?raw";
import pieces from "./pieces.svg?raw";

export function install_sprites(): void {
  install("sprite-men", pieces);
  install("sprite-marks", marks);
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
