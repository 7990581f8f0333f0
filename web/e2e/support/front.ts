// The page of web/dist in front of a program that carries an older one: for work on the page alone.

import { createReadStream, existsSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};
const dist = fileURLToPath(new URL("../../dist", import.meta.url));

export async function page_before(program: string): Promise<{ url: string; server: Server }> {
  const target = new URL(program);
  // The program answers to its own name alone.
  const headers_for = (asked: IncomingMessage) => ({
    ...asked.headers,
    host: target.host,
    ...(asked.headers.origin === undefined ? {} : { origin: target.origin }),
  });
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? "/", program).pathname;
    const file =
      path === "/" || path === "/games" || path.startsWith("/game/") ? "/index.html" : path;
    const ours = !path.startsWith("/api/") && extname(file) in types && existsSync(dist + file);
    // Files of the page are asked for as the page, whose headers they get but those that speak of
    // its bytes.
    const wanted = ours ? (file === "/index.html" ? asked.url : "/") : asked.url;
    const to = { host: target.hostname, port: target.port, path: wanted, method: asked.method };
    const { "if-none-match": _, "accept-encoding": __, ...plain } = headers_for(asked);
    const headers = ours ? plain : headers_for(asked);
    const onward = request({ ...to, headers }, (got) => {
      if (!ours) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { "content-length": _, etag: __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, { ...kept, "content-type": types[extname(file)] });
      got.resume();
      createReadStream(dist + file).pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  server.on("upgrade", (asked, socket) => {
    const onward = connect(Number(target.port), target.hostname, () => {
      const headers = Object.entries(headers_for(asked)).map(
        ([name, value]) => `${name}: ${value}`,
      );
      onward.write([`GET ${asked.url} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) {
      end.on("error", () => undefined);
      end.on("close", () => (onward.destroy(), socket.destroy()));
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
