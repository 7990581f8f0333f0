#!/usr/bin/env python3
"""How levels choose in positions of people's games, beside what people chose there.

Usage: choices.py judge NAME LOW-HIGH [FILE...] [--most N] [--nodes N] [--learn]
       choices.py tell NAME LEVEL [PARAMETERS]...
       choices.py table NAME...

`judge` takes moves of players whose rating is in the band, from games of 5 minutes and more against
one like them, at most N of them by chance, 500 unless said otherwise, and lets Stockfish judge all
moves of the position at once, by 300,000 nodes unless said otherwise. They are players to measure
with, or with --learn those to learn from (tools/split_by_player.py). FILE is PGN, packed by zstd or
not; the games of ../shared/data/pgn unless said otherwise. What is judged is kept in
build/choices/NAME, and a position that is there is not judged again.

`tell` says of people and of a level what their moves cost and how well the level foretells them, as
choices.cpp describes; PARAMETERS change the level, for fitting it.

`table` says how well each level from 2 to 7 foretells people of each of these bands: the mean
logarithm of how likely the moves they played were, and behind it how far that is above what is
usual for this level and this band. Who errs more is unsure of more and never quite wrong, and some
bands had more positions with one move only; what is left without both tells whom a level is like.
"""

import argparse
import hashlib
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

from like_people import (
    ARBITER,
    LEAST_SECONDS,
    OPENING_PLIES,
    WORST,
    games_in,
    sides_of_band,
    sides_of_half,
    stockfish,
)

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/choices"
LEVELS = range(2, 8)
DATA = ROOT.parent / "shared/data/pgn"
USUAL_FILES = [DATA / "medium/lichess_players.pgn.zst", DATA / "small/lichess_db_2025-05.pgn",
               DATA / "chesscom/chesscom_games.pgn.zst"]


class Judge:
    """Stockfish, of which every move's score is asked."""

    def __init__(self, nodes: int):
        self.nodes = nodes
        self.process = subprocess.Popen([stockfish()], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        self.say("setoption name MultiPV value 500")
        self.say("setoption name Hash value 16")

    def say(self, line: str) -> None:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def scores(self, moves: str) -> dict[str, int]:
        """In centipawns, by move."""
        self.say("ucinewgame")
        self.say(f"position startpos moves {moves}")
        self.say(f"go nodes {self.nodes}")
        scores: dict[str, int] = {}
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                break
            found = re.search(r"multipv \d+ score (cp|mate) (-?\d+) .* pv (\S+)", line)
            if found and "bound" not in line:
                value = int(found[2])
                if found[1] == "mate":
                    value = WORST if value > 0 else -WORST
                scores[found[3]] = max(-WORST, min(WORST, value))
        return scores


def uci_games(games: list[str]) -> list[list[str]]:
    """The moves of each."""
    done = subprocess.run([ARBITER, "pgn", "convert", "--to", "uci"], input="".join(games),
                          stdout=subprocess.PIPE, text=True, check=True)
    return [re.findall(r"\b[a-h][1-8][a-h][1-8][qrbn]?\b", line)
            for line in done.stdout.splitlines()]


def chosen_moves(files: list[Path], band: tuple[int, int], half: int,
                 most: int) -> list[tuple[str, str]]:
    """The moves before and the move itself, of at most so many by chance."""
    games, whose = [], []
    for file in files:
        for game in games_in(file):
            sides = sides_of_half(game, sides_of_band(game, band, LEAST_SECONDS), half)
            if any(sides):
                games.append(game)
                whose.append(sides)
    moves = [(" ".join(played[:ply]), played[ply])
             for played, sides in zip(uci_games(games), whose, strict=True)
             for ply in range(OPENING_PLIES, len(played)) if sides[ply % 2]]
    moves.sort(key=lambda move: hashlib.sha256(" ".join(move).encode()).digest())
    print(f"{len(moves)} moves of {len(games)} games", file=sys.stderr)
    return moves[:most]


def judge(arguments) -> int:
    files = [file for file in arguments.file or USUAL_FILES if file.is_file()]
    if not files:
        sys.exit("there are no games here; name files of them")
    low, high = (int(part) for part in arguments.band.split("-"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    out = FOLDER / arguments.name
    kept = set()
    if out.exists():
        kept = {tuple(line.split("\t")[:2]) for line in out.read_text().splitlines()}
    judge_of_moves = Judge(arguments.nodes)
    with out.open("a") as lines:
        for before, played in chosen_moves(files, (low, high), 0 if arguments.learn else 1,
                                           arguments.most):
            if (before, played) in kept:
                continue
            scores = judge_of_moves.scores(before)
            if played in scores and len(scores) > 1:
                words = " ".join(f"{move}:{score}" for move, score in scores.items())
                lines.write(f"{before}\t{played}\t{words}\n")
                lines.flush()
    return 0


def tell(arguments) -> int:
    with (FOLDER / arguments.name).open() as lines:
        return subprocess.run([os.environ["BENCH"], str(arguments.level), *arguments.parameters],
                              stdin=lines, check=False).returncode


def likelihoods(name: str) -> list[float]:
    """Of the moves of that band, by levels."""
    with (FOLDER / name).open() as lines:
        done = subprocess.run([os.environ["BENCH"], str(LEVELS[0]),
                               *(f"level={level}" for level in LEVELS)],
                              stdin=lines, stdout=subprocess.PIPE, text=True, check=True)
    return [float(found) for found in re.findall(r", likelihood (-[\d.]+)", done.stdout)]


def table(arguments) -> int:
    rows = {name: likelihoods(name) for name in arguments.name}
    of_level = [statistics.mean(column) for column in zip(*rows.values(), strict=True)]
    usual = statistics.mean(of_level)
    print(" " * 8 + "".join(f"{'level ' + str(level):>17}" for level in LEVELS))
    for name, row in rows.items():
        beyond = [value - statistics.mean(row) - level + usual
                  for value, level in zip(row, of_level, strict=True)]
        print(f"{name:8}" + "".join(f"{value:9.3f} {more:+7.3f}"
                                    for value, more in zip(row, beyond, strict=True)))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    actions = parser.add_subparsers(dest="action", required=True)
    action = actions.add_parser("judge")
    action.add_argument("name")
    action.add_argument("band")
    action.add_argument("file", nargs="*", type=Path)
    action.add_argument("--most", type=int, default=500)
    action.add_argument("--nodes", type=int, default=300_000)
    action.add_argument("--learn", action="store_true")
    action = actions.add_parser("tell")
    action.add_argument("name")
    action.add_argument("level", type=int)
    action.add_argument("parameters", nargs="*")
    action = actions.add_parser("table")
    action.add_argument("name", nargs="+")
    arguments = parser.parse_args()
    return {"judge": judge, "tell": tell, "table": table}[arguments.action](arguments)


if __name__ == "__main__":
    sys.exit(main())
