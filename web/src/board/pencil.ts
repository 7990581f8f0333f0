// Drawing on the board: with the right button, or with a finger that rests on a square for a moment
// and then goes on or is lifted. Keys do the same (Board.svelte).

import type { Square } from "../protocol/types.ts";
import type { Brush, Drawing } from "./drawings.ts";
import { square_of } from "./squares.ts";

export interface PencilHost {
  // While it is being drawn, and null where nothing comes of it.
  sketched(drawing: Drawing | null): void;
  drawn(drawing: Drawing): void;
  // A finger rests: it draws, and takes up no man.
  began_by_touch(): void;
}

const rest = 450;
const trembling = 8;

export class Pencil {
  private sketch: Drawing | null = null;
  private pointer: number | null = null;
  private resting: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  private just_drawn = false;
  private readonly stop = new AbortController();

  constructor(
    private readonly area: HTMLElement,
    private readonly host: PencilHost,
  ) {
    const { signal } = this.stop;
    area.addEventListener("pointerdown", this.down, { signal });
    area.addEventListener("pointermove", this.move, { signal });
    area.addEventListener("pointerup", this.up, { signal });
    area.addEventListener("pointercancel", this.cancel, { signal });
    area.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    area.addEventListener("click", this.swallow_click, { capture: true, signal });
    // A finger that draws does not move the page.
    area.addEventListener("touchmove", this.hold_page, { passive: false, signal });
  }

  destroy(): void {
    this.cancel();
    this.stop.abort();
  }

  private readonly down = (event: PointerEvent): void => {
    this.just_drawn = false;
    const square = square_of(event.target);
    if (square === null) return;
    // A second finger or button ends what the first began.
    if (this.pointer !== null || this.resting !== null) return this.cancel();
    const by_finger = event.pointerType === "touch";
    if (event.button === 2 && !by_finger) this.begin(square, brush_of(event), event.pointerId);
    else if (by_finger && event.isPrimary) {
      const timer = setTimeout(() => {
        this.resting = null;
        this.host.began_by_touch();
        this.begin(square, 1, event.pointerId);
      }, rest);
      this.resting = { timer, x: event.clientX, y: event.clientY };
    }
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.resting !== null) {
      const { x, y } = this.resting;
      if (Math.hypot(event.clientX - x, event.clientY - y) > trembling) this.no_rest();
    }
    if (this.sketch === null || event.pointerId !== this.pointer) return;
    // A mouse tells of a second button by a move.
    if (event.button !== -1) return this.cancel();
    const there = square_of(document.elementFromPoint(event.clientX, event.clientY));
    const to = there === this.sketch.from ? null : there;
    if (to === this.sketch.to) return;
    this.sketch = { ...this.sketch, to };
    this.host.sketched(this.sketch);
  };

  private readonly up = (event: PointerEvent): void => {
    this.no_rest();
    const { sketch } = this;
    if (sketch === null || event.pointerId !== this.pointer) return;
    this.end();
    this.just_drawn = true;
    // Drawn out of the board is drawn away.
    if (square_of(document.elementFromPoint(event.clientX, event.clientY)) !== null)
      this.host.drawn(sketch);
  };

  private readonly cancel = (): void => {
    this.no_rest();
    if (this.sketch !== null) this.end();
  };

  // The click that the browser makes of a finger that was lifted.
  private readonly swallow_click = (event: MouseEvent): void => {
    if (!this.just_drawn) return;
    this.just_drawn = false;
    event.stopPropagation();
  };

  private readonly hold_page = (event: TouchEvent): void => {
    if (this.sketch !== null && event.cancelable) event.preventDefault();
  };

  private begin(from: Square, brush: Brush, pointer: number): void {
    this.sketch = { from, to: null, brush };
    this.pointer = pointer;
    this.area.setPointerCapture(pointer);
    this.host.sketched(this.sketch);
  }

  private end(): void {
    this.sketch = null;
    this.pointer = null;
    this.host.sketched(null);
  }

  private no_rest(): void {
    if (this.resting !== null) clearTimeout(this.resting.timer);
    this.resting = null;
  }
}

function brush_of({ shiftKey, ctrlKey, altKey }: PointerEvent): Brush {
  const red = shiftKey || ctrlKey;
  return red ? (altKey ? 4 : 2) : altKey ? 3 : 1;
}
