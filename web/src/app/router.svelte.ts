// Which of the page's places is shown. Going from one to another loads nothing: links within the
// page and `go` change the address, and so do the browser's buttons.

import { place_at, type Place } from "./routes.ts";

// The part of a window that is used here.
export interface Window {
  readonly location: { readonly href: string };
  readonly history: { pushState(data: null, unused: "", address: string): void };
  addEventListener(type: "popstate", heard: () => void): void;
}

// The part of a click that is used here.
export interface Click {
  readonly target: unknown;
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

interface Link {
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

export class Router {
  place = $state.raw<Place>({ view: null, parts: {}, query: new URLSearchParams() });
  // How often another place was gone to.
  steps = $state(0);
  private readonly window: Window;

  constructor(window: Window) {
    this.window = window;
    this.place = place_at(new URL(window.location.href));
    window.addEventListener("popstate", () => this.arrive());
  }

  readonly go = (address: string): void => {
    this.window.history.pushState(null, "", address);
    this.arrive();
  };

  // A click on a link within the page; all others are the browser's, and so is one that asks for
  // a download or for the page to be loaded again.
  readonly follow = (click: Click): void => {
    const link = link_of(click.target);
    if (link === null || click.defaultPrevented || click.button !== 0) return;
    if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
    if (link.target !== "" || link.hasAttribute("download") || link.hasAttribute("data-reload"))
      return;
    const to = new URL(link.href);
    const here = new URL(this.window.location.href);
    if (to.origin !== here.origin || place_at(to).view === null) return;
    // "#board" is a place on this page.
    if (to.hash !== "" && to.pathname === here.pathname) return;
    click.preventDefault();
    this.go(to.pathname + to.search);
  };

  private arrive(): void {
    const place = place_at(new URL(this.window.location.href));
    // A step within the page, such as to "#board", is none to another place.
    if (JSON.stringify(key_of(place)) === JSON.stringify(key_of(this.place))) return;
    this.place = place;
    ++this.steps;
  }
}

function key_of({ view, parts, query }: Place): unknown {
  return [view, parts, query.toString()];
}

function link_of(target: unknown): Link | null {
  const closest = (target as { closest?: (selector: string) => Link | null } | null)?.closest;
  return closest === undefined ? null : closest.call(target, "a[href]");
}
