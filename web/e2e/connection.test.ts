import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page, WebSocketRoute } from "playwright-core";
import { start_program } from "./support/program.ts";
import { Scene } from "./support/scene.ts";
import {
  at_game,
  moves_are,
  new_game,
  position,
  result_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

// A wire that can be cut: while it is, every connection is closed at once.
class Wire {
  readonly addresses: string[] = [];
  private cut_now = false;
  private current: WebSocketRoute | null = null;

  async into(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket/, (route) => {
      if (this.cut_now) return void route.close({ code: 1001 });
      this.addresses.push(route.url());
      this.current = route;
      route.connectToServer();
    });
  }

  async cut(): Promise<void> {
    this.cut_now = true;
    await this.current?.close({ code: 1001 });
  }

  mend(): void {
    this.cut_now = false;
  }
}

test("a lost connection is shown, comes back by itself, and nothing is missed", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    const wire = new Wire();
    await wire.into(white);
    await new_game(white, scene.url, { opponent: "friend" });
    await black.goto(white.url());
    await at_game(black);
    await type_move(white, "e4");
    await moves_are(black, ["e4"]);
    await wire.cut();
    await text_is(white, "[data-testid=connection]", /Connection lost/);
    await text_is(white, "#a11y-log", /Connection lost/);
    await type_move(black, "e5");
    await moves_are(black, ["e4", "e5"]);
    wire.mend();
    await moves_are(white, ["e4", "e5"]);
    await white.waitForSelector("[data-testid=connection]", { state: "detached" });
    assert.match(wire.addresses.at(-1) ?? "", /\?v=\d+(&|$)/);
    await type_move(white, "Nf3");
    await moves_are(black, ["e4", "e5", "Nf3"]);
  }));

test("two players and a spectator see one game to its end, whoever loses the network", () =>
  scene.with_players(3, async ({ page: white }, { page: black }, { page: third }) => {
    const all = [white, black, third];
    const wires = [new Wire(), new Wire(), new Wire()];
    for (const [index, page] of all.entries()) await wires[index]?.into(page);
    await new_game(white, scene.url, { opponent: "friend", time: "5+3" });
    await black.goto(white.url());
    await at_game(black);
    await third.goto(white.url());
    await at_game(third);
    const moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    for (const [index, move] of moves.entries()) {
      // One after the other is away while the others go on, and a page is loaded again.
      const away = index % 3;
      const mover = index % 2;
      if (away !== mover) {
        await wires[away]?.cut();
        await text_is(all[away] ?? third, "[data-testid=connection]", /Connection lost/);
      } else if (index === 3) await black.reload();
      await at_game(black);
      await type_move(all[mover] ?? white, move);
      wires[away]?.mend();
      await Promise.all(all.map((page) => moves_are(page, moves.slice(0, index + 1))));
    }
    for (const page of all) await result_is(page, /^Result 1–0\. Checkmate/);
    // Black has it from the other side.
    const seen = (await Promise.all(all.map(position))).map((squares) => squares.sort());
    assert.deepEqual(seen[1], seen[0]);
    assert.deepEqual(seen[2], seen[0]);
  }));

test("a move made while the connection is away is played once when it is back", () =>
  scene.with_players(1, async ({ page }) => {
    const wire = new Wire();
    await wire.into(page);
    await new_game(page, scene.url, { opponent: "screen" });
    await wire.cut();
    await text_is(page, "[data-testid=connection]", /Connection lost/);
    await type_move(page, "d4");
    wire.mend();
    await moves_are(page, ["d4"]);
    await type_move(page, "d5");
    await moves_are(page, ["d4", "d5"]);
  }));

test("a cut network is told of before anybody wonders, and a move on its way is told of", () =>
  scene.with_players(2, async ({ page: white }, { page: black }) => {
    await new_game(white, scene.url, { opponent: "friend" });
    await black.goto(white.url());
    await at_game(black);
    await moves_are(white, []);
    // What reads the typed text is loaded when it is come to.
    await white.focus("#move-entry");
    await white.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/obey-/.test(name)),
    );
    await white.waitForLoadState("networkidle");
    await white.context().setOffline(true);
    await type_move(white, "e4");
    await text_is(white, "[data-testid=turn]", /Sending your move/);
    await text_is(white, "[data-testid=connection]", /Connection lost. Your move is sent as soon/);
    await white.context().setOffline(false);
    await moves_are(black, ["e4"]);
    await white.waitForSelector("[data-testid=connection]", { state: "detached" });
    await text_is(white, "[data-testid=turn]", /Black to move/);
  }));

test("a line that has gone silent is told of, though the machine knows of nothing", () =>
  scene.with_players(1, async ({ page }) => {
    let is_mute = false;
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => is_mute || socket.send(message));
      socket.onMessage((message) => is_mute || server.send(message));
    });
    await new_game(page, scene.url, { opponent: "screen" });
    is_mute = true;
    await text_is(page, "[data-testid=connection]", /Connection lost/);
    is_mute = false;
    await page.waitForSelector("[data-testid=connection]", { state: "detached" });
    await type_move(page, "d4");
    await moves_are(page, ["d4"]);
  }));

test("a game goes on where it was when the server is started again", () =>
  scene.with_players(1, async ({ page }) => {
    const data = await mkdtemp(join(tmpdir(), "arbiter-e2e-kept-"));
    const first = await start_program("127.0.0.1:0", data);
    await new_game(page, first.url, { opponent: "screen" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await first.stop();
    await text_is(page, "[data-testid=connection]", /Connection lost/);
    const second = await start_program(new URL(first.url).host, data);
    await page.waitForSelector("[data-testid=connection]", { state: "detached" });
    await type_move(page, "c5");
    await moves_are(page, ["e4", "c5"]);
    await page.reload();
    await moves_are(page, ["e4", "c5"]);
    await second.stop();
    await rm(data, { recursive: true, force: true });
  }));
