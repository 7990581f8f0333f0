#!/usr/bin/env python3
"""Picks the games from which the drills take positions.

Usage: pick_drill_games.py ARBITER FILE... > arbiter/lessons/games.txt

FILE: PGN, plain or packed, whose games are free for every use. Rare ends come in full, the others
evenly spread over the files, so that the same files give the same games. A line is a game in UCI,
without names: what it is for are the positions.
"""

import subprocess
import sys

MOST_BYTES = 900_000
# How many games of each end; as many as there are where there are fewer.
WANTED = {"stalemate": 60, "threefold": 130, "fifty": 10, "dead_position": 60, "checkmate": 600,
          "flag": 400}
OTHERS = 2000
FEWEST_PLIES = 20
FROM_THE_START = "position startpos moves "


def lines_of(arbiter: str, files: list[str], *tests: str) -> list[str]:
    """The games that fit, in UCI, in their order."""
    wanted = ["--plies", f"{FEWEST_PLIES}..", *tests]
    games = subprocess.run([arbiter, "pgn", "filter", *wanted, *files],
                           capture_output=True, check=True).stdout
    moves = subprocess.run([arbiter, "pgn", "convert", "--to", "uci"], input=games,
                           capture_output=True, check=True).stdout.decode()
    return [line.removeprefix(FROM_THE_START) for line in moves.splitlines()
            if line.startswith(FROM_THE_START)]


def spread(lines: list[str], number: int) -> list[str]:
    if len(lines) <= number:
        return lines
    return [lines[i * len(lines) // number] for i in range(number)]


def main() -> None:
    arbiter, *files = sys.argv[1:]
    picked: dict[str, None] = {}
    for end, number in WANTED.items():
        picked.update(dict.fromkeys(spread(lines_of(arbiter, files, "--ended", end), number)))
    picked.update(dict.fromkeys(spread(lines_of(arbiter, files), OTHERS)))
    size = 0
    for line in picked:
        size += len(line) + 1
        if size > MOST_BYTES:
            break
        print(line)


if __name__ == "__main__":
    main()
