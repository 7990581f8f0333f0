// What was asked of the server before the page's own script had come: whoever wants the same finds
// it on its way, or here already. Each is there for one taker.

import { socket_address } from "./addresses.ts";
import type { Socket } from "./connection.ts";

// What happens on it before it is taken is told to the taker.
class EarlySocket {
  private readonly socket: WebSocket;
  private readonly heard: Event[] = [];

  constructor(readonly path: string) {
    this.socket = new WebSocket(socket_address(path));
    const hear = (event: Event): void => void this.heard.push(event);
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = hear;
  }

  take(): Socket {
    const socket = this.socket as Socket;
    // Whoever takes it says first who listens.
    queueMicrotask(() => {
      for (const event of this.heard)
        if (event.type === "open") socket.onopen?.();
        else if (event.type === "close") socket.onclose?.(event as CloseEvent);
        else {
          const waited = performance.now() - event.timeStamp;
          socket.onmessage?.({ data: (event as MessageEvent<unknown>).data, waited });
        }
    });
    return socket;
  }

  close(): void {
    this.socket.close();
  }
}

// An answer over HTTP, whose body has come and is read.
interface Reply {
  status: number;
  is_ok: boolean;
  body: unknown;
}

interface Early {
  asked_at: number;
  reply: Promise<Reply>;
}

// What was asked longer ago may be another thing by now.
const fresh_for = 10_000;
const wanted_within = 60_000;
const replies = new Map<string, Early>();
let socket: EarlySocket | null = null;

// Throws where nobody answers, or not in JSON.
async function asked(path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(path, init);
  return { status: response.status, is_ok: response.ok, body: await response.json() };
}

export function ask_ahead(path: string): void {
  const reply = asked(path);
  // Whoever wants it asks again.
  reply.catch(() => undefined);
  replies.set(path, { asked_at: performance.now(), reply });
}

export function replied(path: string, init?: RequestInit): Promise<Reply> {
  const early = init === undefined ? replies.get(path) : undefined;
  replies.delete(path);
  const is_fresh = early !== undefined && performance.now() - early.asked_at < fresh_for;
  return is_fresh ? early.reply.catch(() => asked(path)) : asked(path, init);
}

export function open_ahead(path: string): void {
  const opened = new EarlySocket(path);
  socket = opened;
  // Should the rest of the page never come, nobody sits at the game.
  setTimeout(() => {
    if (socket === opened) close_rest();
  }, wanted_within);
}

export function opened_to(path: string): Socket | null {
  const early = socket;
  if (early?.path !== path) return null;
  socket = null;
  return early.take();
}

// Whoever wanted it has it by now.
export function close_rest(): void {
  socket?.close();
  socket = null;
}
