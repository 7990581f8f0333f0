// Runs before the rest of the page's script has come (early.ts) and asks for what that will want
// first: the reader's language, and what the server has to say at this address. On a slow network
// each would else wait for the other.

import { my_games_path, server_path, socket_path } from "../live/addresses.ts";
import { ask_ahead, open_ahead } from "../live/asked_ahead.ts";
import { kept_name } from "../settings/name.ts";
import { chosen_language, words_in } from "../words/language.ts";
import { place_at, way_of } from "./routes.ts";

// Whoever takes the words hears of it, should they not come.
words_in(chosen_language()).catch(() => undefined);
const place = place_at(new URL(location.href));
if (place.view === "play") open_ahead(socket_path(way_of(place), null, kept_name()));
if (place.view === "start") ask_ahead(server_path);
if (place.view === "start" || place.view === "games") ask_ahead(my_games_path);
