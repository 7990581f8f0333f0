// What a typed or dictated text means.

import assert from "node:assert/strict";
import { test } from "node:test";
import { premoves_of } from "../src/chess/premoves.ts";
import { read_placement } from "../src/chess/placement.ts";
import { read_entry, spoken_here, type Meaning } from "../src/play/entry/read.ts";
import { fitting, free_of, sketches, written_sketch } from "../src/play/entry/sketch.ts";
import type { Language } from "../src/play/entry/symbols.ts";
import type { Role } from "../src/protocol/types.ts";
import { command_names } from "../src/words/vocabulary.ts";
import { later } from "../src/words/later.ts";

// In one line: a move's readings as they are sent, a command with its arguments, or why not.
function shown(meaning: Meaning): string {
  switch (meaning.kind) {
    case "move":
      return `move ${meaning.sketches.map(written_sketch).join(" | ")}`;
    case "unclear": {
      const { kind, ...why } = meaning.why;
      return [`${kind}:`, ...Object.values(why).filter((part) => part !== null)].join(" ");
    }
    case "command": {
      const { command } = meaning;
      switch (command.name) {
        case "scan": {
          const ends = command.lines.map(({ squares }) => `${squares[0]}-${squares.at(-1)}`);
          return ["scan", ...ends].join(" ");
        }
        case "claim":
          return ["claim", ...command.move.map(written_sketch)].join(" ");
        default:
          return Object.values(command)
            .filter((part) => part !== null)
            .join(" ");
      }
    }
  }
}

const meanings: [text: string, meaning: string][] = [
  // As moves are written.
  ["e4", "move e4"],
  ["E4", "move e4"],
  ["Nf3", "move Nf3"],
  ["nf3", "move Nf3"],
  ["NF3", "move Nf3"],
  ["N f3", "move Nf3"],
  ["Nxe5+", "move Nxe5"],
  ["Nbd2", "move Nbd2"],
  ["N1f3", "move N1f3"],
  ["Ng1f3", "move Ng1f3"],
  ["Qh4xe1#", "move Qh4xe1"],
  ["exd5", "move exd5"],
  ["e:d5", "move exd5"],
  ["exd6 e.p.", "move exd6"],
  ["exd6ep+", "move exd6"],
  ["e8=Q", "move e8=Q"],
  ["e8q", "move e8=Q"],
  ["e8(N)", "move e8=N"],
  ["exd8=r+", "move exd8=R"],
  ["e4!?", "move e4"],
  ["1. e4", "move e4"],
  ["1.e4", "move e4"],
  ["1...e5", "move e5"],
  ["12… Nf6", "move Nf6"],
  ["♘f3", "move Nf3"],
  ["♛xd4", "move Qxd4"],
  ["pe4", "move e4"],
  // A small letter is the file first, a capital one the bishop.
  ["bxc4", "move bxc4 | Bxc4"],
  ["Bxc4", "move Bxc4"],
  ["BXC4", "move Bxc4 | bxc4"],
  ["Knight B3", "move Nb3"],
  ["B four", "move b4"],
  ["b4", "move b4"],
  ["be4", "move be4 | Be4"],
  // From where to where.
  ["e2e4", "move e2e4"],
  ["e2-e4", "move e2e4"],
  ["e2 e4", "move e2e4"],
  ["E7E8Q", "move e7e8=Q"],
  ["e7-e8=n", "move e7e8=N"],
  ["Ng1-f3", "move Ng1f3"],
  // Castling.
  ["O-O", "move O-O"],
  ["0-0-0", "move O-O-O"],
  ["o-o", "move O-O"],
  ["oo", "move O-O"],
  ["o o o", "move O-O-O"],
  ["0–0+", "move O-O"],
  ["castle kingside", "move O-O"],
  ["castles king side", "move O-O"],
  ["Castle long", "move O-O-O"],
  ["long castling", "move O-O-O"],
  ["queenside castle", "move O-O-O"],
  // As moves are spoken.
  ["anna four", "move a4"],
  ["eva 4", "move e4"],
  ["echo four", "move e4"],
  ["knight foxtrot three", "move Nf3"],
  ["night f three", "move Nf3"],
  ["knight to f three", "move Nf3 | N2f3"],
  ["Knight takes eva five, check.", "move Nxe5"],
  ["rook takes delta five", "move Rxd5"],
  ["rook a takes d5", "move Raxd5"],
  ["bishop on gustav five takes felix six", "move Bg5xf6"],
  ["knight takes pawn on e5", "move Nxe5"],
  ["e seven e eight queen", "move e7e8=Q"],
  ["echo eight becomes a queen", "move e8=Q"],
  ["pawn from e two to e four", "move e2e4"],
  ["e two e four", "move e2e4"],
  ["dee for", "move d4"],
  ["hector six", "move h6"],
  // Commands.
  ["board", "board"],
  ["board e4", "board e4"],
  ["board echo four", "board e4"],
  ["b", "board"],
  ["b e4", "board e4"],
  ["b 4", "move b4"],
  ["clock", "clock"],
  ["/clock", "clock"],
  ["/ c", "clock"],
  ["c", "clock"],
  ["c 4", "move c4"],
  ["CLOCK", "clock"],
  ["my", "my"],
  ["last", "last"],
  ["l", "last"],
  ["moves", "moves"],
  ["moves 5", "moves 5"],
  ["moves five", "moves 5"],
  ["last moves 3", "moves 3"],
  ["pieces", "pieces"],
  ["pieces white", "pieces white"],
  ["pieces rooks", "pieces r"],
  ["pieces black pawns", "pieces black p"],
  ["pieces e", "pieces e"],
  ["pieces on the foxtrot file", "pieces f"],
  ["pieces mine", "pieces mine"],
  ["p n", "pieces n"],
  ["p e4", "move e4"],
  ["scan e", "scan e1-e8"],
  ["scan 4", "scan a4-h4"],
  ["scan rank four", "scan a4-h4"],
  ["scan a1-h8", "scan a1-h8"],
  ["scan a1 h8", "scan a1-h8"],
  ["scan anna one to hector eight", "scan a1-h8"],
  ["scan e8 e1", "scan e8-e1"],
  ["scan e4", "scan e1-e8 a4-h4"],
  ["scan diagonals e4", "scan b1-h7 a8-h1"],
  ["s e", "scan e1-e8"],
  ["where knight", "where n"],
  ["where is the black queen", "where black q"],
  ["where b", "where b"],
  ["legal", "legal"],
  ["legal moves g1", "legal g1"],
  ["captures", "captures"],
  ["captures e4", "captures e4"],
  ["color e4", "color e4"],
  ["colour eva four", "color e4"],
  ["fen", "fen"],
  ["material", "material"],
  ["turn", "turn"],
  ["o", "opponent"],
  ["draw", "draw"],
  ["offer a draw", "draw"],
  ["claim", "claim"],
  ["claim nf3", "claim Nf3"],
  ["claim draw knight f three", "claim Nf3"],
  ["accept", "accept"],
  ["decline", "decline"],
  ["take back", "takeback"],
  ["resign", "resign"],
  ["abort", "abort"],
  ["rematch please", "rematch"],
  ["give time", "more"],
  ["flip", "flip"],
  ["repeat", "repeat"],
  ["help", "help"],
  ["?", "help"],
  // Neither.
  ["clok", "neither: clok clock"],
  ["hlep", "neither: hlep help"],
  ["oponent", "neither: oponent opponent"],
  ["/resing now", "neither: resing now resign"],
  ["hello there", "neither: hello there"],
  ["/e4", "neither: e4"],
  ["/b4", "neither: b4"],
  ["hello", "neither: hello"],
  ["face", "neither: face"],
  ["7", "neither: 7"],
  ["scan z", "usage: scan"],
  ["scan a1 b7", "usage: scan"],
  ["where", "usage: where"],
  ["moves many", "usage: moves"],
  ["board z9", "usage: board"],
  ["draw e4", "usage: draw"],
  ["claim tomorrow", "usage: claim"],
  ["e9", "no_square: e9"],
  ["Ni4", "no_square: i4"],
  ["Sc3", "no_man: S"],
  ["knight takes j5", "no_square: j5"],
  ["knight", "unfinished:"],
  ["Nf", "unfinished:"],
  ["rook takes", "unfinished:"],
  // Of a move's letters: the server says what is wrong.
  ["e8=K", "move e8=K"],
  ["e4 e5 e6", "move e4e5e6"],
];
for (const [text, meaning] of meanings)
  test(`“${text}” is read`, () => assert.equal(shown(read_entry(text)), meaning));

const letters: Record<Role, string> = { k: "K", q: "D", r: "T", b: "L", n: "S", p: "" };
const german: Language = { ...spoken_here, letter: (role) => letters[role] };

test("a move is read in the letters of the page's language, and in those of PGN", () => {
  const read = (text: string) => shown(read_entry(text, german));
  assert.equal(read("Sf3"), "move Nf3");
  assert.equal(read("sf3"), "move Nf3");
  assert.equal(read("Lxe5+"), "move Bxe5");
  assert.equal(read("Te8"), "move Re8");
  assert.equal(read("Dd4"), "move Qd4");
  assert.equal(read("dxe5"), "move dxe5 | Qxe5");
  assert.equal(read("e8D"), "move e8=Q");
  assert.equal(read("e8=d"), "move e8=Q");
  assert.equal(read("Nf3"), "move Nf3");
  assert.equal(read("Bc4"), "move bc4 | Bc4");
  assert.equal(read("s f3"), "scan f1-f8 a3-h3");
});

// The moves of a list that a text means.
function meant_by(text: string, fen: string, choices: string[]): string[] {
  const men = read_placement(fen);
  const [first = [], ...others] = sketches(text, spoken_here)
    .map((sketch) => fitting(sketch, choices, men))
    .filter((moves) => moves.length > 0);
  assert.ok(others.length <= 1);
  return first;
}

test("a text is found among the moves that can be played", () => {
  const fen = "r3k2r/4P3/8/3p4/2B1P3/8/1P6/RN2K1NR";
  const choices = ["e4d5", "e4e5", "c4d5", "g1f3", "b1c3", "e1g1", "e1c1", "e1e2", "e7e8q"];
  const meant = (text: string) => meant_by(text, fen, choices);
  assert.deepEqual(meant("exd5"), ["e4d5"]);
  assert.deepEqual(meant("e5"), ["e4e5"]);
  assert.deepEqual(meant("bxd5"), ["c4d5"]);
  assert.deepEqual(meant("pawn takes d5"), ["e4d5"]);
  assert.deepEqual(meant("d5"), []);
  assert.deepEqual(meant("e4d5"), ["e4d5"]);
  assert.deepEqual(meant("knight foxtrot three"), ["g1f3"]);
  assert.deepEqual(meant("o-o"), ["e1g1"]);
  assert.deepEqual(meant("castle"), ["e1g1", "e1c1"]);
  assert.deepEqual(meant("e1h1"), ["e1g1"]);
  // A king's letter never castles.
  assert.deepEqual(meant("Kg1"), []);
  assert.deepEqual(meant("e8"), []);
  assert.deepEqual(meant("e8q"), ["e7e8q"]);
  assert.deepEqual(meant("e8=K"), []);
});

test("castling is found however the list writes it, and by the rook that castles", () => {
  const ahead = premoves_of(read_placement("8/8/8/8/8/8/8/R3K1NR"), "white");
  assert.deepEqual(meant_by("O-O", "8/8/8/8/8/8/8/R3K1NR", ahead), ["e1h1"]);
  assert.deepEqual(meant_by("O-O-O", "8/8/8/8/8/8/8/R3K1NR", ahead), ["e1c1"]);
  const king_takes_rook = ["b1a1", "b1g1", "b1c1"];
  assert.deepEqual(meant_by("O-O", "8/8/8/8/8/8/8/RK4R1", king_takes_rook), ["b1g1"]);
  assert.deepEqual(meant_by("O-O-O", "8/8/8/8/8/8/8/RK4R1", king_takes_rook), ["b1a1"]);
});

test("of two men that might go there the one whose way is free is meant ahead", () => {
  const men = read_placement("8/8/8/8/8/8/8/R2QK2R");
  assert.deepEqual(free_of(["a1f1", "h1f1"], men), ["h1f1"]);
  assert.deepEqual(free_of(["a1c1", "h1h2"], men), ["a1c1", "h1h2"]);
});

test("no two commands are called alike, and every one is in the list of commands", () => {
  const { vocabulary, help } = later.entry;
  const names = command_names.flatMap((name) => vocabulary.commands[name]);
  assert.deepEqual([...new Set(names)], names);
  for (const name of command_names)
    for (const typed of help[name][0].split(", "))
      assert.match(shown(read_entry(typed)), new RegExp(`^${name}`), typed);
});
