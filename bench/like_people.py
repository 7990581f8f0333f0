#!/usr/bin/env python3
"""What moves cost, of people of a rating and of a level: are both alike?

Usage: like_people.py judge NAME FILE... [--most N] [--band LOW-HIGH] [--seconds S] [--unseen]
       like_people.py play LEVEL [--games N] [--seed N]
       like_people.py compare NAME NAME
       like_people.py variety LEVEL

`judge` analyses games (PGN, packed or not) by 20,000 nodes of Stockfish a move, and keeps what each
move has cost under NAME. With --band these are the moves of those whose rating is in it, against
one who is at most 250 points away, where each begins with S seconds or more, 300 unless said
otherwise; with --unseen of those alone from whose games nothing was learned
(tools/split_by_player.py). `play` lets a level play itself and its neighbours, until both think for
two moves that one is 10 pawns ahead, and judges its moves under level_LEVEL. `compare` shows both
beside each other: median and quantiles of the loss in centipawns, rates of inaccuracies, mistakes
and blunders in percent, absurd blunders in a thousand moves (what was just moved is taken at once),
how well losses of neighbouring moves agree, and how many best moves in a row a game has at most
(streaks), and the largest distance between the two distributions (Kolmogorov's), with what chance
alone would give in 95 of 100 cases. `variety` lets a level play 100 games from the initial position
against an opponent that always answers alike, and counts how many ways they begin, 12 plies far.

Kept in build/like_people, games of levels in a folder for each build of the program; whatever was
stopped goes on, and a game that was judged is not judged again.
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
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "bench")]
from matches import ARBITER, kept_match  # noqa: E402
from split_by_player import games_in, half_of  # noqa: E402

FOLDER = ROOT / "build/like_people"
OPENING_PLIES = 8
# Ratings that are not farther apart than this.
ALIKE = 250
LEAST_SECONDS = 300
WORST = 1000
# Nobody plays on for long where both see that it is decided; there no move costs anything.
RESIGNATION = (str(WORST), "2")


def stockfish() -> str:
    found = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    if not found:
        sys.exit("stockfish is not here: apt-get install stockfish")
    return found


def tag(game: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]', game, re.MULTILINE)
    return found[1] if found else ""


def sides_of_band(game: str, band: tuple[int, int], seconds: int) -> tuple[bool, bool]:
    """Whose moves count: whose rating is in the band, against one like him."""
    ratings = [tag(game, name) for name in ("WhiteElo", "BlackElo")]
    time = re.match(r"\d+", tag(game, "TimeControl"))
    if (not all(text.isdigit() for text in ratings) or time is None or int(time[0]) < seconds
            or tag(game, "Variant") not in ("", "Standard") or tag(game, "FEN")):
        return (False, False)
    white, black = (int(text) for text in ratings)
    if abs(white - black) > ALIKE:
        return (False, False)
    return (band[0] <= white < band[1], band[0] <= black < band[1])


def sides_of_half(game: str, sides: tuple[bool, bool], half: int) -> tuple[bool, bool]:
    """Of these sides those of players of that half: 0 to learn from, 1 to measure with."""
    white, black = (half_of(tag(game, colour)) == half for colour in ("White", "Black"))
    return (sides[0] and white, sides[1] and black)


def is_taken_at_once(move: dict) -> bool:
    """Does the best answer take what has just moved?"""
    lines = move["after"]["lines"]
    return bool(lines) and lines[0]["moves"][0][2:4] == move["uci"][2:4]


def judged(game: str, sides: tuple[bool, bool]) -> list[list]:
    """[ply, loss, mark, is best, is taken at once] of each move of the sides behind the opening."""
    kept = FOLDER / "judged" / (hashlib.sha256(game.encode()).hexdigest()[:20] + ".json")
    if not kept.exists():
        done = subprocess.run([ARBITER, "analyse", "--engine", f"{stockfish()} option.Hash=16",
                               "--nodes", "20000", "--json", "-"],
                              input=game, stdout=subprocess.PIPE, text=True, check=False)
        moves = []
        for line in done.stdout.splitlines():
            for ply, move in enumerate(json.loads(line).get("moves", []), 1):
                if "loss" in move:
                    moves.append([ply, move["loss"], move["mark"], move["best"],
                                  is_taken_at_once(move)])
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


def longest_run(games: list[list[list]]) -> float:
    """So many best moves in a row a side plays at most, on the average over games."""
    runs = []
    for game in games:
        for parity in (0, 1):
            run = longest = 0
            moves = [move for move in game if move[0] % 2 == parity]
            for move in moves:
                run = run + 1 if move[3] else 0
                longest = max(longest, run)
            if moves:
                runs.append(longest)
    return sum(runs) / max(len(runs), 1)


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
    absurd = sum(1 for move in moves if move[2] == "blunder" and move[4]) / count
    return (f"  loss: mean {sum(losses) / count:.0f}, median, p75, p90, p95 {at}; ?!, ?, ?? "
            f"{' / '.join(rates)} %; the best move {100 * best:.0f} %; absurd "
            f"{1000 * absurd:.1f} ± {1960 * math.sqrt(absurd * (1 - absurd) / count):.1f} of 1000; "
            f"streaks {streaks(games):.2f}, {longest_run(games):.1f}")


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
            sides = sides_of_band(game, band, arguments.seconds) if band else (True, True)
            if arguments.unseen:
                sides = sides_of_half(game, sides, 1)
            if any(sides):
                games.append(judged(game, sides))
                print(f"\r{len(games)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    keep(arguments.name, games)
    return 0


def played(name: str, first: str, second: str, games: int, *terms: str) -> Path:
    return kept_match(FOLDER, f"{name}_{games}", games, first, second, terms,
                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def play(arguments) -> int:
    level = arguments.level
    others = [other for other in (level - 1, level, level + 1) if 1 <= other <= 10]
    count = arguments.games // len(others) // 2 * 2
    files = [played(f"level_{level}_v_{other}", f"level:{level} name=judged",
                    f"level:{other} name=other", count, "--seed", str(arguments.seed), "--resign",
                    *RESIGNATION) for other in others]
    games = []
    for game in (game for file in files for game in games_in(file)):
        games.append(judged(game, (tag(game, "White") == "judged", tag(game, "Black") == "judged")))
        print(f"\r{len(games)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    keep(f"level_{level}", games)
    return 0


def variety(arguments) -> int:
    file = played(f"variety_{arguments.level}", f"level:{arguments.level} name=judged",
                  "self name=other nodes=5000", 100, "--resign", "500", "2")
    for colour in ("White", "Black"):
        games = [game for game in games_in(file) if tag(game, colour) == "judged"]
        ways = {first_plies(game, 12) for game in games}
        print(f"level {arguments.level} as {colour}: {len(ways)} ways in {len(games)} games")
    return 0


def first_plies(game: str, most: int) -> str:
    text = re.sub(r"\{[^}]*\}", " ", game.split("\n\n", maxsplit=1)[1])
    return " ".join([word for word in text.split() if word[0].isalpha()][:most])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    actions = parser.add_subparsers(dest="action", required=True)
    action = actions.add_parser("judge")
    action.add_argument("name")
    action.add_argument("file", nargs="+")
    action.add_argument("--most", type=int, default=10**9, help="games")
    action.add_argument("--band")
    action.add_argument("--seconds", type=int, default=LEAST_SECONDS)
    action.add_argument("--unseen", action="store_true")
    action = actions.add_parser("play")
    action.add_argument("level", type=int)
    action.add_argument("--games", type=int, default=300)
    action.add_argument("--seed", type=int, default=1)
    action = actions.add_parser("variety")
    action.add_argument("level", type=int)
    action = actions.add_parser("compare")
    action.add_argument("name", nargs=2)
    arguments = parser.parse_args()
    if arguments.action == "judge":
        return judge(arguments)
    if arguments.action == "play":
        return play(arguments)
    return variety(arguments) if arguments.action == "variety" else compare(arguments.name)


if __name__ == "__main__":
    sys.exit(main())
