// The bytes that a page receives, heads of answers and frames of sockets with them, by kind.

import type { CDPSession, Page } from "playwright-core";

const kinds: Readonly<Record<string, string>> = {
  Document: "html",
  Script: "js",
  Stylesheet: "css",
  Font: "font",
};

// RFC 6455, section 5.2: what a frame from the server has beside its content.
function frame_head(content: number): number {
  return content < 126 ? 2 : content < 65536 ? 4 : 10;
}

export class Wire {
  private readonly bytes = new Map<string, number>();
  private readonly open = new Map<string, string>();
  private is_closed = false;
  private settled: () => void = () => undefined;

  static async watch(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire();
    wire.listen(session);
    await session.send("Network.enable");
    return wire;
  }

  // What was asked for until now, once it has come.
  async received(): Promise<ReadonlyMap<string, number>> {
    this.is_closed = true;
    if (this.open.size > 0) await new Promise<void>((resolve) => (this.settled = resolve));
    return this.bytes;
  }

  private listen(session: CDPSession): void {
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      if (!this.is_closed) this.open.set(requestId, kinds[type ?? ""] ?? "other");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      this.ended(requestId, encodedDataLength),
    );
    session.on("Network.loadingFailed", ({ requestId }) => this.ended(requestId, 0));
    session.on("Network.webSocketHandshakeResponseReceived", ({ response }) => {
      const head = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
      this.add("socket", ["HTTP/1.1 101 Switching Protocols", ...head, "", ""].join("\r\n").length);
    });
    session.on("Network.webSocketFrameReceived", ({ response }) => {
      const content = Buffer.byteLength(response.payloadData);
      this.add("socket", frame_head(content) + content);
    });
  }

  private ended(id: string, bytes: number): void {
    const kind = this.open.get(id);
    if (kind === undefined) return;
    this.open.delete(id);
    this.bytes.set(kind, (this.bytes.get(kind) ?? 0) + bytes);
    if (this.open.size === 0) this.settled();
  }

  private add(kind: string, bytes: number): void {
    if (!this.is_closed) this.bytes.set(kind, (this.bytes.get(kind) ?? 0) + bytes);
  }
}
