// The page as a browser sees it that asks for German.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { de } from "../src/words/de/de.ts";
import { en } from "../src/words/en.ts";
import { en_later } from "../src/words/en_later.ts";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  moves_are,
  moves_count,
  new_game,
  result_is,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();
const german = { locale: "de-DE" };

// What is the same in both languages.
const same = new Set<string>([
  en.app.name,
  en.start.rules_name("fide-online"),
  en_later.desk.white,
]);

// The texts of the English words that take nothing, of two letters or more.
function texts_of(words: unknown): string[] {
  if (typeof words === "string") return /\p{L}{2}/u.test(words) ? [words] : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(texts_of) : [];
}
const english = new Set(texts_of({ ...en, ...en_later }).filter((text) => !same.has(text)));

// Everything that is read or heard: texts, and the names of what has none.
async function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest("script, noscript, [lang=en]") === null)
        found.push((node.textContent ?? "").trim());
    for (const one of document.querySelectorAll("*"))
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        found.push((one.getAttribute(name) ?? "").trim());
    return found.filter((text) => text !== "");
  });
}

async function nothing_is_english(page: Page): Promise<void> {
  const texts = await spoken(page);
  assert.ok(texts.length > 20);
  assert.deepEqual(
    texts.filter((text) => english.has(text)),
    [],
  );
  // Words of English that no German text has.
  assert.deepEqual(
    texts.filter((text) =>
      /\b(the|you|your|and|move|king|pawn|rook|draw|white|black)\b/i.test(text),
    ),
    [],
  );
}

test("the first page is in German, with all that stands under More", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await page.goto(scene.url);
      await text_is(page, "h1", /^Schach nach allen Regeln$/);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
      await page.waitForSelector("input[name=level]");
      await page.click("summary");
      await page.check("input[name=arbiter]");
      await nothing_is_english(page);
      await page.check("input[name=start][value=fen]");
      await page.fill("#fen", "8/8/8/8/8/8/8/4K3 w - - 0 1");
      await page.click("button[type=submit]");
      await text_is(page, "#fen-error", /^Jede Seite braucht genau einen König\.$/);
      await page.check("input[name=start][value=standard]");
      await page.selectOption("select[name=time]", "own");
      await page.fill("#time", "300+3");
      await page.click("button[type=submit]");
      await text_is(page, "#time-error", /^300\+3 kann .*: „300m\+3“ \(5 Stunden .* „5m\+3“ \(/);
      await nothing_is_english(page);
    },
    german,
  ));

test("a game against the computer is played, refused, and resigned in German", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, { opponent: "computer", level: 1, side: "white" });
      await text_is(page, "h1", /^Du \(Weiß\) – Computer, Stufe 1 \(Schwarz\)$/);
      await square_is(page, "e1", /^e1, weißer König$/);
      await nothing_is_english(page);

      await click_move(page, "a1", "a3");
      const why = "Regelwidrig: Dem Turm auf a1 steht der Bauer auf a2 im Weg";
      await text_is(page, "#notice", new RegExp(`^!${why} \\(Art\\. 3\\.5 der FIDE-Regeln\\)\\.$`));
      await text_is(page, "#a11y-urgent", new RegExp(`^${why}`));
      await type_move(page, "Ra3");
      await text_is(page, "#notice", /im Weg \(Art\. 3\.5/);
      await type_move(page, "Nd4");
      await text_is(page, "#notice", /Springer.* nach d4 ziehen/);
      await type_move(page, "hello");
      await text_is(page, "#notice", /weder ein Zug noch ein Befehl/);
      await type_move(page, "a1b3");
      await text_is(page, "#notice", /Der Turm auf a1 kann nicht nach b3 ziehen; ein Turm zieht/);

      await click_move(page, "g1", "f3");
      const [first] = await moves_count(page, 2);
      assert.equal(first, "Sf3");
      // Openings have English names, and a reader is told so.
      await page.waitForSelector(".terms > [lang=en]:not(:empty)");
      await page
        .getByRole("button", { name: "1, Weiß, Springer g1 nach f3", exact: true })
        .waitFor();
      await text_is(page, "[data-testid=turn]", /^Du bist am Zug/);

      await page.getByRole("button", { name: "Aufgeben" }).click();
      await page.getByRole("dialog", { name: "Diese Partie aufgeben?" }).waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Aufgeben" }).click();
      await result_is(
        page,
        /^Ergebnis 0–1\. Weiß gibt auf\. Schwarz gewinnt\. \(Art\. 5\.1\.2 der FIDE-Regeln\)$/,
      );
      await page.getByRole("button", { name: "Mehr", exact: true }).click();
      await nothing_is_english(page);
    },
    german,
  ));

test("moves are written in German letters, in every kind", () =>
  scene.with_players(
    1,
    async ({ page }) => {
      await new_game(page, scene.url, {
        opponent: "screen",
        fen: "3r4/P1k5/8/8/8/8/8/R3K2R w KQ - 0 1",
      });
      await click_move(page, "a7", "a8");
      await page.getByRole("dialog", { name: "Umwandeln in" }).waitFor();
      await page.getByRole("button", { name: "Turm", exact: true }).click();
      await moves_are(page, ["a8=T"]);
      await click_move(page, "c7", "b7");
      await click_move(page, "e1", "g1");
      await moves_are(page, ["a8=T", "Kb7", "O-O"]);
      await click_move(page, "d8", "a8");
      await moves_are(page, ["a8=T", "Kb7", "O-O", "Txa8"]);
      await text_is(page, "#a11y-polite", /^Schwarz: Turm d8 schlägt den Turm auf a8\./);
    },
    german,
  ));

test("another language is spoken once the settings are closed, and not while one chooses", () =>
  scene.with_players(1, async ({ page }) => {
    const is_same_page = () => page.evaluate(() => "mark" in document.documentElement.dataset);
    await page.goto(scene.url);
    await page.evaluate(() => (document.documentElement.dataset["mark"] = "here"));
    await page.getByRole("button", { name: en.app.settings }).click();
    const languages = page.getByRole("group", { name: "Language" });
    await languages.getByText(en_later.settings.language_hint).waitFor();
    await languages.getByRole("radio", { name: "As the browser" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.ok(await languages.getByRole("radio", { name: "Deutsch" }).isChecked());
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.ok(await is_same_page());

    await page.getByRole("button", { name: en.app.settings }).click();
    await languages.getByRole("radio", { name: "English" }).focus();
    await page.keyboard.press("ArrowRight");
    assert.ok(await is_same_page());
    await page.getByRole("button", { name: en.app.close }).click();
    await text_is(page, "h1", new RegExp(de.start.title));
    assert.ok(!(await is_same_page()));
    // Whoever has chosen it goes on where he was.
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute("aria-label") === name,
      de.app.settings,
    );
    await page.reload();
    await page.waitForSelector("h1");
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BODY");
  }));

test("another language that is chosen at a game leaves the focus at the settings", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.getByRole("button", { name: en.app.settings }).click();
    await page.getByRole("radio", { name: "Deutsch" }).check({ force: true });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: de.table.actions.resign }).waitFor();
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      de.app.settings,
    );
  }));

test("the language that was chosen here is spoken again", () =>
  scene.with_players(1, async ({ page }) => {
    await page.goto(scene.url);
    await text_is(page, "h1", new RegExp(en.start.title));
    await page.evaluate(() => localStorage.setItem("arbiter-language", "de"));
    await page.reload();
    await text_is(page, "h1", /^Schach nach allen Regeln$/);
  }));
