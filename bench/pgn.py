#!/usr/bin/env python3
"""Reading PGN against Debian's pgn-extract, one thread each.

Usage: pgn.py [--runs N] [--data DIR]

DIR (../shared/data/pgn unless said otherwise) holds the games: medium/lichess_players,
masters_players and tcec_standard_stripped, unpacked here with zstd. The programs take turns, so
that whatever else the machine does falls on all alike. Printed are the medians of the user time,
and how many times faster than `pgn-extract -r`, which plays every move, each of ours is.
"""

import argparse
import os
import resource
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median

import perft

ROOT = Path(__file__).resolve().parent.parent
# Debian has it among the games.
PGN_EXTRACT = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")
FILES = ["lichess_players", "masters_players", "tcec_standard_stripped"]


def unpack(data: Path, name: str, folder: Path) -> Path:
    packed = data / f"medium/{name}.pgn.zst"
    if not packed.is_file():
        perft.give_up(f"{packed}: no such file; --data names the games")
    unpacked = folder / f"{name}.pgn"
    subprocess.run(["zstd", "-dqf", packed, "-o", unpacked], check=True)
    return unpacked


def user_time(command: list[str], allowed: tuple[int, ...] = (0,)) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False)
    if done.returncode not in allowed:
        perft.give_up(f"{' '.join(map(str, command))}: ended with {done.returncode}")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared/data/pgn")
    options = parser.parse_args()
    for program, found in (("pgn-extract", PGN_EXTRACT), ("zstd", shutil.which("zstd"))):
        if not found:
            perft.give_up(f"{program} is not installed")
    bench = os.environ["BENCH"]
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            file = unpack(options.data, name, Path(folder))
            commands = {"pgn-extract -r": [PGN_EXTRACT, "-r", file],
                        "tokens": [bench, "tokens", file],
                        "replay": [bench, "replay", file],
                        "check": [os.environ["ARBITER"], "check", file]}
            times: dict[str, list[float]] = {what: [] for what in commands}
            for _ in range(options.runs):
                for what, command in commands.items():
                    times[what].append(user_time(command, (0, 1)))
            peer = median(times["pgn-extract -r"])
            print(f"{name}, {file.stat().st_size / 1e6:.1f} MB")
            for what, runs in times.items():
                seconds = median(runs)
                speed = file.stat().st_size / 1e6 / seconds
                print(f"  {what:16}{seconds:8.3f} s{speed:9.1f} MB/s{peer / seconds:8.2f} x")


if __name__ == "__main__":
    main()
