import assert from "node:assert/strict";
import { test } from "node:test";
import { Router, type Click } from "../src/app/router.svelte.ts";
import { place_at } from "../src/app/routes.ts";

class Browser {
  location = { href: "http://localhost:8080/" };
  pushed: string[] = [];
  private back = (): void => undefined;
  readonly history = {
    pushState: (_data: null, _unused: "", address: string) => {
      this.pushed.push(address);
      this.location.href = new URL(address, this.location.href).href;
    },
  };
  addEventListener(_type: "popstate", heard: () => void): void {
    this.back = heard;
  }
  goes_back_to(address: string): void {
    this.location.href = new URL(address, this.location.href).href;
    this.back();
  }
}

function click(href: string, more: object = {}, attributes: string[] = []) {
  let prevented = false;
  const link = {
    href: new URL(href, "http://localhost:8080/").href,
    target: "",
    hasAttribute: (name: string) => attributes.includes(name),
  };
  const made: Click = {
    target: { closest: () => link },
    button: 0,
    defaultPrevented: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    preventDefault: () => (prevented = true),
    ...more,
  };
  return { made, was_followed: () => prevented };
}

const place = (path: string) => place_at(new URL(path, "http://localhost:8080/"));

test("every address of the list has its view, with its parts", () => {
  assert.equal(place("/").view, "start");
  assert.deepEqual(
    [place("/game/k3J9xQ2a").view, place("/game/k3J9xQ2a").parts],
    ["play", { game: "k3J9xQ2a" }],
  );
  assert.equal(place("/game/k3J9xQ2a/").view, "play");
  assert.equal(place("/game/k3J9xQ2a?seat=black").query.get("seat"), "black");
});

test("nothing is at any other address", () => {
  for (const path of ["/game", "/game/", "/foo", "/game/a/b"])
    assert.equal(place(path).view, null, path);
});

test("going changes the address and the view, and so does the browser's button", () => {
  const browser = new Browser();
  const router = new Router(browser);
  assert.equal(router.place.view, "start");
  router.go("/game/aaaaaaaa");
  assert.deepEqual(browser.pushed, ["/game/aaaaaaaa"]);
  assert.equal(router.place.parts["game"], "aaaaaaaa");
  browser.goes_back_to("/");
  assert.equal(router.place.view, "start");
  assert.equal(router.steps, 2);
});

test("a step within the page is none to another place", () => {
  const browser = new Browser();
  const router = new Router(browser);
  const before = router.place;
  browser.goes_back_to("/#main");
  assert.equal(router.place, before);
  assert.equal(router.steps, 0);
});

test("links within the page are followed without loading it", () => {
  const browser = new Browser();
  const router = new Router(browser);
  const link = click("/game/aaaaaaaa");
  router.follow(link.made);
  assert.ok(link.was_followed());
  assert.equal(router.place.view, "play");
});

test("what is the browser's is left to the browser", () => {
  for (const link of [
    click("http://elsewhere/"),
    click("/api/games/aaaaaaaa/pgn", {}, ["download"]),
    click("/game/aaaaaaaa", { ctrlKey: true }),
    click("/game/aaaaaaaa", { button: 1 }),
    click("/game/aaaaaaaa", { defaultPrevented: true }),
    click("/", {}, ["data-reload"]),
    click("/#main"),
    click("/nowhere"),
    { made: { ...click("/").made, target: null }, was_followed: () => false },
  ]) {
    const browser = new Browser();
    new Router(browser).follow(link.made);
    assert.deepEqual(browser.pushed, []);
    assert.equal(link.was_followed(), false);
  }
});
