// Dragging a man with mouse, pen or finger, and a finger's tap. A drag is only another way to name
// two squares: clicks and keys do all that it does.

import type { Square } from "../protocol/types.ts";
import type { Man } from "../chess/placement.ts";
import { square_of } from "./squares.ts";

export interface DragHost {
  // Nobody sees the men, not even in his hand.
  is_blindfold(): boolean;
  man_to_drag(square: Square): Man | null;
  started(square: Square): void;
  // Somebody tried to drag a man who is not to be dragged.
  stuck(square: Square): void;
  dropped(from: Square, to: Square | null): void;
  // Some browsers make no click of a tap that follows a quick drag, so it is told here.
  tapped(square: Square): void;
}

const threshold = 5;
const svg_space = "http://www.w3.org/2000/svg";

export class Drag {
  private from: { square: Square; man: Man; x: number; y: number; size: number } | null = null;
  private ghost: SVGSVGElement | null = null;
  // Where a mouse or a pen is down on what cannot be dragged; a finger scrolls the page.
  private held: Square | null = null;
  // Where a finger is down.
  private touched: Square | null = null;
  // The pointer of whose end no click is wanted.
  private unclicked: number | null = null;

  constructor(
    private readonly area: HTMLElement,
    private readonly host: DragHost,
  ) {
    area.addEventListener("pointerdown", this.down);
    area.addEventListener("pointermove", this.move);
    area.addEventListener("pointerup", this.up);
    area.addEventListener("pointercancel", this.cancel);
    area.addEventListener("touchend", this.touch_ended, { passive: false });
    // Anywhere: by now something else may lie under the finger, the choice of a promotion, say.
    document.addEventListener("pointerdown", this.begin_anew, { capture: true });
    document.addEventListener("click", this.swallow_click, { capture: true });
    document.addEventListener("keydown", this.key, { capture: true });
  }

  destroy(): void {
    this.cancel();
    this.area.removeEventListener("pointerdown", this.down);
    this.area.removeEventListener("pointermove", this.move);
    this.area.removeEventListener("pointerup", this.up);
    this.area.removeEventListener("pointercancel", this.cancel);
    this.area.removeEventListener("touchend", this.touch_ended);
    document.removeEventListener("pointerdown", this.begin_anew, { capture: true });
    document.removeEventListener("click", this.swallow_click, { capture: true });
    document.removeEventListener("keydown", this.key, { capture: true });
  }

  readonly cancel = (): void => {
    const square = this.ghost === null ? null : (this.from?.square ?? null);
    this.clear();
    if (square !== null) this.host.dropped(square, null);
  };

  // Escape, or another button of the mouse, lets the man go where he stood.
  private readonly key = (event: KeyboardEvent): void => {
    if (this.ghost === null || event.key !== "Escape") return;
    event.stopPropagation();
    this.cancel();
  };

  private readonly begin_anew = (): void => {
    this.unclicked = null;
  };

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const square = square_of(event.target);
    this.touched = event.pointerType === "touch" ? square : null;
    const man = square === null ? null : this.host.man_to_drag(square);
    this.held = man === null && event.pointerType !== "touch" ? square : null;
    if (square === null || man === null) return;
    const size = (event.target as HTMLElement).getBoundingClientRect().width;
    this.from = { square, man, x: event.clientX, y: event.clientY, size };
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.from === null || !event.isPrimary) return;
    if (event.buttons > 1) return this.cancel();
    if (this.ghost === null) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < threshold) return;
      this.area.setPointerCapture(event.pointerId);
      this.ghost = make_ghost(this.from.man, this.from.size);
      if (this.host.is_blindfold()) this.ghost.style.visibility = "hidden";
      this.host.started(this.from.square);
    }
    this.ghost.style.left = `${event.clientX - this.from.size / 2}px`;
    this.ghost.style.top = `${event.clientY - this.from.size / 2}px`;
  };

  private readonly up = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const { from, touched, held } = this;
    const dragged = this.ghost !== null;
    this.clear();
    const to = square_of(document.elementFromPoint(event.clientX, event.clientY));
    if (from !== null && dragged) this.host.dropped(from.square, to === from.square ? null : to);
    else if (touched !== null && touched === to) this.host.tapped(touched);
    else {
      // Without a click of its own.
      if (held !== null && to !== null && to !== held) this.host.stuck(held);
      return;
    }
    this.unclicked = event.pointerId;
  };

  // It was told already.
  private readonly touch_ended = (event: TouchEvent): void => {
    if (this.unclicked !== null && event.cancelable) event.preventDefault();
  };

  // The click that the browser makes of what was told already; not that of a key or of a reader.
  private readonly swallow_click = (event: MouseEvent): void => {
    const { pointerId = this.unclicked } = event as Partial<PointerEvent>;
    if (this.unclicked === null || event.detail === 0 || pointerId !== this.unclicked) return;
    this.unclicked = null;
    event.preventDefault();
    event.stopPropagation();
  };

  private clear(): void {
    this.from = this.held = null;
    this.touched = null;
    this.ghost?.remove();
    this.ghost = null;
  }
}

function make_ghost(man: Man, size: number): SVGSVGElement {
  const ghost = document.createElementNS(svg_space, "svg");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("viewBox", "0 0 40 40");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = ghost.style.height = `${size}px`;
  const use = document.createElementNS(svg_space, "use");
  use.setAttribute("href", `#${man}`);
  ghost.append(use);
  document.body.append(ghost);
  return ghost;
}
