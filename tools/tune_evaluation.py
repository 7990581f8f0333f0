#!/usr/bin/env python3
"""Fits the weights of the evaluation to games that the engine plays against itself.

Usage: tune_evaluation.py [--games N] [--nodes N] [--passes N] [--folder DIR] [--table FILE]

Plays the games in parts of 1,000 (as many at a time as there are processors), learns from them and
writes arbiter/engine/evaluation/tuned_weights.hpp. Stopped at any time, it goes on where it was:
finished parts stay in the folder, and each is always played alike. Delete the folder when the
search or the evaluation has changed. The programs come from
`cmake --build --preset release --target tuning_self_play tuning_fit_weights`.

100,000 games of 1,000 nodes a move (the default) are about 7 million positions, three hours of one
processor; fitting takes minutes.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "arbiter/engine/evaluation/tuned_weights.hpp"


def play_part(program: Path, file: Path, seed: int, nodes: int, games: int) -> None:
    """Nothing where it has been played; a part that was stopped is played anew."""
    if file.exists():
        return
    unfinished = file.with_suffix(".unfinished")
    with unfinished.open("wb") as out:
        subprocess.run([program, str(seed), str(nodes), str(games)], stdout=out, check=True)
    unfinished.replace(file)


def play(programs: Path, folder: Path, nodes: int, games: int, part: int) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        running = []
        for seed, begin in enumerate(range(0, games, part), 1):
            size = min(part, games - begin)
            files.append(folder / f"{nodes}_nodes_{size}_games_{seed}.epd")
            running.append(pool.submit(play_part, programs / "tuning_self_play", files[-1], seed,
                                       nodes, size))
        for done, future in enumerate(running, 1):
            future.result()
            print(f"\r{done} of {len(running)} parts played", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return files


def fit(programs: Path, files: list[Path], passes: int, table: Path) -> None:
    fitted = subprocess.run([programs / "tuning_fit_weights", str(passes), *files],
                            stdout=subprocess.PIPE, check=True)
    unfinished = table.with_suffix(".unfinished")
    unfinished.write_bytes(fitted.stdout)
    unfinished.replace(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--nodes", type=int, default=1_000, help="a move")
    parser.add_argument("--passes", type=int, default=10, help="over all positions")
    parser.add_argument("--part", type=int, default=1_000, help="games in a file")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/tuning")
    parser.add_argument("--programs", type=Path, default=ROOT / "build/release")
    parser.add_argument("--table", type=Path, default=TABLE, help="written when all is done")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.nodes, arguments.passes, arguments.part) < 1:
        parser.error("numbers must be at least 1")
    files = play(arguments.programs, arguments.folder, arguments.nodes, arguments.games,
                 arguments.part)
    fit(arguments.programs, files, arguments.passes, arguments.table)
    print(f"written: {arguments.table}; measure it with arbiter match before it is kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
