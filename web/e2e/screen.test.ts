import assert from "node:assert/strict";
import { test } from "node:test";
import { Scene } from "./support/scene.ts";
import {
  click_move,
  drag_move,
  moves_are,
  new_game,
  play,
  result_is,
  square,
  square_is,
  text_is,
  type_move,
} from "./support/table.ts";

const scene = new Scene();

test("two at one screen play scholar's mate with clicks and drags", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    const played: string[] = [];
    const moves = [
      ["e2", "e4", "e4"],
      ["e7", "e5", "e5"],
      ["d1", "h5", "Qh5"],
      ["b8", "c6", "Nc6"],
      ["f1", "c4", "Bc4"],
      ["g8", "f6", "Nf6"],
      ["h5", "f7", "Qxf7#"],
    ] as const;
    for (const [index, [from, to, san]] of moves.entries()) {
      await (index % 2 === 0 ? drag_move : click_move)(page, from, to);
      played.push(san);
      await moves_are(page, played);
    }
    await result_is(page, /^Result 1–0\./);
    await page.waitForSelector("[aria-label='White has taken: pawn; ahead by 1']");
  }));

test("the board turns to whoever moves where that is chosen", () =>
  scene.with_players(1, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("arbiter-turns", "on"));
    await new_game(page, scene.url, { opponent: "screen" });
    const nearest = () =>
      page.evaluate(() => {
        const top = (name: string) =>
          document.querySelector(`button[data-square=${name}]`)?.getBoundingClientRect().top ?? 0;
        return top("a1") > top("a8") ? "white" : "black";
      });
    assert.equal(await nearest(), "white");
    await drag_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    assert.equal(await nearest(), "black");
    await drag_move(page, "e7", "e5");
    await moves_are(page, ["e4", "e5"]);
    assert.equal(await nearest(), "white");
  }));

test("looking back shows the old position, and the last move returns", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    for (const move of ["e4", "e5", "Nf3"])
      (await type_move(page, move),
        await page.waitForFunction(
          (s) => document.querySelector(".move-list [aria-current]")?.textContent === s,
          move,
        ));
    await page.getByRole("button", { name: "1, white, pawn e2 to e4" }).click();
    await square_is(page, "e7", /black pawn/);
    await square_is(page, "g1", /white knight/);
    await page.click("button[data-square=e7]");
    await square_is(page, "e7", /^e7, black pawn$/);
    await page.getByRole("button", { name: "To the last move" }).click();
    await square_is(page, "f3", /white knight, last move/);
  }));

test("the promotion chooser gives the man that was named", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, {
      opponent: "screen",
      fen: "6k1/4Pppp/8/8/8/6PP/5pPK/6NR b - - 0 1",
    });
    await click_move(page, "f2", "f1");
    await page.getByRole("dialog").waitFor();
    await square_is(page, "f1", /black pawn/);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await square_is(page, "f2", /black pawn/);
    await click_move(page, "f2", "f1");
    await page.getByRole("dialog").waitFor();
    await page.mouse.click(1, 1);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await square_is(page, "f2", /black pawn/);
    await moves_are(page, []);
    await drag_move(page, "f2", "f1");
    await page.getByRole("dialog").getByRole("button", { name: "Knight" }).click();
    await moves_are(page, ["f1=N#"]);
    await square_is(page, "f1", /black knight/);
    await result_is(page, /^Result 0–1\./);
  }));

test("blindfold hides the men from the eyes alone", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Play blindfold" }).click();
    await page.locator(".men").waitFor({ state: "hidden" });
    await drag_move(page, "e2", "e4");
    await moves_are(page, ["e4"]);
    await square_is(page, "e4", /white pawn/);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Show the men" }).click();
    await page.locator(".men").waitFor({ state: "visible" });
  }));

test("castling is made with the king on its square or on the rook", () =>
  scene.with_players(1, async ({ page }) => {
    const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    await new_game(page, scene.url, { opponent: "screen", fen });
    await click_move(page, "e1", "h1");
    await moves_are(page, ["O-O"]);
    await square_is(page, "f1", /white rook/);
    await click_move(page, "e8", "c8");
    await moves_are(page, ["O-O", "O-O-O"]);
    await square_is(page, "d8", /black rook/);
  }));

test("Chess960 castles with the king onto its rook", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", chess960: "518" });
    await text_is(page, ".terms", /Chess960 no\. 518/);
    for (const move of ["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5"]) {
      await type_move(page, move);
      await page.waitForFunction(
        (s) => document.querySelector(".move-list [aria-current]")?.textContent === s,
        move,
      );
    }
    await click_move(page, "e1", "h1");
    await moves_are(page, ["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"]);
  }));

test("a king of Chess960 castles onto his rook or straight to his square, whichever is far", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", chess960: "852" });
    await text_is(page, ".terms", /Chess960 no\. 852/);
    const moves = ["Nef3", "Nef6", "Nh3", "Nh6"];
    await play([page], moves);
    await square_is(page, "d1", /white king/);
    // The rook stays where it is.
    await click_move(page, "d1", "f1");
    await moves_are(page, [...moves, "O-O"]);
    await square_is(page, "g1", /white king/);
    await square_is(page, "f1", /white rook/);
    await drag_move(page, "d8", "g8");
    await moves_are(page, [...moves, "O-O", "O-O"]);
    await square_is(page, "g8", /black king/);
    await square_is(page, "f8", /black rook/);
    await text_is(page, "#a11y-log", /White: castles king side\..*Black: castles king side\./);
  }));

for (const [number, side, first, king, rook, goal, san] of [
  ["404", "king", ["Ng3", "Ng6"], "g", "h", "f", "O-O"],
  ["266", "queen", ["Ne3", "Ne6"], "c", "b", "d", "O-O-O"],
] as const)
  test(`a king of Chess960 who is there already castles on the ${side}'s side`, () =>
    scene.with_players(1, async ({ page }) => {
      await new_game(page, scene.url, { opponent: "screen", chess960: number });
      await play([page], [...first]);
      await square(page, `${king}1`).click();
      await square_is(page, `${rook}1`, /white rook, can move here/);
      await square(page, `${rook}1`).click();
      await moves_are(page, [...first, san]);
      await square_is(page, `${king}1`, /white king/);
      await square_is(page, `${goal}1`, /white rook/);
      await square_is(page, `${rook}1`, new RegExp(`^${rook}1(, last move)?$`));
      await type_move(page, san);
      await moves_are(page, [...first, san, san]);
      await square_is(page, `${king}8`, /black king/);
      await square_is(page, `${goal}8`, /black rook/);
      await text_is(page, "#a11y-log", new RegExp(`castles ${side} side.*castles ${side} side`));
    }));

test("a move typed before the last one is answered stays in the field", () =>
  scene.with_players(1, async ({ page }) => {
    const held: (() => void)[] = [];
    await page.routeWebSocket(/\/socket/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (JSON.parse(String(message)).t === "ok") held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await new_game(page, scene.url, { opponent: "screen" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await page.fill("#move-entry", "e5");
    while (held.length === 0) await page.evaluate(() => new Promise((next) => setTimeout(next)));
    held.shift()?.();
    await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
    await page.press("#move-entry", "Enter");
    await moves_are(page, ["e4", "e5"]);
  }));

test("a casual move is taken back by whoever made it", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "casual" });
    for (const [index, move] of ["e4", "e5"].entries()) {
      await type_move(page, move);
      await moves_are(page, ["e4", "e5"].slice(0, index + 1));
    }
    await page.getByRole("button", { name: "Take back" }).click();
    await moves_are(page, ["e4"]);
    await text_is(page, "#a11y-urgent", /Black takes the last move back\. Black to move\./);
    await type_move(page, "c5");
    await moves_are(page, ["e4", "c5"]);
  }));

test("both agree to a draw at one screen", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen" });
    await type_move(page, "e4");
    await moves_are(page, ["e4"]);
    await type_move(page, "e5");
    await moves_are(page, ["e4", "e5"]);
    await page.getByRole("button", { name: "Agree a draw" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
    await result_is(page, /^Result ½–½\./);
  }));

test("a draw is claimed by threefold repetition where the rules leave it to the players", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "fide" });
    await page.getByRole("button", { name: "Claim draw" }).click();
    await page.getByRole("radio", { name: /third time/ }).check();
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    await text_is(page, "[data-testid=news]", /9\.2/);
    const shuffle = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    for (const [index, move] of shuffle.entries()) {
      await type_move(page, move);
      await moves_are(page, shuffle.slice(0, index + 1));
    }
    assert.equal(await page.locator("[data-testid=result]").count(), 0);
    await page.getByRole("button", { name: "Claim draw" }).click();
    await page.getByRole("radio", { name: /third time/ }).check();
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    await result_is(page, /^Result ½–½\. .*9\.2/);
  }));

test("under online rules the third occurrence ends the game by itself", () =>
  scene.with_players(1, async ({ page }) => {
    await new_game(page, scene.url, { opponent: "screen", rules: "fide-online" });
    assert.equal(await page.getByRole("button", { name: "Claim draw" }).count(), 0);
    const shuffle = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    for (const [index, move] of shuffle.entries()) {
      await type_move(page, move);
      await moves_are(page, shuffle.slice(0, index + 1));
    }
    await result_is(page, /^Result ½–½\./);
  }));
