// German says all that English says, and all that the server says by code.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { act_kinds } from "../src/desk/acts.ts";
import { read_placement, turn_of } from "../src/chess/placement.ts";
import { de } from "../src/words/de/de.ts";
import { de_later } from "../src/words/de/de_later.ts";
import { en } from "../src/words/en.ts";
import { en_later } from "../src/words/en_later.ts";
import { phrases_of } from "./support/phrases.ts";

const document = (name: string) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), "utf8");
const codes_in = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? "");

// What stands for an argument of docs/sentences.md.
const samples: Readonly<Record<string, unknown>> = {
  side: "white",
  square: "e4",
  squares: ["e2", "d5"],
  move: "e7e8q",
  announced: "g1f3",
  number: 2,
  most: 14,
  time: 120_000,
  from: { white: 300_000, black: 297_512 },
  to: { white: 60_000, black: 3_600_000 },
  result: "1-0",
  before: "1/2-1/2",
  reason: "checkmate",
  penalty: "warning",
  article: "7.5.1",
  control: "90+30",
  names: { white: "Anna", black: "" },
  because: "named_move_must_be_played",
  text: "Lärm",
};

interface Sentence {
  needed: string[];
  optional: string[];
}

const of_the_game: ReadonlyMap<string, Sentence> = new Map(
  [...document("sentences").matchAll(/^\| `(\w+)` \| (.*?) \| .* \|$/gm)].flatMap(
    ([, code, args]): [string, Sentence][] => {
      if (code === undefined || args === undefined || code in samples) return [];
      const optional = [...args.matchAll(/\[([^\]]*)\]/g)].flatMap(([, some]) =>
        codes_in(some ?? ""),
      );
      const needed = codes_in(args).filter((name) => !optional.includes(name));
      return [[code, { needed, optional }]];
    },
  ),
);
const table = document("protocol")
  .split("| `code` of a refusal by the server |")[1]
  ?.split("\n\n")[0];
const of_the_server = [...(table ?? "").matchAll(/^\| (`.*?) \| `/gm)].flatMap(([, codes]) =>
  codes_in(codes ?? ""),
);

const arguments_of = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, samples[name]]));
const said = (code: string, args: Readonly<Record<string, unknown>>) =>
  de.sentences[code]?.(args) ?? null;

function is_a_sentence(text: string | null, code: string): void {
  assert.ok(text !== null, `${code} says nothing`);
  assert.doesNotMatch(text, /undefined|NaN|\[object|\{|\}|  |\.$/, code);
  // A piece moved by itself is written small, and so is what somebody wrote.
  assert.match(text, /^[A-ZÄÖÜ\d„a-h½]/, code);
}

test("the documents are read", () => {
  assert.ok(of_the_game.size > 180, String(of_the_game.size));
  assert.ok(of_the_server.length > 15, String(of_the_server.length));
});

test("every code has a German sentence, and no other has one", () => {
  const known = [...new Set([...of_the_game.keys(), ...of_the_server])].sort();
  assert.deepEqual(Object.keys(de.sentences).sort(), known);
});

test("every sentence is said with the arguments of the document", () => {
  for (const [code, { needed, optional }] of of_the_game) {
    is_a_sentence(said(code, arguments_of(needed)), code);
    is_a_sentence(said(code, arguments_of([...needed, ...optional])), code);
  }
  for (const code of of_the_server) is_a_sentence(said(code, arguments_of(["side"])), code);
});

test("a sentence of which something is missing or odd is left to the server's text", () => {
  const odd = [null, undefined, 1.5, "", "x", [], {}, { white: 1 }, "constructor", Number.NaN];
  for (const [code, { needed }] of of_the_game)
    for (const name of needed.filter((name) => name !== "text" && name !== "control"))
      for (const value of odd) {
        const text = said(code, { ...arguments_of(needed), [name]: value });
        const may_be_any = name === "article" && typeof value === "string" && value !== "";
        if (!may_be_any) assert.equal(text, null, `${code} with ${name} ${String(value)}`);
      }
});

test("the cause is a sentence with the same arguments, and never itself", () => {
  const text = "Der abgegebene Zug ist nicht der, der fällig war";
  const args = { because: "touched_men_bind", squares: ["e2", "d2"] };
  assert.equal(
    said("sealed_move_not_due", args),
    `${text}: Berührt, geführt: Die Figuren auf e2, d2 binden den Spieler`,
  );
  for (const because of ["sealed_move_not_due", "touched_men_bind", "toString"])
    assert.equal(said("sealed_move_not_due", { because }), null);
});

test("sentences are German in gender, case and number", () => {
  for (const [code, args, wanted] of [
    ["resigned", { side: "black" }, "Schwarz gibt auf"],
    [
      "illegal_move_counted",
      { side: "white", article: "7.5.3", number: 1, time: 120_000 },
      "Weiß hat einen regelwidrigen Zug ausgeführt (Art. 7.5.3), den ersten; " +
        "Schwarz bekommt 2 Minuten mehr",
    ],
    ["no_such_ply", { most: 1, number: 3 }, /nach 0 bis 1 Halbzug zurückgehen, nicht nach 3$/],
    ["went_back", { number: 1, text: "x" }, /nach 1 Halbzug zurück: x$/],
    ["went_back", { number: 2, text: "x" }, /nach 2 Halbzügen zurück: x$/],
    ["colors_drawn", {}, "Die Farben sind ausgelost"],
    ["colors_drawn", { names: { white: "", black: "Bela" } }, /ausgelost: Bela hat Schwarz$/],
    ["colors_drawn", { names: { white: "Anna", black: "Bela" } }, /: Anna hat Weiß, Bela hat Sch/],
    ["is_illegal", { move: "e7e8q" }, "e7–e8D ist kein regelgemäßer Zug"],
    ["time_added", { side: "white", time: 5_400_000, text: "x" }, /1 Stunde 30 Minuten: x$/],
    [
      "time_added",
      { side: "white", time: 15_000, text: "gift" },
      /15 Sekunden vom Gegner geschenkt$/,
    ],
    ["result_declared", { result: "1-0", before: "0-1", text: "x" }, /auf 1–0 statt 0–1 festge/],
  ] as [string, Record<string, unknown>, string | RegExp][]) {
    const text = said(code, args) ?? "";
    if (typeof wanted === "string") assert.equal(text, wanted);
    else assert.match(text, wanted);
  }
});

test("what was taken is told with who took it, in number", () => {
  const { has_taken } = de.chess;
  const taken = [
    ["q", 1],
    ["r", 2],
    ["p", 3],
  ] as const;
  assert.equal(
    has_taken("white", taken, 1),
    "Weiß hat geschlagen: Dame, 2 Türme, 3 Bauern; 1 Punkt mehr",
  );
  assert.equal(has_taken("black", [["n", 1]], 0), "Schwarz hat geschlagen: Springer");
  assert.equal(has_taken("black", [], 3), "Schwarz hat 3 Punkte mehr");
  assert.equal(
    en.chess.has_taken("white", taken, 2),
    "White has taken: queen, 2 rooks, 3 pawns; ahead by 2",
  );
  assert.equal(en.chess.has_taken("black", [], 3), "Black is ahead by 3");
});

test("castling is a noun by itself and a verb behind its side", () => {
  const short = { doing: { kind: "castles", side: "king" }, check: "check" } as const;
  assert.equal(de.chess.move(short), "kurze Rochade, Schach");
  assert.equal(de.chess.full_move("white", short), "Weiß rochiert kurz, Schach");
  const long = { doing: { kind: "castles", side: "queen" }, check: "none" } as const;
  assert.equal(de.chess.move(long), "lange Rochade");
  assert.equal(de.chess.full_move("black", long), "Schwarz rochiert lang");
  assert.equal(de.table.moves.move(9, "black", de.chess.move(long)), "9, Schwarz, lange Rochade");
});

test("every reason, penalty and result of the documents has a name", () => {
  const events = document("game-events");
  const penalties = /\| `penalty` \| `side`, `penalty`, `reason` \| (.*) \|/.exec(events)?.[1];
  for (const penalty of codes_in(penalties ?? ""))
    assert.notEqual(said("penalty_given", { side: "white", penalty, text: "x" }), null, penalty);
  const ends = document("cli").split("| `checkmate` |")[1]?.split("\n\n")[0] ?? "";
  const reasons = [...ends.matchAll(/^\| `(\w+)` \|/gm)].map(([, reason]) => reason ?? "");
  assert.ok(reasons.length > 5);
  const deeds = ["resignation", "agreement", "flag", "illegal_moves", "forfeit", "arbiter"];
  for (const reason of ["checkmate", ...reasons, ...deeds])
    assert.notEqual(said("ended_by", { reason }), null, reason);
});

test("what is refused by HTTP or without a code is known to the protocol", () => {
  const protocol = document("protocol");
  for (const code of [...Object.keys(de.request_errors), ...Object.keys(de.refusals)])
    assert.match(protocol, new RegExp(`\`${code}\``), code);
});

test("of a time that may be two it is said in German how each is typed", () => {
  const time = de.request_errors["time"];
  const or = ", or, with hours before the colon, x, which is typed ";
  assert.equal(
    time?.(`1:30 may be 1 minute 30 seconds, which is typed 90s${or}90m`),
    "1:30 kann zweierlei heißen. Schreib, was du meinst: " +
      "„90s“ (1 Minute 30 Sekunden) oder „90m“ (1 Stunde 30 Minuten)",
  );
  assert.equal(
    time?.(`40/2, SD/1 +30 may be x, which is typed 40/2m+30;1m+30${or}40/120m d5`),
    "40/2, SD/1 +30 kann zweierlei heißen. Schreib, was du meinst: „40/2m+30;1m+30“ " +
      "(40 Züge in 2 Minuten + 30 Sekunden je Zug, dann 1 Minute + 30 Sekunden je Zug) " +
      "oder „40/120m d5“",
  );
  assert.equal(
    time?.("a number is expected here"),
    "Diese Bedenkzeit ist nicht zu lesen: a number is expected here",
  );
});

const why: [
  reason: string,
  fen: string,
  from: string | null,
  to: string | null,
  squares: string[],
  wanted: string,
][] = [
  ["no_piece", "4k3/8/8/8/8/8/8/4K3 w", "a3", "a4", ["a3"], "Auf a3 steht keine Figur"],
  [
    "not_your_piece",
    "q3k3/8/8/8/8/8/8/4K3 w",
    "a8",
    "a4",
    ["a8"],
    "Die Dame auf a8 gehört Schwarz, und Weiß ist am Zug",
  ],
  [
    "not_its_move",
    "4k3/8/8/8/8/8/8/R3K3 w",
    "a1",
    "b3",
    ["a1", "b3"],
    "Der Turm auf a1 kann nicht nach b3 ziehen; ein Turm zieht auf Linien und Reihen",
  ],
  [
    "not_its_move",
    "4k3/8/8/8/8/8/8/R3K3 w",
    "a1",
    "a1",
    ["a1"],
    "Der Turm auf a1 muss sein Feld verlassen",
  ],
  [
    "own_piece_in_the_way",
    "4k3/8/8/8/8/8/Q7/R3K3 w",
    "a1",
    "a2",
    ["a2"],
    "Auf a2 steht die eigene Dame",
  ],
  [
    "path_blocked",
    "4k3/8/8/8/8/8/P7/R3K3 w",
    "a1",
    "a3",
    ["a2"],
    "Dem Turm auf a1 steht der Bauer auf a2 im Weg",
  ],
  [
    "path_blocked",
    "4k3/8/8/8/8/P7/P7/R3K3 w",
    null,
    "a5",
    ["a2", "a3"],
    "Der Bauer auf a2 und der Bauer auf a3 stehen im Weg",
  ],
  [
    "pawn_blocked",
    "4k3/8/8/8/8/q7/P7/4K3 w",
    "a2",
    "a3",
    ["a3"],
    "Ein Bauer schlägt nicht geradeaus; die Dame auf a3 steht ihm im Weg",
  ],
  [
    "nothing_to_capture",
    "4k3/8/8/8/8/8/P7/4K3 w",
    "a2",
    "b3",
    ["b3"],
    "Ein Bauer zieht nur schräg, wenn er schlägt, und b3 ist leer",
  ],
  [
    "en_passant_gone",
    "4k3/8/8/Pp6/8/8/8/4K3 w",
    "a5",
    "b6",
    ["b5"],
    "En passant geht nur sofort nach dem Doppelschritt eines Bauern, " +
      "und der Bauer auf b5 hat ihn nicht gerade gemacht",
  ],
  [
    "promotion_missing",
    "4k3/P7/8/8/8/8/8/4K3 w",
    "a7",
    "a8",
    ["a8"],
    "Der Bauer erreicht die letzte Reihe; sag, ob er Dame, Turm, Läufer oder Springer wird",
  ],
  [
    "promotion_impossible",
    "4k3/P7/8/8/8/8/8/4K3 w",
    "a7",
    "a8",
    ["a7", "a8"],
    "Ein Bauer wird Dame, Turm, Läufer oder Springer",
  ],
  [
    "promotion_impossible",
    "4k3/8/8/8/8/8/P7/4K3 w",
    "a2",
    "a3",
    ["a2", "a3"],
    "Nur ein Bauer auf der letzten Reihe wird umgewandelt",
  ],
  [
    "castling_right_lost",
    "4k3/8/8/8/8/8/8/4K2R w",
    "e1",
    "g1",
    ["e1", "h1"],
    "Mit dem Turm auf h1 ist keine Rochade mehr möglich: " +
      "Der König oder dieser Turm hat schon gezogen",
  ],
  [
    "castling_right_lost",
    "4k3/8/8/8/8/8/8/4K3 w",
    "e1",
    "g1",
    ["e1", "h1"],
    "Auf h1 steht kein Turm für die Rochade",
  ],
  [
    "castling_path_blocked",
    "4k3/8/8/8/8/8/8/4KBNR w",
    "e1",
    "g1",
    ["f1", "g1"],
    "Der Läufer auf f1 und der Springer auf g1 stehen der Rochade im Weg",
  ],
  [
    "castling_out_of_check",
    "4k3/4q3/8/8/8/8/8/4K2R w",
    "e1",
    "g1",
    ["e7"],
    "Der König steht im Schach durch die Dame auf e7 und darf jetzt nicht rochieren",
  ],
  [
    "castling_through_check",
    "4kr2/8/8/8/8/8/8/4K2R w",
    "e1",
    "g1",
    ["f8"],
    "Der König zöge über ein Feld, das der Turm auf f8 angreift",
  ],
  [
    "castling_into_check",
    "4k1r1/8/8/8/3b4/8/8/4K2R w",
    "e1",
    "g1",
    ["d4", "g8"],
    "Der König käme auf ein Feld, das der Läufer auf d4 und der Turm auf g8 angreifen",
  ],
  [
    "king_into_check",
    "4k3/8/8/8/8/3p4/8/4K3 w",
    "e1",
    "e2",
    ["d3"],
    "Der König stünde auf e2 im Schach durch den Bauern auf d3",
  ],
  [
    "leaves_king_in_check",
    "4k3/4r3/8/8/8/8/P7/4K3 w",
    "a2",
    "a3",
    ["e7"],
    "Der König auf e1 bleibt im Schach durch den Turm auf e7",
  ],
  [
    "exposes_king",
    "4k3/4r3/8/8/8/4N3/8/4K3 w",
    "e3",
    "d5",
    ["e7"],
    "Der König auf e1 stünde im Schach durch den Turm auf e7",
  ],
  [
    "no_such",
    "4k3/8/8/8/8/8/8/Q3K2Q w",
    null,
    "b4",
    ["a1", "h1"],
    "Keine Dame kann nach b4 ziehen",
  ],
  ["no_such", "4k3/8/8/8/8/8/8/4K3 w", null, "b4", [], "Keine solche Figur kann nach b4 ziehen"],
];

for (const [reason, fen, from, to, squares, wanted] of why)
  test(`${reason} in German: ${wanted}`, () => {
    const tried = { men: read_placement(fen), turn: turn_of(fen), from, to };
    assert.equal(de.objections[reason]?.({ ...tried, squares, article: "3.5" }), wanted);
  });

test("every reason of docs/cli.md has a German one, and none fails where all is unknown", () => {
  const text = document("cli").split("| `legal` |")[1]?.split("\n\n")[0] ?? "";
  // Several men that can go there are no reason on the page, but a refusal of its own kind.
  const reasons = [...text.matchAll(/^\| `(\w+)` \|/gm)]
    .map(([, reason]) => reason ?? "")
    .filter((reason) => reason !== "ambiguous");
  assert.deepEqual(Object.keys(de.objections).sort(), reasons.sort());
  const unknown = { men: new Map(), turn: "white", from: null, to: null, article: null } as const;
  for (const [reason, say] of Object.entries(de.objections))
    for (const squares of [[], ["e4"], ["e4", "e5"]])
      assert.doesNotMatch(say({ ...unknown, squares }) ?? "", /undefined|null/, reason);
});

// What is the same in both languages.
const same = new Set([
  "…",
  "Arbiter",
  "… · Arbiter",
  "FIDE online",
  "US Chess",
  "e4",
  "e4, …, …",
  "Computer",
  "…, …",
  "…, ….",
  "…: ….",
  "English",
  "Echo 4",
  "Eva 4",
  "Deutsch",
  "K",
  "",
  "… (6.9)",
  "….",
  "2, …",
  "10 min",
  "5+3",
]);

test("what German says is another text than the English one", () => {
  const german = phrases_of({ ...de, ...de_later });
  for (const [path, text] of phrases_of({ ...en, ...en_later })) {
    const other = german.get(path);
    assert.ok(other !== undefined, path);
    assert.doesNotMatch(other, /undefined|NaN|\[object|  /, path);
    // Keys and what is typed.
    const is_key = /^keys\.\d+\.0$|^entry\.help\.\w+\.0$/.test(path);
    if (!same.has(other) && !is_key) assert.notEqual(other, text, path);
  }
});

test("everything at the desk has a German name of its own", () => {
  for (const { event, fields } of act_kinds) {
    assert.notEqual(de_later.desk.act(event), en_later.desk.act(event));
    for (const field of fields) {
      const [german, english] = [de_later, en_later].map((words) =>
        words.desk.field(event, field.name),
      );
      assert.notEqual(german, english, `${event}.${field.name}`);
      if (field.kind === "choice")
        for (const { value } of field.options)
          assert.notEqual(
            de_later.desk.option(event, field.name, value),
            en_later.desk.option(event, field.name, value),
            `${event}.${field.name}.${value}`,
          );
    }
  }
});

test("whoever speaks German is told so by the page", async () => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["de-AT", "en"] } });
  const game = await import("../src/words/game.ts");
  const end = { result: "0-1", reason: "resignation", article: "5.1.2", text: "White resigns." };
  const resigned = { ...end, code: "resigned", args: { side: "white" } };
  assert.equal(
    game.end_words(resigned),
    "0–1. Weiß gibt auf. Schwarz gewinnt. (Art. 5.1.2 der FIDE-Regeln)",
  );
  assert.match(
    game.end_words({ ...resigned, undecided: true }),
    /gewinnt\. Ob Schwarz noch mattsetzen kann, ist ungeklärt: .* entscheiden\. \(Art/,
  );
  const agreed = { ...end, result: "1/2-1/2", reason: "agreement", code: "ended_by" };
  assert.equal(
    game.end_reason({ ...agreed, article: null, args: { reason: "agreement" } }),
    "Remis durch Vereinbarung.",
  );
  assert.equal(game.end_reason({ ...end, article: null }), "White resigns.");

  const no = { t: "no", i: "a-1", e: "turn", m: "it is White's turn (Law 1.2)" } as const;
  const other = { ...no, code: "other_turn", args: { side: "white" }, article: "1.2" };
  assert.equal(game.refusal_words(other), "Weiß ist am Zug (Art. 1.2 der FIDE-Regeln).");
  assert.equal(
    game.refusal_words({ ...no, e: "unreadable", m: "the rank is missing" }),
    "Kein Zug: Schreib ihn wie Sf3, e2e4 oder O-O.",
  );
  const tried = { men: read_placement("8/8/8/8/8/8/P7/R7"), turn: "white" } as const;
  const blocked = { reason: "path_blocked", article: "3.5", squares: ["a2"] };
  const wanted =
    "Regelwidrig: Dem Turm auf a1 steht der Bauer auf a2 im Weg (Art. 3.5 der FIDE-Regeln).";
  assert.equal(
    game.illegal_words({ ...blocked, legal: false, text: "x" }, { ...tried, from: "a1", to: "a3" }),
    wanted,
  );
  const refused = { ...no, e: "illegal", m: "x (Law 3.5)", ...blocked };
  assert.equal(game.refusal_words(refused, { ...tried, from: "a1", to: "a3" }), wanted);
  assert.equal(
    game.refusal_words({ ...refused, reason: "new" }, null),
    "Regelwidrig: x (Law 3.5).",
  );
  assert.equal(game.written("Nbxd7+"), "Sbxd7+");
});
