// The men and marks that every picture refers to by id, put into the page once.

import marks from "./marks.svg?raw";
import classic from "./men/classic.svg?raw";

// The sets of men that there are; all but the usual one are loaded when they are wanted.
const sets = {
  classic: () => Promise.resolve(classic),
  plain: async () => (await import("./men/plain.svg?raw")).default,
};
export type Men = keyof typeof sets;

let wanted: Men = "classic";
let shown: Men = "classic";

export function install_sprites(): void {
  install("sprite-men", classic);
  install("sprite-marks", marks);
}

export async function show_men(men: Men): Promise<void> {
  wanted = men;
  if (shown === men) return;
  const svg = await sets[men]().catch(() => null);
  // Others may have been chosen meanwhile; what did not come is asked for again another time.
  if (svg === null || wanted !== men) return;
  install("sprite-men", svg);
  shown = men;
}

function install(id: string, svg: string): void {
  const holder = document.getElementById(id) ?? document.createElement("div");
  holder.id = id;
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}
