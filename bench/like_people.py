#!/usr/bin/env python3
"""What moves cost, of people of a rating and of a level: are both alike?

Usage: like_people.py judge NAME FILE... [--most N] [--band LOW-HIGH] [--seconds S]
       like_people.py play LEVEL [--games N] [--seed N]
       like_people.py compare NAME NAME

`judge` analyses games (PGN, packed or not; with --band those in which both ratings are in it and
each player begins with S seconds or more, 300 unless said otherwise) by 20,000 nodes of Stockfish a
move, and keeps what each move has cost under NAME. `play` lets a level play itself and its
neighbours and judges its moves under level_LEVEL. `compare` shows both beside each other: median
and quantiles of the loss in centipawns, rates of inaccuracies, mistakes and blunders in percent,
how well losses of neighbouring moves agree (streaks), and the largest distance between the two
distributions (Kolmogorov's), with what chance alone would give in 95 of 100 cases.

Kept in build/like_people; a game that was judged is not judged again.
"""

import argparse
import hashlib
import json
import math
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from split_by_player import games_in  # noqa: E402

FOLDER = ROOT / "build/like_people"
ARBITER = os.environ.get("ARBITER", str(ROOT / "build/release/apps/arbiter/arbiter"))
OPENING_PLIES = 8
WORST = 1000


def stockfish() -> str:
    found = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    if not found:
        sys.exit("stockfish is not here: apt-get install stockfish")
    return found


def tag(game: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]', game, re.MULTILINE)
    return found[1] if found else ""


def is_of_band(game: str, band: tuple[int, int], seconds: int) -> bool:
    ratings = [tag(game, name) for name in ("WhiteElo", "BlackElo")]
    time = re.match(r"\d+", tag(game, "TimeControl"))
    return (all(text.isdigit() and band[0] <= int(text) < band[1] for text in ratings)
            and time is not None and int(time[0]) >= seconds
            and tag(game, "Variant") in ("", "Standard") and not tag(game, "FEN"))


def judged(game: str, sides: tuple[bool, bool]) -> list[list]:
    """[ply, loss, mark, is best] of each move of the sides behind the opening."""
    kept = FOLDER / "games" / (hashlib.sha256(game.encode()).hexdigest()[:20] + ".json")
    if not kept.exists():
        done = subprocess.run([ARBITER, "analyse", "--engine", f"{stockfish()} option.Hash=16",
                               "--nodes", "20000", "--json", "-"],
                              input=game, stdout=subprocess.PIPE, text=True, check=False)
        moves = []
        for line in done.stdout.splitlines():
            for ply, move in enumerate(json.loads(line).get("moves", []), 1):
                if "loss" in move:
                    moves.append([ply, move["loss"], move["mark"], move["best"]])
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        unfinished.write_text(json.dumps(moves))
        unfinished.replace(kept)
    return [move for move in json.loads(kept.read_text())
            if move[0] > OPENING_PLIES and sides[(move[0] - 1) % 2]]


def keep(name: str, games: list[list[list]]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(games))
    print(f"{name}: {sum(len(game) for game in games)} moves of {len(games)} games")
    print(told(games))


def losses_in(games: list[list[list]]) -> list[int]:
    return sorted(min(move[1], WORST) for game in games for move in game)


def streaks(games: list[list[list]]) -> float:
    """The correlation of a move's loss with that of the same player's move before it."""
    pairs = [(min(a[1], 300), min(b[1], 300)) for game in games for a in game for b in game
             if b[0] == a[0] + 2]
    if len(pairs) < 2:
        return 0
    means = [sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1)]
    spread = [math.sqrt(sum((pair[i] - means[i]) ** 2 for pair in pairs)) for i in (0, 1)]
    together = sum((a - means[0]) * (b - means[1]) for a, b in pairs)
    return together / max(spread[0] * spread[1], 1e-9)


def told(games: list[list[list]]) -> str:
    losses = losses_in(games)
    count = max(len(losses), 1)
    at = [losses[min(int(part * count), count - 1)] for part in (0.5, 0.75, 0.9, 0.95)]
    moves = [move for game in games for move in game]
    rates = []
    for mark in ("inaccuracy", "mistake", "blunder"):
        rate = sum(1 for move in moves if move[2] == mark) / count
        rates.append(f"{100 * rate:.1f} ± {196 * math.sqrt(rate * (1 - rate) / count):.1f}")
    best = sum(1 for move in moves if move[3]) / count
    return (f"  loss: mean {sum(losses) / count:.0f}, median, p75, p90, p95 {at}; ?!, ?, ?? "
            f"{' / '.join(rates)} %; the best move {100 * best:.0f} %; "
            f"streaks {streaks(games):.2f}")


def compare(names: list[str]) -> int:
    two = [json.loads((FOLDER / f"{name}.json").read_text()) for name in names]
    for name, games in zip(names, two, strict=True):
        print(f"{name}: {sum(len(game) for game in games)} moves\n{told(games)}")
    a, b = (losses_in(games) for games in two)
    # Between whole centipawns nothing lies; a few more or less are alike to everybody.
    distance = max(abs(sum(x <= limit for x in a) / len(a) - sum(x <= limit for x in b) / len(b))
                   for limit in range(0, WORST + 1, 5))
    chance = 1.36 * math.sqrt((len(a) + len(b)) / (len(a) * len(b)))
    print(f"  distance {distance:.3f} (by chance {chance:.3f})")
    return 0


def judge(arguments) -> int:
    band = tuple(int(part) for part in arguments.band.split("-")) if arguments.band else None
    games = []
    for file in arguments.file:
        for game in games_in(Path(file)):
            if len(games) == arguments.most:
                break
            if band is None or is_of_band(game, band, arguments.seconds):
                games.append(judged(game, (True, True)))
                print(f"\r{len(games)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    keep(arguments.name, games)
    return 0


def play(arguments) -> int:
    level = arguments.level
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"level_{level}.pgn"
    file.unlink(missing_ok=True)
    others = [other for other in (level - 1, level, level + 1) if 1 <= other <= 10]
    for other in others:
        count = arguments.games // len(others) // 2 * 2
        subprocess.run([ARBITER, "match", "--engine", f"level:{level} name=judged",
                        "--engine", f"level:{other} name=other", "--games", str(count),
                        "--seed", str(arguments.seed), "--pgn", file],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    games = []
    for game in games_in(file):
        games.append(judged(game, (tag(game, "White") == "judged", tag(game, "Black") == "judged")))
        print(f"\r{len(games)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    keep(f"level_{level}", games)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    actions = parser.add_subparsers(dest="action", required=True)
    action = actions.add_parser("judge")
    action.add_argument("name")
    action.add_argument("file", nargs="+")
    action.add_argument("--most", type=int, default=10**9, help="games")
    action.add_argument("--band")
    action.add_argument("--seconds", type=int, default=300)
    action = actions.add_parser("play")
    action.add_argument("level", type=int)
    action.add_argument("--games", type=int, default=300)
    action.add_argument("--seed", type=int, default=1)
    action = actions.add_parser("compare")
    action.add_argument("name", nargs=2)
    arguments = parser.parse_args()
    if arguments.action == "judge":
        return judge(arguments)
    return play(arguments) if arguments.action == "play" else compare(arguments.name)


if __name__ == "__main__":
    sys.exit(main())
