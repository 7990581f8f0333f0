import { mount } from "svelte";
import App from "./App.svelte";
import { install_sprites } from "../board/sprites.ts";
import { language, words } from "../words/index.ts";
import { announcer } from "../live/page_announcer.ts";
import { speak } from "../sound/speaker.ts";
import { settings } from "../settings/settings.svelte.ts";
import { apply, follow_system } from "./appearance.ts";
import { keep_focus, watch_input } from "./keep_focus.ts";
import "../style/base.css";
import "../style/controls.css";
import "../style/board.css";
import "../style/themes.css";
import "../style/start.css";

document.documentElement.lang = language;
label("a11y-regions", words.app.announcements);
label("a11y-log", words.app.all_announcements);
install_sprites();
apply(settings);
follow_system(() => apply(settings));
keep_focus(document);
watch_input(document);
announcer.also = (text, is_urgent) => speak(text, is_urgent, language);
const place = document.getElementById("app");
if (place !== null) mount(App, { target: place });

// index.html speaks English, for whoever reads it without this.
function label(id: string, text: string): void {
  document.getElementById(id)?.setAttribute("aria-label", text);
}
