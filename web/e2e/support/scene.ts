// One program and one browser for all scenarios of a file.

import { after, before } from "node:test";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { leave, new_player, start_browser, type Player } from "./browser.ts";
import { start_program, type Program } from "./program.ts";

export class Scene {
  program!: Program;
  browser!: Browser;

  constructor() {
    before(async () => {
      this.program = await start_program();
      this.browser = await start_browser();
    });
    after(async () => {
      await this.browser?.close();
      await this.program?.stop();
    });
  }

  get url(): string {
    return this.program.url;
  }

  // Runs a scenario with players of its own and sees that their pages complained of nothing.
  async with_players(
    count: number,
    scenario: (...players: Player[]) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> {
    const players: Player[] = [];
    for (let i = 0; i < count; ++i) players.push(await new_player(this.browser, options));
    await scenario(...players);
    for (const player of players) await leave(player);
  }
}
