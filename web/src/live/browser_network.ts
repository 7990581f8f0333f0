// The network as the browser has it.

import { socket_address } from "./addresses.ts";
import { opened_to } from "./asked_ahead.ts";
import type { Network, Socket } from "./connection.ts";
import { game_status } from "./http.ts";

export const browser_network: Network = {
  open(path): Socket {
    return opened_to(path) ?? (new WebSocket(socket_address(path)) as Socket);
  },
  game_status,
  later(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
  watch(changed) {
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  },
  // Not randomUUID: a page over plain HTTP on a local network has none.
  random_name() {
    const bytes = crypto.getRandomValues(new Uint8Array(5));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
};
