// Runs before the rest of the page's script has come (early.ts) and asks for what that will want
// first: the reader's language, and what the server has to say at this address. On a slow network
// each would else wait for the other.

import { my_games_path, server_path, socket_path } from "../live/addresses.ts";
import { ask_ahead, open_ahead } from "../live/asked_ahead.ts";
import { kept_name } from "../settings/name.ts";
import { chosen_language } from "../words/language.ts";
import { others } from "../words/languages.ts";
import { place_at, way_of } from "./routes.ts";

// Whoever takes the words, or the part, hears of it, should it not come.
const language = chosen_language();
if (language !== "en") others[language].words().catch(() => undefined);
const place = place_at(new URL(location.href));
if (place.view === "play") {
  import("./GameAt.svelte").catch(() => undefined);
  open_ahead(socket_path(way_of(place), null, kept_name()));
}
if (place.view === "start") ask_ahead(server_path);
if (place.view === "start" || place.view === "games") ask_ahead(my_games_path);
