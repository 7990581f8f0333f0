// One specimen in a window of its own: it has ids, dialogs and media queries for itself, as it has
// on the page. Which one is said by the address: `?of=ui/Clock.svelte&name=running`.

import { mount, tick, type Component } from "svelte";
import { apply } from "../src/app/appearance.ts";
import { install_sprites, show_men } from "../src/board/sprites.ts";
import { read_settings } from "../src/settings/choices.ts";
import { language } from "../src/words/index.ts";
import type { Specimen } from "./specimen.ts";
import { all_specimens } from "./specimens/index.ts";
import "../src/style/base.css";
import "../src/style/controls.css";
import "../src/style/board.css";
import "../src/style/themes.css";
import "../src/style/start.css";

const components = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  "../src/{ui,board,play,start,games,desk}/*.svelte",
  "../src/app/{Header,Settings}.svelte",
]);

async function show(place: HTMLElement, specimen: Specimen): Promise<void> {
  const { of, props, look = {}, server = {}, fills, height, then } = specimen;
  document.documentElement.lang = language;
  globalThis.fetch = (path) => Promise.resolve(Response.json(server[String(path)] ?? {}));
  install_sprites();
  const seen = () => ({ ...read_settings(), ...look });
  apply(seen());
  // What is chosen around this window is written down for all.
  addEventListener("storage", () => apply(seen()));
  await show_men(seen().men);
  await document.fonts.ready;
  place.classList.toggle("whole", fills === true);
  const component = await components[`../src/${of}`]?.();
  if (component === undefined) throw new Error(`no component ${of}`);
  for (const one of [props()].flat()) mount(component.default, { target: place, props: one });
  await tick();
  await then?.(place);
  if (height === undefined) follow_height(place);
  document.documentElement.dataset["shown"] = "";
}

// The frame is as high as what it shows.
function follow_height(place: HTMLElement): void {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null) return;
  const follow = () => (frame.style.height = `${place.offsetHeight}px`);
  follow();
  new ResizeObserver(follow).observe(place);
}

const asked = new URLSearchParams(location.search);
const place = document.getElementById("specimen");
const specimen = all_specimens.find(
  ({ of, name }) => of === asked.get("of") && name === asked.get("name"),
);
if (place !== null && specimen !== undefined) await show(place, specimen);
