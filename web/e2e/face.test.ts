import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import { moves_are, new_game, type_move } from "./support/table.ts";

const scene = new Scene();

test("the type face comes from the server and is that of all texts", () =>
  scene.with_players(1, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(new URL(request.url()).pathname);
    });
    await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter((face) => face.status === "loaded")
        .map((one) => one.family);
    });
    assert.ok(
      faces.some((family) => family.includes("Source Sans 3")),
      faces.join(),
    );
    assert.equal(asked.length, 1, "one file, once");
    assert.match(asked[0] ?? "", /^\/assets\/source-sans-3-[\w-]+\.woff2$/);
    const answer = await page.request.get(`${scene.url}licences/source-sans-3.txt`);
    assert.match(await answer.text(), /Reserved Font Name/);
  }));

test("figures of clocks and moves are all of one width", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", time: "5+3" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      const found = [...document.querySelectorAll(".clock, .move-list")];
      return found.flatMap((place) =>
        [..."0123456789"].map((figure) => {
          const sample = document.createElement("span");
          sample.style.cssText = "position: absolute; font-size: 100px";
          sample.textContent = figure.repeat(10);
          place.append(sample);
          const { width } = sample.getBoundingClientRect();
          sample.remove();
          return `${place.className.split(" ")[0]} ${width}`;
        }),
      );
    });
    assert.ok(widths.length >= 20, "there are clocks");
    assert.equal(new Set(widths).size, new Set(widths.map((one) => one.split(" ")[0])).size);
  }));
