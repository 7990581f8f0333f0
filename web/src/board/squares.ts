import type { Square } from "../protocol/types.ts";

// The square whose button this is or is in.
export function square_of(target: EventTarget | null): Square | null {
  return target instanceof Element
    ? (target.closest("[data-square]")?.getAttribute("data-square") ?? null)
    : null;
}
