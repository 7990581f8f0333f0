// What the page that the program carries weighs on the wire, how soon it can be used and how
// quickly it answers a hand: `npm run measure`, or script/bench page. Each figure stands beside
// what it may be at most.
//   --runs N   the loads of which a median is taken, 5 unless said otherwise
//   --json     the figures as JSON

import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { hands } from "./measure/hands.ts";
import { open_game } from "./measure/game.ts";
import { is_above, line_of, type Figure } from "./measure/figure.ts";
import { loading } from "./measure/loading.ts";
import { weights } from "./measure/weight.ts";
import { start_browser } from "./support/browser.ts";
import { start_program } from "./support/program.ts";

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, json: { type: "boolean", default: false } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${options.runs}: no such number`);

async function measured(browser: Browser, url: string): Promise<Figure[]> {
  const game = await open_game(browser, url);
  return [
    ...(await weights(browser, url, game)),
    ...(await loading(browser, url, game, runs)),
    ...(await hands(browser, url)),
  ];
}

// The page is the program's own, as a player gets it.
delete process.env["PAGE"];
const program = await start_program();
const browser = await start_browser();
const figures = await measured(browser, program.url);
await browser.close();
await program.stop();
if (options.json) console.log(JSON.stringify(figures, null, 2));
else
  for (const figure of figures)
    console.log(line_of(figure) + (is_above(figure) ? "  too much" : ""));
