// The picture of the board: an SVG of eight by eight tiles of 40, with marks, men, coordinates and
// what was drawn on it. It takes no input and is hidden from screen readers.

import type { Color, Square } from "../protocol/types.ts";
import type { Man, Placement } from "../chess/placement.ts";
import { arrow_path, type Drawing } from "./drawings.ts";
import { column_and_row, files_below, ranks_beside } from "./grid.ts";
import type { Mark } from "./marks.ts";
import { motions } from "./motion.ts";

const tile = 40;
const svg_space = "http://www.w3.org/2000/svg";
const slide: KeyframeAnimationOptions = { duration: 160, easing: "ease-out" };

export class Picture {
  private readonly svg = element("svg", {
    class: "picture",
    viewBox: "0 0 320 320",
    "aria-hidden": "true",
    focusable: "false",
  });
  private readonly below = element("g", {});
  private readonly standing = element("g", { class: "men" });
  private readonly coordinates = element("g", { class: "coordinates" });
  private readonly above = element("g", {});
  private readonly drawn = element("g", { class: "drawings" });
  private readonly men = new Map<Square, { man: Man; use: SVGElement }>();
  private orientation: Color = "white";
  private lifted: Square | null = null;

  constructor(place: HTMLElement) {
    this.svg.append(
      ...squares(),
      this.below,
      this.standing,
      this.coordinates,
      this.above,
      this.drawn,
    );
    place.prepend(this.svg);
  }

  // The men are at once where they stand; `slides` lets them be seen to go there, from where they
  // stood before. What is shown never waits for that.
  show(men: Placement, orientation: Color, slides: boolean): void {
    const turned = orientation !== this.orientation;
    if (turned || this.coordinates.childElementCount === 0) this.turn(orientation);
    const before = new Map([...this.men].map(([square, { man }]) => [square, man]));
    const origin = new Map(motions(before, men).map(({ from, to }) => [to, from]));
    for (const [square, { use }] of this.men)
      if (men.get(square) !== before.get(square)) use.remove();
    for (const [square, man] of men) {
      if (before.get(square) === man && !turned) continue;
      const use = before.get(square) === man ? this.men.get(square)?.use : undefined;
      const from = slides && !turned ? origin.get(square) : undefined;
      this.put(square, man, use ?? element("use", { href: `#${man}` }), from);
    }
    for (const square of before.keys()) if (!men.has(square)) this.men.delete(square);
    this.lift(this.lifted);
  }

  // The man in somebody's hand is faint where he came from.
  lift(square: Square | null): void {
    for (const [at, { use }] of this.men) use.classList.toggle("lifted", at === square);
    this.lifted = square;
  }

  mark(marks: readonly Mark[]): void {
    const at = (above: boolean) =>
      marks
        .filter((mark) => mark.above === above)
        .map(({ name, square }) =>
          element("use", { href: `#${name}`, class: name, ...this.corner(square) }),
        );
    this.below.replaceChildren(...at(false));
    this.above.replaceChildren(...at(true));
  }

  draw(drawings: readonly Drawing[]): void {
    this.drawn.replaceChildren(
      ...drawings.map(({ from, to, brush }) =>
        to === null
          ? element("circle", {
              class: `drawing circle brush-${brush}`,
              r: 17.4,
              ...centre(this.middle(from)),
            })
          : element("path", {
              class: `drawing brush-${brush}`,
              d: arrow_path(this.middle(from), this.middle(to)),
            }),
      ),
    );
  }

  destroy(): void {
    this.svg.remove();
  }

  private put(square: Square, man: Man, use: SVGElement, from: Square | undefined): void {
    const { x, y } = this.corner(square);
    use.setAttribute("x", String(x));
    use.setAttribute("y", String(y));
    // Last, so that he goes over all others.
    this.standing.append(use);
    this.men.set(square, { man, use });
    if (from === undefined) return;
    const start = this.corner(from);
    use.animate(
      [{ transform: `translate(${start.x - x}px, ${start.y - y}px)` }, { transform: "none" }],
      slide,
    );
  }

  private turn(orientation: Color): void {
    this.orientation = orientation;
    const text = (at: { x: number; y: number }, kind: string, letter: string, dark: boolean) => {
      const one = element("text", { ...at, class: `coordinate ${kind}${dark ? " on-dark" : ""}` });
      one.textContent = letter;
      return one;
    };
    this.coordinates.replaceChildren(
      ...files_below(orientation).map((file, column) =>
        text({ x: column * tile + tile - 2, y: 8 * tile - 2.4 }, "file", file, column % 2 === 0),
      ),
      ...ranks_beside(orientation).map((rank, row) =>
        text({ x: 2, y: row * tile + 2.4 }, "rank", rank, row % 2 === 1),
      ),
    );
  }

  private corner(square: Square): { x: number; y: number } {
    const { column, row } = column_and_row(this.orientation, square);
    return { x: column * tile, y: row * tile };
  }

  private middle(square: Square): { x: number; y: number } {
    const { x, y } = this.corner(square);
    return { x: x + tile / 2, y: y + tile / 2 };
  }
}

function centre({ x, y }: { x: number; y: number }): { cx: number; cy: number } {
  return { cx: x, cy: y };
}

function squares(): SVGElement[] {
  const dark: string[] = [];
  for (let row = 0; row < 8; ++row)
    for (let column = (row + 1) % 2; column < 8; column += 2)
      dark.push(`M${column * tile} ${row * tile}h${tile}v${tile}h${-tile}z`);
  return [
    element("rect", { class: "square-light", width: 8 * tile, height: 8 * tile }),
    element("path", { class: "square-dark", d: dark.join("") }),
  ];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svg_space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
