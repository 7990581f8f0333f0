// A network and a time that do what a test says.

import assert from "node:assert/strict";
import type { Line, Listener, Network, Socket } from "../../src/live/connection.ts";
import type { Answer, Command } from "../../src/protocol/types.ts";

// Time that passes when it is told to.
export class Time {
  now = 0;
  private waiting: { at: number; deed: () => void }[] = [];

  readonly later = (milliseconds: number, deed: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, deed };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((one) => one !== entry));
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.at;
      next.deed();
    }
    this.now = end;
  }

  get waits_for(): number {
    return this.waiting.length;
  }
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown; waited?: number }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { t: string; i: string; d: object }[] = [];
  was_closed = false;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string; i: string; d: object });
  }

  // As a browser does on a dead line: nothing comes of it for minutes.
  close(): void {
    this.was_closed = true;
  }

  opens(): void {
    this.onopen?.();
  }

  says(message: object, waited = 0): void {
    this.onmessage?.({ data: JSON.stringify(message), waited });
  }

  says_text(text: string): void {
    this.onmessage?.({ data: text });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

export class FakeNetwork implements Network {
  readonly time = new Time();
  readonly sockets: FakeSocket[] = [];
  status = 200;
  readonly later = this.time.later;
  private watcher: (() => void) | null = null;

  open(path: string): FakeSocket {
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    return socket;
  }

  game_status(): Promise<number> {
    return Promise.resolve(this.status);
  }

  watch(changed: () => void): () => void {
    this.watcher = changed;
    return () => (this.watcher = null);
  }

  random_name(): string {
    return "p";
  }

  changes(): void {
    this.watcher?.();
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    assert.ok(socket);
    return socket;
  }
}

// A line whose other end is the test.
export class FakeLine implements Line {
  readonly sent: { command: Command; answer: (answer: Answer) => void }[] = [];
  was_closed = false;

  constructor(readonly listener: Listener) {}

  send(command: Command): Promise<Answer> {
    return new Promise((answer) => this.sent.push({ command, answer }));
  }

  close(): void {
    this.was_closed = true;
  }
}

// Lets everything happen that waits for a promise.
export async function settled(): Promise<void> {
  await new Promise((next) => setImmediate(next));
}
