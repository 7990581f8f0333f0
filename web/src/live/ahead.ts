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

const replies = new Map<string, Promise<Reply>>();
let socket: EarlySocket | null = null;

// Throws where nobody answers, or not in JSON.
async function asked(path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(path, init);
  return { status: response.status, is_ok: response.ok, body: await response.json() };
}

export function ask_ahead(path: string): void {
  const reply = asked(path);
  // Whoever wants it hears of it.
  reply.catch(() => undefined);
  replies.set(path, reply);
}

export function replied(path: string, init?: RequestInit): Promise<Reply> {
  const early = init === undefined ? replies.get(path) : undefined;
  replies.delete(path);
  return early ?? asked(path, init);
}

export function open_ahead(path: string): void {
  socket = new EarlySocket(path);
}

// One to elsewhere is of no use to anybody.
export function opened_to(path: string): Socket | null {
  const early = socket;
  socket = null;
  if (early?.path === path) return early.take();
  early?.close();
  return null;
}
