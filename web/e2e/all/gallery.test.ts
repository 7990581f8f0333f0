// Every component in every state, in every theme and either language.

import { look_at_rooms } from "../support/gallery.ts";

look_at_rooms(["light", "dark", "contrast"], ["en", "de"]);
