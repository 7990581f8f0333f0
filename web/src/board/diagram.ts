// A position as a picture by itself: the text of an SVG file that needs nothing else.

import type { Color } from "../protocol/types.ts";
import type { Man, Placement } from "../chess/placement.ts";
import { column_and_row, files_below, ranks_beside } from "./grid.ts";

const tile = 40;
const side = 8 * tile;

export interface Look {
  light: string;
  dark: string;
  ink: string;
  // Each man's picture as a group with him as its id, on a tile of 40.
  men: ReadonlyMap<Man, string>;
}

export interface Told {
  title: string;
  // For whoever reads the file.
  description: string;
}

export function diagram(men: Placement, orientation: Color, look: Look, told: Told): string {
  const standing = new Set(men.values());
  const pictures = [...standing].map((man) => look.men.get(man) ?? "");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" ' +
      `viewBox="0 0 ${side} ${side}">`,
    `<title>${escaped(told.title)}</title>`,
    `<desc>${escaped(told.description)}</desc>`,
    `<defs>${pictures.join("")}</defs>`,
    ...board(look),
    ...[...men].map(([square, man]) => {
      const { column, row } = column_and_row(orientation, square);
      return `<use href="#${man}" x="${column * tile}" y="${row * tile}"/>`;
    }),
    ...coordinates(orientation, look),
    "</svg>",
    "",
  ].join("\n");
}

function board({ light, dark }: Look): string[] {
  const tiles: string[] = [];
  for (let row = 0; row < 8; ++row)
    for (let column = (row + 1) % 2; column < 8; column += 2)
      tiles.push(`M${column * tile} ${row * tile}h${tile}v${tile}h${-tile}z`);
  return [
    `<rect width="${side}" height="${side}" fill="${escaped(light)}"/>`,
    `<path fill="${escaped(dark)}" d="${tiles.join("")}"/>`,
  ];
}

// A ring in the square's colour keeps a letter readable where it stands on a man.
function coordinates(orientation: Color, { light, dark, ink }: Look): string[] {
  const text = (letter: string, x: number, y: number, anchor: string, is_dark: boolean) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" stroke="${escaped(is_dark ? dark : light)}">` +
    `${letter}</text>`;
  return [
    `<g fill="${escaped(ink)}" stroke-width="2" stroke-linejoin="round" paint-order="stroke"` +
      ` font-family="sans-serif" font-size="8" font-weight="bold">`,
    ...files_below(orientation).map((file, column) =>
      text(file, column * tile + tile - 2, side - 2.4, "end", column % 2 === 0),
    ),
    ...ranks_beside(orientation).map((rank, row) =>
      text(rank, 2, row * tile + 8.4, "start", row % 2 === 1),
    ),
    "</g>",
  ];
}

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
