// The game's WebSocket: keeps it open, hands on what arrives in order, and sends commands so that
// each happens once. Knows nothing of chess and shows nothing; the network and the time are handed
// in.

import { socket_path, type Way } from "./addresses.ts";
import type {
  Answer,
  Clock,
  Command,
  Event,
  FromServer,
  GameState,
  Presence,
} from "../protocol/types.ts";

// "gone": there is no such game.
export type Link = "connecting" | "open" | "lost" | "gone";

// `waited` is for how many milliseconds a word of the server was here before anybody could listen.
export interface Listener {
  on_state(state: GameState, waited?: number): void;
  on_event(event: Event, waited?: number): void;
  on_presence(presence: Presence): void;
  on_clock(clock: Clock, waited?: number): void;
  on_link(link: Link): void;
}

// The way to the server, as whoever plays needs it.
export interface Line {
  // The answer comes even over a later connection; a command is repeated under its own id.
  send(command: Command): Promise<Answer>;
  close(): void;
}

// The part of a WebSocket that is used here.
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown; waited?: number }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Network {
  open(path: string): Socket;
  // 200, 404, or 0 where nobody answers.
  game_status(id: string): Promise<number>;
  // Does something after so many milliseconds, unless the function given back is called before.
  later(milliseconds: number, deed: () => void): () => void;
  // Tells when the machine believes to be on a network or off it, until the function given back is
  // called.
  watch(changed: () => void): () => void;
  // Different for every page.
  random_name(): string;
}

const waits = [300, 1000, 2000, 4000, 8000, 15000];
const wait_after_limit = 20_000;
const closed_by_limit = 1008;
// Who hears nothing for so long asks, and gives the line up if there is no answer: a cut network is
// known within six seconds, and at once where the machine itself knows of it.
const quiet_before_asking = 2_500;
const answered_within = 3_500;
const answered_within_when_in_doubt = 2_000;
const breath = 300;
const opened_within = 10_000;

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
}

export class Connection implements Line {
  private socket: Socket | null = null;
  private is_open = false;
  private has_been_open = false;
  private version: number | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly prefix: string;
  private commands = 0;
  private failures = 0;
  private ended = false;
  // The one thing that is waited for: an answer, the next question, or the next try.
  private stop_waiting = (): void => undefined;
  private readonly stop_watching: () => void;

  constructor(
    private readonly way: Way,
    private readonly listener: Listener,
    private readonly network: Network,
    // What is to stand with the seat that is taken; empty where nobody has said.
    private readonly name: () => string = () => "",
  ) {
    this.prefix = network.random_name();
    this.stop_watching = network.watch(() => this.doubt());
    this.open();
  }

  send(command: Command): Promise<Answer> {
    const i = `${this.prefix}-${++this.commands}`;
    const text = JSON.stringify({ t: command.t, i, d: command.d });
    return new Promise((resolve) => {
      this.pending.set(i, { text, answer: resolve });
      if (this.is_open) this.socket?.send(text);
    });
  }

  close(): void {
    this.ended = true;
    this.stop_waiting();
    this.stop_watching();
    this.let_go();
  }

  private open(): void {
    const socket = this.network.open(socket_path(this.way, this.version, this.name()));
    this.socket = socket;
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onmessage = ({ data, waited = 0 }) => this.receive(String(data), waited);
    socket.onclose = ({ code }) => void this.closed(code, opened);
    this.wait(opened_within, () => this.give_up());
  }

  private wait(milliseconds: number, deed: () => void): void {
    this.stop_waiting();
    this.stop_waiting = this.network.later(milliseconds, deed);
  }

  // A dead line does not answer a closing handshake either, so nobody waits for one.
  private let_go(): void {
    const socket = this.socket;
    this.socket = null;
    this.is_open = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private give_up(): void {
    this.let_go();
    void this.closed(0, true);
  }

  private async closed(code: number, opened: boolean): Promise<void> {
    this.socket = null;
    this.is_open = false;
    this.stop_waiting();
    if (this.ended) return;
    if (!this.has_been_open && !opened) {
      const status = await this.network.game_status(this.way.game);
      // Meanwhile the network may have come back, or the player may have left.
      if (this.ended || this.socket !== null) return;
      if (status === 404) {
        this.close();
        return this.listener.on_link("gone");
      }
    }
    this.listener.on_link("lost");
    const wait = waits[Math.min(this.failures++, waits.length - 1)] ?? wait_after_limit;
    this.wait(code === closed_by_limit ? wait_after_limit : wait, () => this.open());
  }

  private receive(text: string, waited: number): void {
    const message = read(text);
    if (message === null) return this.begin_anew();
    if (this.is_open) this.be_quiet();
    switch (message.t) {
      case "sync":
        this.version = message.v;
        this.listener.on_state(message.d, waited);
        return this.established();
      case "resume":
        return this.established();
      case "ok":
      case "no":
        return this.answered(message);
      case "presence":
        return this.listener.on_presence(message);
      case "clock":
        return this.listener.on_clock(message.d, waited);
      default:
        return this.happened(message, waited);
    }
  }

  private established(): void {
    this.failures = 0;
    this.is_open = this.has_been_open = true;
    this.be_quiet();
    this.listener.on_link("open");
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  private answered(answer: Answer): void {
    if (answer.i === null) return;
    this.pending.get(answer.i)?.answer(answer);
    this.pending.delete(answer.i);
  }

  private happened(event: Event, waited: number): void {
    if (typeof event.v !== "number" || this.version === null || event.v <= this.version) return;
    if (event.v > this.version + 1) return this.begin_anew();
    this.version = event.v;
    this.listener.on_event(event, waited);
  }

  // What we have is not what the server has: all of it is asked for again.
  private begin_anew(): void {
    this.version = null;
    this.give_up();
  }

  private be_quiet(): void {
    this.wait(quiet_before_asking, () => this.ask(answered_within));
  }

  // Any word is an answer; this one is not repeated.
  private ask(within: number): void {
    this.socket?.send(JSON.stringify({ t: "ping", i: `${this.prefix}-ping`, d: {} }));
    // A page that was asleep hears at once that the time is up, and only then the answer.
    this.wait(within - breath, () => this.wait(breath, () => this.give_up()));
  }

  // The machine went off its network or came back to one. That says nothing about a server on this
  // machine, so it is asked.
  private doubt(): void {
    if (this.is_open) this.ask(answered_within_when_in_doubt);
    else if (this.socket === null && !this.ended) this.open();
  }
}

function read(text: string): FromServer | null {
  try {
    const message = JSON.parse(text) as FromServer | null;
    return typeof message === "object" && typeof message?.t === "string" ? message : null;
  } catch {
    return null;
  }
}
