// What is answered to a question that was typed. The board's keys ask some of them too.

import { castling_wing, is_capture, type Going, type Wing } from "../../chess/choices.ts";
import {
  color_of,
  opposite,
  read_placement,
  role_of,
  turn_of,
  type Placement,
} from "../../chess/placement.ts";
import type { Color, GameState, Role, Square } from "../../protocol/types.ts";
import { game_title, player_name, sentence, spelled } from "../../words/game.ts";
import { words } from "../../words/index.ts";
import { later } from "../../words/later.ts";
import { answer, scanned } from "../../board/answers.ts";
import { told_ply, type Seen } from "../../board/seen.ts";
import type { Command } from "./commands.ts";

const { answers, entry } = later;
const usual_moves = 5;
const order: readonly Role[] = ["k", "q", "r", "b", "n", "p"];

type Asked =
  | "my"
  | "last"
  | "moves"
  | "pieces"
  | "scan"
  | "where"
  | "legal"
  | "captures"
  | "color"
  | "fen"
  | "material"
  | "turn"
  | "opponent";
export type Questioned = Extract<Command, { name: Asked }>;

export function told(asked: Questioned, seen: Seen): string {
  const { game, fen } = seen;
  const men = read_placement(fen);
  switch (asked.name) {
    case "last":
    case "material":
    case "turn":
      return answer(seen, asked.name, "");
    case "my":
      return own_last(seen);
    case "moves":
      return last_moves(seen, asked.count ?? usual_moves);
    case "fen":
      return entry.fen((seen.moves.at(-1) ?? game.start).fen);
    case "scan":
      return scanned(asked.lines, men);
    case "where":
      return listed(game, men, { ...asked, file: null });
    case "pieces":
      return listed(game, men, asked);
    case "color":
      return answer(seen, "color", asked.square);
    case "legal":
    case "captures": {
      const only_captures = asked.name === "captures";
      if (asked.square === null) return all_moves(seen, men, only_captures);
      return answer(seen, only_captures ? "captures" : "moves", asked.square);
    }
    case "opponent":
      return opponent(game);
  }
}

function own_last(seen: Seen): string {
  const { game, moves } = seen;
  for (let one = moves.length; one > 0; --one) {
    const before = moves[one - 2]?.fen ?? game.start.fen;
    if (game.you.includes(turn_of(before))) return told_ply(seen, one);
  }
  return entry.no_own_move;
}

// Of both sides, counted as players count moves.
function last_moves(seen: Seen, count: number): string {
  const ply = seen.moves.length;
  if (ply === 0) return words.board.no_move;
  const first = Math.max(1, ply - 2 * count + 1);
  return Array.from({ length: ply - first + 1 }, (_, index) => told_ply(seen, first + index)).join(
    " ",
  );
}

function listed(
  game: GameState,
  men: Placement,
  { whose, role, file }: { whose: Color | "mine" | null; role: Role | null; file: string | null },
): string {
  const sides: readonly Color[] =
    whose === null ? ["white", "black"] : whose === "mine" ? game.you : [whose];
  return sides
    .map((side) => {
      const kinds = order
        .filter((one) => role === null || one === role)
        .map((one): [Role, Square[]] => [one, squares_of(men, side, one, file)])
        .filter(([, squares]) => squares.length > 0);
      if (kinds.length === 0) return entry.no_men(side, file);
      return entry.pieces(
        side,
        kinds.map(([one, squares]) => [one, squares.map(spelled)]),
      );
    })
    .join(" ");
}

function squares_of(men: Placement, side: Color, role: Role, file: string | null): Square[] {
  return [...men]
    .filter(([, man]) => color_of(man) === side && role_of(man) === role)
    .map(([square]) => square)
    .filter((square) => file === null || square.startsWith(file))
    .sort();
}

function all_moves({ game, choices, fen }: Seen, men: Placement, only_captures: boolean): string {
  if (choices === null) return answers.not_now;
  const turn = turn_of(fen);
  const goals = new Map<Square, Set<Square>>();
  const castles = new Set<Wing>();
  for (const move of game.end === null ? game.legal : []) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    if (only_captures && !is_capture(men, from, to)) continue;
    const wing = castling_wing(men, move);
    if (wing !== null) castles.add(wing);
    else goals.set(from, (goals.get(from) ?? new Set()).add(to));
  }
  const found = [...goals].map(([from, to]): Going => [
    role_of(men.get(from) ?? "wp"),
    spelled(from),
    [...to].map(spelled),
  ]);
  return only_captures ? entry.captures(turn, found) : entry.legal(turn, found, [...castles]);
}

function opponent(game: GameState): string {
  const { you, players } = game;
  const [own] = you;
  if (own === undefined) return sentence(game_title(game));
  if (you.length > 1) return entry.both_here;
  const side = opposite(own);
  const player = players[side];
  if (player.kind === "open" && player.name === null) return entry.nobody_yet(side);
  const where = player.kind === "open" ? "missing" : player.here ? "here" : "away";
  return entry.opponent(player_name(player, side, you), side, where);
}
