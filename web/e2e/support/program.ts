// The real program, on a free port, with a data directory of its own.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { page_before } from "./front.ts";

export interface Program {
  url: string;
  data: string;
  stop(): Promise<void>;
}

function executable(): string {
  const named = process.env["ARBITER"];
  if (named) return named;
  const found = ["dev", "release"]
    .map((preset) =>
      fileURLToPath(new URL(`../../../build/${preset}/apps/arbiter/arbiter`, import.meta.url)),
    )
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error("no program: build it, or name it in ARBITER");
  return found;
}

// `listen` and `data` let a test start the same server again.
export async function start_program(listen = "127.0.0.1:0", kept?: string): Promise<Program> {
  const data = kept ?? (await mkdtemp(join(tmpdir(), "arbiter-e2e-")));
  const child = spawn(executable(), ["serve", "--listen", listen, "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    if (kept === undefined) await rm(data, { recursive: true, force: true });
  };
  const url = await listening(child);
  if (process.env["PAGE"] !== "dist") return { url, data, stop };
  const front = await page_before(url);
  const stop_both = () => (front.server.close(), front.server.closeAllConnections(), stop());
  return { url: front.url, data, stop: stop_both };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const url = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}
