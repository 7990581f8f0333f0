import { mount } from "svelte";
import App from "./App.svelte";
import { install_sprites } from "../board/sprites.ts";
import { language, words } from "../words/index.ts";
import { apply_theme, stored_theme } from "./theme.ts";
import "../style/base.css";
import "../style/controls.css";
import "../style/board.css";
import "../style/start.css";

document.documentElement.lang = language;
label("a11y-regions", words.app.announcements);
label("a11y-log", words.app.all_announcements);
apply_theme(stored_theme());
install_sprites();
const place = document.getElementById("app");
if (place !== null) mount(App, { target: place });

// index.html speaks English, for whoever reads it without this.
function label(id: string, text: string): void {
  document.getElementById(id)?.setAttribute("aria-label", text);
}
