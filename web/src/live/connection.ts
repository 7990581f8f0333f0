// The game's WebSocket: keeps it open, hands on what arrives in order, and sends commands so that
// each happens once. Knows nothing of chess and shows nothing.

import { game_status } from "./http.ts";
import type {
  Answer,
  Clock,
  Command,
  Event,
  FromServer,
  GameState,
  Presence,
} from "../protocol/types.ts";

export type Link = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  on_state(state: GameState): void;
  on_event(event: Event): void;
  on_presence(presence: Presence): void;
  on_clock(clock: Clock): void;
  on_link(link: Link): void;
}

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
}

const waits = [300, 1000, 2000, 4000, 8000, 15000];
const wait_after_limit = 20_000;
const ping_every = 25_000;
const silence_allowed = 40_000;
const closed_by_limit = 1008;

export class Connection {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly prefix = random_prefix();
  private commands = 0;
  private failures = 0;
  private heard = 0;
  private ended = false;
  private retry: number | undefined;
  private readonly heartbeat: number;
  private readonly again = () => this.open_now();

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.heartbeat = window.setInterval(() => this.beat(), ping_every);
    addEventListener("online", this.again);
    this.open();
  }

  // The answer comes even over a later connection; a command is repeated under its own id.
  send(command: Command): Promise<Answer> {
    const i = `${this.prefix}-${++this.commands}`;
    const text = JSON.stringify({ t: command.t, i, d: command.d });
    return new Promise((resolve) => {
      this.pending.set(i, { text, answer: resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.ended = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    removeEventListener("online", this.again);
    this.socket?.close();
  }

  private open(): void {
    const query = new URLSearchParams();
    if (this.version !== null) query.set("v", String(this.version));
    // The link that brought us here may name the seat that is meant.
    const seat = new URLSearchParams(location.search).get("seat");
    if (seat !== null) query.set("seat", seat);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/games/${this.id}/socket?${query.toString()}`,
    );
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.heard = Date.now();
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.receive(String(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) void this.closed(event.code, opened);
    };
  }

  private open_now(): void {
    if (this.ended || this.socket !== null) return;
    clearTimeout(this.retry);
    this.open();
  }

  private async closed(code: number, opened: boolean): Promise<void> {
    this.socket = null;
    if (this.ended) return;
    if (!opened && (await game_status(this.id)) === 404) {
      this.close();
      this.listener.on_link("gone");
      return;
    }
    this.listener.on_link("lost");
    const wait =
      code === closed_by_limit
        ? wait_after_limit
        : waits[Math.min(this.failures++, waits.length - 1)];
    this.retry = window.setTimeout(() => this.open_now(), wait);
  }

  private receive(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as FromServer;
    switch (message.t) {
      case "sync":
        this.version = message.v;
        this.listener.on_state(message.d);
        return this.established();
      case "resume":
        return this.established();
      case "ok":
      case "no":
        return this.answered(message);
      case "presence":
        return this.listener.on_presence(message);
      case "clock":
        return this.listener.on_clock(message.d);
      default:
        return this.happened(message);
    }
  }

  private established(): void {
    this.failures = 0;
    this.listener.on_link("open");
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  private answered(answer: Answer): void {
    if (answer.i === null) return;
    this.pending.get(answer.i)?.answer(answer);
    this.pending.delete(answer.i);
  }

  private happened(event: Event): void {
    if (typeof event.v !== "number" || this.version === null || event.v <= this.version) return;
    if (event.v > this.version + 1) {
      this.version = null;
      this.socket?.close();
      return;
    }
    this.version = event.v;
    this.listener.on_event(event);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > silence_allowed) this.socket.close();
    else void this.send({ t: "ping", d: {} });
  }
}

// Not randomUUID: a page over plain HTTP on a local network has none.
function random_prefix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (n) =>
    n.toString(16).padStart(2, "0"),
  ).join("");
}
